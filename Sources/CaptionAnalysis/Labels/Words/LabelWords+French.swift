extension LabelWords {
  /// French.
  ///
  /// Source: written for CaptionKit after the label forms that the quality charter of 2011 and
  /// streaming guides describe.
  static let french = LabelLanguage(
    "fr",
    #"""
    sound: bruit* son sons silence rire rires rit rient ricane* glousse* éclat_de_rire soupir*
    soupire gémi* grogne* grognement* halète* souffle* sanglot* pleur* pleurs crie_de hurlement*
    cri cris rugi* aboie* aboiement* chien chiens miaul* miaou ronronn* siffle* sifflet sifflement
    chant_du_coq coq oiseau* gazouill* hennissement* hennit beugle* meugle* bêle* bourdonn*
    vrombi* ronfle* tic-tac sonnerie* sonne sonnent sonnette* cloche* carillon* on_frappe frappe*
    coup coups claque* claquement* fracas craque* craquement* grince* grincement* cliquet* clic
    déclic froiss* bruisse* gronde* grondement* tonnerre orage foudre pluie vent tempête vagues
    clapot* goutte* gargouill* bouillonn* pas pas_qui bruits_de_pas applaudi* applaudissement*
    acclam* huées hue brouhaha clameur* rumeur conversation* coup_de_feu coups_de_feu tir tirs
    détonation* fusillade explo* sirène* alarme* klaxon* bip* tonalité moteur* démarre* pneus
    crisse* crissement* frein* train hélicoptère* grésill* parasites larsen tape frappe_au clavier
    déchir* bris verre se_brise brise marteau perceuse scie mâche* avale* déglutit rot rote pet
    hoquet* toux tousse* tousser éternue* éternuement* renifle* s'éclaircit racle* bâille*
    bâillement embrasse* baiser crache* battement* cœur vibre* vibreur vibration* porte portes
    portail fenêtre eau feu crépit* ailes bagarre lutte chute gifle claquements téléphone_sonne
    pas_de_son aucun_son glas sabots galop grillons cigales mouettes chahut tintement* tinte*
    cliquetis ronflement* chuintement inspir* expir* respir* vacarme rafale* crash impact
    détonations volet*
    on_entend
    hoquète frottement* martèlement* tambourinement piaillement* pépiement* croassement* coassement*
    caquètement* jappement* glapissement* barrissement* stridulations gong averse bourrasque*
    éclaboussure* plouf pétarade* vagissement* ovation exclamation*
    music: musique* musical* chanson* mélodie* air orchestre* valse* marche_militaire hymne
    ballade berceuse opéra jazz piano guitare* violon* violoncelle orgue* accordéon* flûte*
    trompette* saxophone harpe tambour* batterie percussion* chœur* chorale fanfare générique
    refrain cornemuse
    playing: joue jouent retentit s'arrête continue
    singing: chante chantent chantant fredonne* chantonne*
    manner: chuchot* murmur* crie crient criant hurle hurlant tout_bas voix_basse voix_haute bas
    fort bégai* bredouill* marmonn* balbuti* articul* parle parlant ironique* sarcastique*
    moqueur* triste tristement colère énervé* excité* nerveux rauque accent traduc* traduit lit
    lisant imite imitant inaudible incompréhensible indistinct* étouffé* pense réfléchit prie ivre
    lentement doucement sèchement calmement
    ému émue effrayé effrayée surpris fatigué fatiguée agacé agacée inquiet inquiète amusé amusée
    paniqué paniquée furieux furieuse essoufflé essoufflée soulagé soulagée gêné gênée
    en_pleurant nerveuse priant s'écrie ordonne s'exclame entre_ses_dents supplie suppliant implore
    gémissant ronchonne grommelle bafouille zozote sanglotant pleurant riant rigolant haletant
    soupirant baillant chantonnant froidement tendrement durement gentiment méchamment fermement
    fièrement timidement joyeusement gaiement nerveusement rageusement triomphant hésitant hésitante
    suspicieux suspicieuse méfiant méfiante surprise étonné étonnée choqué choquée déçu déçue vexé
    vexée fâché fâchée contrarié contrariée exaspéré exaspérée irrité irritée bouleversé bouleversée
    désespéré désespérée attendri attendrie admiratif admirative sérieux sérieuse menaçant menaçante
    enjoué enjouée endormi endormie somnolent affolé affolée apeuré apeurée terrifié terrifiée
    horrifié horrifiée d'un_ton simultanée en_chœur simultanément répète annonce déclare dit
    language: français anglais allemand espagnol italien portugais néerlandais suédois danois
    norvégien finnois polonais tchèque russe ukrainien turc grec arabe hébreu japonais chinois
    coréen latin breton alsacien corse occitan catalan basque québécois langue_étrangère
    langue_des_signes
    channel: téléphone radio télé télévision tv haut-parleur* interphone mégaphone micro
    enregistrement répondeur vidéo talkie-walkie talkie ordinateur off hors_champ écran
    role: homme femme garçon fille enfant bébé hommes femmes garçons filles enfants tous toutes
    ensemble tout_le_monde les_deux narrateur narratrice présentateur présentatrice animateur
    animatrice journaliste reporter commentateur voix personne gens monsieur madame dame
    professeur prof élève étudiant étudiante médecin docteur infirmier infirmière patient policier
    policière police commissaire inspecteur capitaine lieutenant général soldat garde gardien
    marin pilote chauffeur conducteur contrôleur serveur serveuse barman cuisinier vendeur
    vendeuse caissière secrétaire patron patronne avocat avocate juge procureur témoin prêtre curé
    sœur moine roi reine prince princesse maire président ministre agent voleur tueur prisonnier
    inconnu inconnue étranger voisin voisine ami amie mère père maman papa mamie papi grand-mère
    grand-père frère fils oncle tante mari client cliente passager fermier pêcheur boulanger
    facteur ouvrier chanteur robot fantôme sorcière vieux vieille jeune autre
    interprète supporter supporters joueur entraîneur arbitre masculine féminine
    élèves hôtesse standardiste mendiant mendiante invités invité invitée serveurs passagers clients
    soldats policiers gendarme gendarmes pompier pompiers ambulancier ambulancière secouriste
    chirurgien psychologue psychiatre dentiste vétérinaire pharmacien boucher bouchère boulangère
    épicier fleuriste coiffeur coiffeuse couturière plombier électricien maçon mécanicien ouvrière
    paysan paysanne berger chasseur bûcheron jardinier gardienne concierge femme_de_ménage bonne
    valet majordome comte comtesse duc duchesse baron chevalier empereur impératrice évêque cardinal
    pape abbé nonne chanteuse acteur actrice comédien comédienne danseur danseuse musicien
    réalisateur metteur_en_scène photographe peintre écrivain auteur poète éditeur chercheur
    chercheuse scientifique historien philosophe étudiants lycéen lycéenne camarade collègue copain
    copine fiancé fiancée mariée marié belle-mère beau-père cousin cousine neveu nièce jumeaux
    petit-fils petite-fille bambin ado adolescent adolescente quelqu'un témoins accusé accusée
    suspect suspecte détenu prisonnière otage ravisseur braqueur bandit espion espionne assassin
    député préfet ambassadeur conseiller conseillère candidat candidate militant militante
    manifestant manifestante spectateur spectateurs spectatrice touriste touristes passant passante
    automobiliste taxi chauffeur_de_taxi conductrice hôtesse_de_l'air steward commandant adjudant
    sergent caporal amiral matelot sauveteur présentateur_télé présentatrice_météo speaker
    speakerine annonceur commentatrice répondeur automate voix_de_synthèse voix_masculine
    voix_féminine voix_d'enfant fée ogre géant dragon démon ange diable sorcier extraterrestre
    monstre créature
    voice: voix
    group: foule public assemblée groupe manifestants
    notname: note attention rappel étape bref question réponse chapitre règle conseil astuce
    résultat conclusion résumé exemple partie épisode important danger avertissement premièrement
    deuxièmement point raison problème solution score heure date lieu nom adresse objet ps
    p.s scène acte niveau numéro jour semaine mois année page verset leçon aujourd'hui demain hier
    plan option but ingrédients sujet thème liste version statut âge taille prix cher chère http
    https météo morale preuve avantage vérité remarque citation groupe_a info flash match minute
    post-scriptum troisièmement enfin autrement_dit petit_conseil bonne_nouvelle
    mauvaise_nouvelle à_savoir dernière_minute conseils moralité conclusion_du bilan total prénom
    téléphone email condition conditions méthode devise titre_provisoire recette explication
    définition précision correction erratum note_à mémo liste_des motif règle_d'or règlement avis
    consigne consignes objectif attention_à attention_aux programme menu
    premier deuxième troisième première seconde second
    credit: sous-titre* sous-titrage* sous-titré* adaptation traduit_par traduction synchro*
    copyright transcription relecture repérage
    réalisation scénario
    sign: panneau affiche écriteau enseigne titre gros_titre sortie entrée fermé ouvert interdit
    défense pharmacie texte_à_l'écran incrustation
    when: plus_tard tard auparavant lendemain matin midi après-midi soir jour jours semaine
    semaines mois an ans année années heure heures minutes printemps été automne hiver janvier
    février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi
    mercredi jeudi vendredi samedi dimanche chapitre épisode partie prologue épilogue fin minuit
    speech: je j'ai tu nous vous moi toi me te mon ma mes ton ta notre votre ce cela ça c'est qui
    quoi que comment pourquoi quand quel quelle est suis es sommes êtes sont était ai as avons
    avez ont ne n'est n'en ne_pas n'a non oui si s'il merci bonjour salut adieu mais parce car
    donc alors viens va allez attends regarde écoute arrête aide secours ici jamais toujours
    dieu oh ah eh j'en t'es t'as crois rien dépêche-toi tais-toi t'inquiète d'accord vite
    entends
    determiner: il elle ils elles on le la les l un une des du de_la son sa ses leur
    preposition: à en au avec sur dans par d'une sous via
    depuis derrière entre
    and: et
    endings: ement amment emment
    """#
  )
}
