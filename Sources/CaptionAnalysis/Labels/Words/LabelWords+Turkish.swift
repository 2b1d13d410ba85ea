extension LabelWords {
  /// Turkish.
  ///
  /// Source: written for CaptionKit after the label forms of Turkish broadcasters.
  static let turkish = LabelLanguage(
    "tr",
    #"""
    sound: ses sesi sesler sesleri gürültü* sessizlik güler gülüyor gülüş* gülüşme* kahkaha*
    kıkırda* iç_çek* içini_çeker inle* inliyor hıçkır* ağla* ağlar ağlıyor çığlık* bağrış*
    haykırış* kükre* hırla* havla* köpek* miyavla* tısla* ıslık* kuş* cıvıl* kişne* vızıl*
    vızılda* horla* tik_tak çal* çalar zil* telefon_çalar çan* kapı_çalınır vur* vurur vurma*
    tıkla* tıklama* gümbür* çarp* çarpar gıcırda* gıcırtı* çıtırda* tıkırtı* hışırtı* gök_gürler
    gök_gürültüsü gürle* şimşek yağmur* rüzgar* rüzgâr* fırtına dalga* şıpırtı* damla* fokur*
    adım* ayak_sesleri alkış* tezahürat* yuhala* uğultu* konuşmalar silah* ateş_edilir patla*
    patlama* siren* alarm* korna* bip* motor* fren* lastik* tren* helikopter* cızırtı* klavye*
    yırtıl* cam kırıl* kırılır çekiç* matkap öksür* öksürük boğazını_temizler hapşır*
    burnunu_çeker esner öpücük tükür* kalp_atışı titreş* kapı kapılar pencere su ateş kavga nefes*
    solu* ses_yok
    music: müzik* müziği şarkı* ezgi* melodi* orkestra* vals marş caz piyano* gitar* keman* çello
    org akordeon* flüt* trompet* davul* koro* ney saz bağlama
    playing: çalıyor duyulur
    singing: söyler söylüyor mırıldanarak
    manner: fısılda* fısıldar fısıltı* sessizce alçak yüksek bağır* bağırır seslen* mırılda*
    kekele* konuşur alayla alaycı ironik kızgın* üzgün* sinirli* boğuk aksan* çevir* çeviri okur
    taklit* anlaşılmaz* duyulmaz düşünür dua sarhoş* yavaşça sakince
    language: türkçe ingilizce fransızca almanca ispanyolca italyanca portekizce rusça yunanca
    arapça farsça kürtçe japonca çince korece ermenice
    channel: telefon* telefonda radyo* radyodan telsiz* telsizden televizyon* hoparlör* megafon*
    mikrofon* kayıt* kayıttan diyafon* ekran_dışı
    role: adam erkek kadın çocuk oğlan kız bebek adamlar erkekler kadınlar çocuklar kızlar herkes
    hepsi ikisi birlikte anlatıcı sunucu muhabir spiker kişi insanlar bey hanım öğretmen öğrenci
    profesör doktor hemşire hasta polis komiser kaptan teğmen general asker bekçi denizci pilot
    şoför garson aşçı satıcı kasiyer sekreter patron avukat hâkim savcı tanık imam rahip kral
    kraliçe prens prenses başkan bakan ajan hırsız katil mahkûm yabancı komşu arkadaş anne baba
    nine dede büyükanne büyükbaba kardeş abla ağabey abi oğul amca dayı teyze hala müşteri yolcu
    çiftçi balıkçı fırıncı postacı işçi robot hayalet cadı yaşlı genç birinci ikinci tercüman
    group: kalabalık seyirci* seyirciler grup
    notname: dikkat not uyarı ipucu adım kural bölüm soru cevap yanıt unutma sonuç özet örnek
    kısım önemli tehlike madde neden sorun çözüm skor saat tarih yer isim ad adres konu kime
    kimden sahne perde seviye numara gün hafta ay yıl sayfa ders bugün yarın dün plan seçenek amaç
    malzemeler liste yaş fiyat sevgili sayın http https hava
    credit: altyazı* çeviren copyright senkron*
    sign: tabela levha manşet çıkış giriş kapalı açık yasak eczane
    when: sonra önce ertesi sabah öğle akşam gece gün hafta ay yıl saat dakika ilkbahar yaz
    sonbahar kış bölüm son
    speech: ben sen biz siz bana sana beni seni bize size benim senin bizim bu ne kim nasıl
    nerede niye hangi var yok değil evet hayır teşekkürler merhaba selam ama çünkü eğer gel git
    dur bekle bak dinle imdat burada orada asla her_zaman tanrım allah lütfen tamam inanmıyorum
    and: ve ile
    endings: arak erek
    """#
  )
}
