import CaptionModel

extension Track {
  /// The primary subtag of the language that the words are in, whatever the document declares.
  ///
  /// - Parameter least: The fewest words by which it is told; inclusive.
  /// - Returns: Nil where there are fewer words, or where several languages fit.
  public func languageOfWords(atLeast least: Int) -> String? {
    let lexicon = LabelLexicon.shared
    var guess = LanguageGuess(lexicon)
    for cue in cues {
      guess.add(cue.text.utf8)
      if guess.isEnough, guess.words >= least { break }
    }
    return guess.words >= least ? lexicon.code(of: guess.languages) : nil
  }

  /// Whether words of a language, given as a BCP 47 tag, can be told from those of others.
  public static func canTellWords(of language: String) -> Bool {
    LabelLexicon.shared.languages(of: language) != nil
  }
}
