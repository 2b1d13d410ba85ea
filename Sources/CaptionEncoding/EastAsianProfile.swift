/// What East Asian text looks like in an encoding that fits.
///
/// All these encodings have thousands of characters, of which a few hundred make up most of any
/// text. Read in a wrong encoding, text falls on characters that hardly occur.
enum EastAsianProfile: Sendable, CaseIterable {
  case japanese
  case simplifiedChinese
  case traditionalChinese
  case korean

  var name: String {
    switch self {
    case .japanese: "Japanese"
    case .simplifiedChinese: "simplified Chinese"
    case .traditionalChinese: "traditional Chinese"
    case .korean: "Korean"
    }
  }

  /// How well the characters of a text fit the language.
  func fit(of sample: DecodedSample) -> Double {
    let common = common
    return sample.counts.reduce(0) { $0 + Double($1.value) * weight(of: $1.key, common) }
  }

  /// How well a character beyond ASCII speaks for the language; negative where against it.
  private func weight(of scalar: Unicode.Scalar, _ common: Set<Unicode.Scalar>) -> Double {
    switch scalar.value {
    case 0x3001...0x3002, 0xFF01, 0xFF0C, 0xFF1F, 0x300C...0x300F, 0x2026, 0x30FB, 0x3000: 1.5
    case 0xFF08...0xFF5E, 0x2015, 0x2014, 0x201C...0x201D, 0x266A, 0x00B7, 0x2018...0x2019: 0.5
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: self == .japanese ? 3 : -3
    case 0xFF61...0xFF9F: self == .japanese ? 0.5 : -4
    case 0xAC00...0xD7A3: self == .korean ? (common.contains(scalar) ? 3 : 1) : -4
    case 0x4E00...0x9FFF:
      if common.contains(scalar) { self == .japanese ? 2.5 : 3 } else { self == .korean ? -2 : 0 }
    case 0xE000...0xF8FF, 0x3400...0x4DBF, 0x20000...0x2FFFF: -5
    default: -2
    }
  }

  /// The frequent characters.
  private var common: Set<Unicode.Scalar> {
    let text =
      switch self {
      case .japanese:
        "人一日大年出本中子見国言上分生手自行者二間事思時気会十家女三前的方入小地合後目長場代私下立部学"
          + "物月田何今来知話同体明戦動最新力外内名食待帰好君僕彼俺聞心死男達話度夜朝早水電車駅友母父悪"
          + "違変々愛元真無声止予定表忘能登席"
      case .simplifiedChinese:
        "的一是不了我你他在有这个们说来到时要就会那没好看么为上过人得去都对大也能可以什子和后自己想知道"
          + "吗吧给她下还出地里很怎样事现只用如多家天但心把小让做没再开回中生老她所起成真种前点经想走间谁"
          + "请谢见问太找应该妈爸爱话跟让啊呢从两年本今明早晚"
      case .traditionalChinese:
        "的一是不了我你他在有這個們說來到時要就會那沒好看麼為上過人得去都對大也能可以什子和後自己想知道"
          + "嗎吧給她下還出地裡很怎樣事現只用如多家天但心把小讓做沒再開回中生老她所起成真種前點經想走間誰"
          + "請謝見問太找應該媽爸愛話跟讓啊呢從兩年本今明早晚"
      case .korean:
        "이다는에가을의고하지를서한은나도리로사자그어기아시인일대정요게해네거내있들면라수안니오만여전보모"
          + "부제우상신주구습말당것무세래했었않까야와던조생원없너겠장때분러동저더미마좀음알죠데왜적성려못방"
          + "스선같유져건발간계집먹군"
      }
    return Set(text.unicodeScalars)
  }
}
