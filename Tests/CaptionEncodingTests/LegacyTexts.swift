/// Sentences that were made up for the tests, and encodings that files in the language are met in.
let legacyTexts: [(language: String, encodings: [String], lines: [String])] = [
  (
    "Czech", ["windows-1250", "ISO-8859-2"],
    [
      "Kůň přeběhl přes náměstí.",
      "Kde jsou ty klíče?",
      "Možná leží na stole, vedle židle.",
    ]
  ),
  (
    "Polish", ["windows-1250", "ISO-8859-2"],
    [
      "Zażółć gęślą jaźń, mówił dziadek.",
      "Nie wiem, gdzie są klucze.",
      "Może leżą pod łóżkiem?",
    ]
  ),
  (
    "Polish", ["windows-1250", "ISO-8859-2"],
    [
      "Dziękuję, to już wszystko.",
      "Chodź tutaj!",
      "Nie mogę teraz.",
    ]
  ),
  (
    // In ISO-8859-2 the last letter of the third word is the pilcrow of windows-1250.
    "Polish", ["windows-1250", "ISO-8859-2"],
    [
      "Nie wiem, co ci powiedzieć dziś wieczorem.",
      "Poszedł do domu i już nie wrócił, żeby się pożegnać.",
      "Dlaczego milczysz? Powiedz mi prawdę!",
      "Musimy poczekać do jutra, może będzie lepiej.",
      "Nikt nie widział, jak to się stało, źle.",
    ]
  ),
  (
    "Hungarian", ["windows-1250", "ISO-8859-2"],
    [
      "Jó reggelt, már forr a víz.",
      "Köszönöm, csak a kulcsokért jöttem.",
      "Ott van a polcon, a kenyér mellett. Őrült eső!",
    ]
  ),
  (
    "Croatian", ["windows-1250", "ISO-8859-2"],
    [
      "Dobro jutro, čaj je već gotov.",
      "Hvala, došao sam samo po ključeve.",
      "Što kažeš, možda sutra?",
    ]
  ),
  (
    "Romanian", ["windows-1250", "ISO-8859-2"],
    [
      "Bună dimineaţa, ceaiul e gata.",
      "Mulţumesc, am venit doar după chei.",
      "Sînt pe raft, lângă pâine şi ouă.",
    ]
  ),
  (
    "Romanian", ["ISO-8859-16"],
    [
      "Bună dimineața, ceaiul e „gata”.",
      "Mulțumesc, am venit doar după chei.",
      "Sînt pe raft, lângă pâine și ouă.",
    ]
  ),
  (
    "Maltese", ["ISO-8859-3"],
    [
      "Grazzi ħafna, qed nistenna ż-żiemel.",
      "Fejn huma ċ-ċwievet?",
      "Għandi bżonn il-ħobż u l-ġobon.",
    ]
  ),
  (
    "Esperanto", ["ISO-8859-3"],
    [
      "Ĉu vi aŭdas la birdojn sur la arbo?",
      "Mi ŝatas la freŝan panon ĉi tie.",
      "Ĝis morgaŭ, kaj dankon pro ĉio.",
    ]
  ),
  (
    "Welsh", ["ISO-8859-14"],
    [
      "Mae'r dŵr yn oer iawn yn y tŷ heddiw.",
      "Ble mae'r ŵyn? Dyma'r cŵn gwyn.",
      "Mae gŵr hŷn yn y tŵr.",
    ]
  ),
  (
    "Slovak", ["windows-1250", "ISO-8859-2"],
    [
      "Dobré ráno, čaj už vrie.",
      "Ďakujem, prišiel som len po kľúče.",
      "Sú na polici, hneď vedľa chleba.",
    ]
  ),
  (
    "French", ["windows-1252", "macintosh"],
    [
      "Ça alors, déjà levé ?",
      "L’eau bout, le café est prêt.",
      "Où sont mes clés ? Près du pain.",
    ]
  ),
  (
    "German", ["windows-1252", "macintosh"],
    [
      "Guten Morgen, schon so früh auf?",
      "Das Wasser kocht, möchtest du Tee?",
      "Die Schlüssel müssen auf dem Regal liegen, draußen.",
    ]
  ),
  (
    "German", ["windows-1252"],
    [
      "Na schön.",
      "Der Schlüssel!",
      "Bis später.",
    ]
  ),
  (
    "Spanish", ["windows-1252", "macintosh"],
    [
      "¿Dónde están las llaves?",
      "El agua ya está hirviendo, mamá.",
      "¡Mañana por la mañana, señor!",
    ]
  ),
  (
    "Portuguese", ["windows-1252", "macintosh"],
    [
      "Bom dia, a água já está a ferver.",
      "Não, só vim buscar as chaves.",
      "Estão na estante, ao lado do pão.",
    ]
  ),
  (
    "Italian", ["windows-1252"],
    [
      "Buongiorno, l'acqua bolle già.",
      "Perché sei così di fretta?",
      "È lì, più in basso.",
    ]
  ),
  (
    "Swedish", ["windows-1252", "macintosh"],
    [
      "God morgon, vattnet kokar redan.",
      "Tack, jag är bara här för nycklarna.",
      "De ligger på hyllan, bredvid brödet.",
    ]
  ),
  (
    "Danish", ["windows-1252"],
    [
      "Godmorgen, vandet koger allerede.",
      "Tak, jeg er her kun for nøglerne.",
      "De ligger på hylden, ved siden af brødet.",
    ]
  ),
  (
    "Finnish", ["windows-1252"],
    [
      "Huomenta, vesi kiehuu jo.",
      "Kiitos, tulin vain hakemaan avaimia.",
      "Ne ovat hyllyllä, leivän vieressä.",
    ]
  ),
  (
    "Icelandic", ["windows-1252"],
    [
      "Góðan daginn, vatnið sýður nú þegar.",
      "Takk, ég kom bara að sækja lyklana.",
      "Þeir eru á hillunni, við brauðið.",
    ]
  ),
  (
    "Dutch", ["windows-1252"],
    [
      "Goedemorgen, het water kookt al.",
      "Dank je, ik kom één sleutel halen.",
      "Die ligt bij de coördinator.",
    ]
  ),
  (
    "English", ["windows-1252"],
    [
      "Good morning, the water’s boiling.",
      "Thank you, I came for the keys.",
      "They are on the shelf.",
    ]
  ),
  (
    "English", ["windows-1252", "macintosh"],
    [
      "He sat in the café all day.",
      "And you said nothing to him.",
      "That is what I heard.",
    ]
  ),
  (
    "Turkish", ["windows-1254", "ISO-8859-9"],
    [
      "Günaydın, su kaynıyor bile.",
      "Teşekkürler, sadece anahtarlar için geldim.",
      "Rafta, ekmeğin yanında.",
    ]
  ),
  (
    "Turkish", ["windows-1254"],
    [
      "Şimdi değil.",
      "Işığı kapat!",
      "Çok güzel bir gün.",
    ]
  ),
  (
    "Lithuanian", ["windows-1257"],
    [
      "Labas rytas, vanduo jau verda.",
      "Ačiū, atėjau tik raktų.",
      "Jie ant lentynos, šalia duonos. Žinau, kad dėdė juos ten padėjo.",
    ]
  ),
  (
    "Latvian", ["windows-1257"],
    [
      "Labrīt, ūdens jau vārās.",
      "Paldies, es atnācu tikai pēc atslēgām.",
      "Tās ir plauktā, blakus maizei.",
    ]
  ),
  (
    "Estonian", ["windows-1257"],
    [
      "Tere hommikust, vesi juba keeb.",
      "Aitäh, tulin ainult võtmete järele.",
      "Need on riiulil, leiva kõrval.",
    ]
  ),
  (
    "Russian", ["windows-1251", "KOI8-R", "ISO-8859-5", "IBM866", "MAC-CYRILLIC"],
    [
      "Где мои ключи? Вода уже кипит.",
      "Посмотри на полке, рядом с хлебом.",
      "Нашёл, спасибо.",
    ]
  ),
  (
    "Russian", ["windows-1251", "KOI8-R"],
    [
      "Стой!",
      "Что это?",
      "Не знаю.",
    ]
  ),
  (
    "Ukrainian", ["windows-1251", "KOI8-U"],
    [
      "Доброго ранку, чайник уже кипить.",
      "Дякую, я лише по ключі.",
      "Вони на полиці, біля хліба. Її немає.",
    ]
  ),
  (
    "Bulgarian", ["windows-1251"],
    [
      "Добро утро, чайникът вече ври.",
      "Благодаря, дойдох само за ключовете.",
      "На рафта са, до хляба.",
    ]
  ),
  (
    "Serbian", ["windows-1251"],
    [
      "Добро јутро, чајник већ кључа.",
      "Хвала, дошао сам само по кључеве.",
      "На полици су, поред хлеба.",
    ]
  ),
  (
    "Greek", ["windows-1253", "ISO-8859-7"],
    [
      "Καλημέρα, το νερό βράζει ήδη.",
      "Ευχαριστώ, ήρθα μόνο για τα κλειδιά.",
      "Είναι στο ράφι, δίπλα στο ψωμί.",
    ]
  ),
  (
    "Greek", ["windows-1253", "ISO-8859-7"],
    [
      "Άσε με!",
      "Τι είναι αυτό;",
      "Δεν ξέρω.",
    ]
  ),
  (
    "Hebrew", ["windows-1255", "ISO-8859-8"],
    [
      "בוקר טוב, המים כבר רותחים.",
      "תודה, באתי רק בשביל המפתחות.",
      "הם על המדף, ליד הלחם.",
    ]
  ),
  (
    "Arabic", ["windows-1256", "ISO-8859-6"],
    [
      "أين وضعت المفاتيح؟",
      "شكرا، لقد وجدتها.",
      "المفاتيح على الرف بجانب الخبز.",
    ]
  ),
  (
    "Persian", ["windows-1256"],
    [
      "سلام، چطوري؟",
      "من براي گرفتن کليدها آمدم.",
      "پيش نان، روي قفسه است.",
    ]
  ),
  (
    "Thai", ["TIS-620"],
    [
      "สวัสดีตอนเช้า น้ำเดือดแล้ว",
      "ขอบคุณ ฉันมาเอากุญแจเท่านั้น",
      "อยู่บนชั้น ข้างขนมปัง",
    ]
  ),
  (
    "Japanese", ["Shift_JIS", "EUC-JP"],
    [
      "お湯が沸いていますよ。",
      "ありがとう、鍵を取りに来ただけです。",
      "棚の上、パンの隣にあります。",
    ]
  ),
  (
    "Japanese", ["Shift_JIS", "EUC-JP"],
    [
      "待って！",
      "何これ？",
      "知らない。",
    ]
  ),
  (
    "Chinese, simplified", ["GB18030"],
    [
      "茶还没有好，你先坐。",
      "谢谢，我找到了。",
      "钥匙在架子上，面包旁边。",
    ]
  ),
  (
    "Chinese, simplified", ["GB18030"],
    [
      "等等！",
      "这是什么？",
      "我不知道。",
    ]
  ),
  (
    "Chinese, traditional", ["Big5"],
    [
      "早安，水已經開了。",
      "謝謝，我只是來拿鑰匙。",
      "就在架子上，麵包旁邊。",
    ]
  ),
  (
    "Chinese, traditional", ["Big5"],
    [
      "等等！",
      "這是什麼？",
      "我不知道。",
    ]
  ),
  (
    "Korean", ["EUC-KR"],
    [
      "좋은 아침이에요, 물이 벌써 끓고 있어요.",
      "고마워요, 열쇠만 가지러 왔어요.",
      "선반 위, 빵 옆에 있어요.",
    ]
  ),
  (
    "Korean", ["EUC-KR"],
    [
      "기다려!",
      "이게 뭐야?",
      "몰라.",
    ]
  ),
]
