/// The languages whose lists are asked: first the text's own, then the others.
struct LabelLanguages {
  let lexicon: LabelLexicon
  let main: LabelLexicon.Languages
  let others: LabelLexicon.Languages

  var hasOthers: Bool { others != 0 }

  /// The lists for runs without spaces: a file of another language may still hold some.
  var spaceless: LabelLexicon.Languages {
    main & lexicon.spaceless == 0 ? lexicon.spaceless : main
  }

  /// - Parameter tag: The language of the text as a BCP 47 tag; nil where nobody knows.
  init(_ tag: String?, lexicon: LabelLexicon = .shared) {
    self.lexicon = lexicon
    if let own = lexicon.languages(of: tag) {
      main = own
      others = ~own
    } else {
      main = LabelLexicon.allLanguages
      others = 0
    }
  }

  init(main: LabelLexicon.Languages, lexicon: LabelLexicon = .shared) {
    self.lexicon = lexicon
    self.main = main
    others = ~main
  }
}
