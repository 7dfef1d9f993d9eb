// What a trade is called, as beginnings of words in nine languages and a few other scripts, and the things by which it is known, the plainest first.
// Those before a bar fit whatever it says, those after it must be named; where there is none, all fit.

/** Of two trades that are named at one place the upper counts. */
export const TRADES: readonly (readonly [things: string, names: string])[] = [
  // Trades over which nothing is drawn.
  [
    '',
    'funeral|undertaker|hospice|bestatt|funerari|pompes funebres|onoranze|uitvaart|pogrzeb|begravning|debt advice|addiction|rape crisis',
  ],
  // Desks and screens.
  [
    '| laptop phone chart',
    'software|saas\\b|\\bapp\\b|app for|platform for|web app|plattform fur|aplicacion|logiciel|aplicativo|oprogramowan|programvara',
  ],
  [
    '| server laptop magnifier',
    'developer|devops|\\bapi\\b|hosting|database|cloud platform|open source|command line|build tool|log search|feature flags|continuous integration',
  ],
  ['lock | shield key', 'cyber|password manager|security software'],
  [
    '| receipt coin pen',
    'accountan|bookkeep|invoic|payroll|\\btax\\b|month-end|steuer|buchhalt|contabil|asesoria|comptab|commercialist|boekhoud|ksiegow|redovisning',
  ],
  [
    '| coin scale chart',
    'bank\\b|credit union|payments|savings|invest|pension|mortgage|sparkasse|banco|banque|banca|fintech|budgeting',
  ],
  ['| umbrella shield house', 'insur|versicherung|seguros|assuranc|assicura|verzeker|ubezpiecz|forsakring'],
  [
    '| scale document pen',
    'law firm|lawyer|solicitor|legal|barrister|notary|anwalt|kanzlei|abogad|avocat|avvocat|advogad|advocat|advokat|adwokat|notar',
  ],
  ['| megaphone pen chat', 'marketing|advertis|copywrit|communications agency|public relations|werbeagentur'],
  ['| pencil bulb palette', 'design studio|branding|graphic design|design agency|designburo|estudio de diseno'],
  ['| handshake briefcase people', 'recruit|staffing|consult|coaching|beratung|consultor|conseil|consulenz|doradz'],
  // Food and drink.
  ['wheat | basket', 'مخبز|taboon|tabun|tandoor|flatbread'],
  [
    'bread croissant wheat',
    'baker|bread|sourdough|backer|panader|boulanger|panetter|panific|padaria|bakkerij|piekarn|bager|patisser|konditor|pasteler|pasticcer',
  ],
  ['wheat bread | basket', 'flour|\\bmill\\b|stoneground|muhle|molino|moulin|mulino'],
  ['| cake gift candle', 'cake shop|cakes|cupcake|confection|sweet shop|chocolat|حلويات'],
  ['wrench | plug hammer', 'repair ?cafe|reparatiecafe|cafe reparation'],
  [
    'cup | croissant teapot',
    'coffee|cafe\\b|cafes\\b|caffe|kaffee|kawiarn|koffie|espresso|roaster|rosterei|cafeteria|barista',
  ],
  ['teapot cup | leaf', 'tea room|tea shop|teas\\b|teehaus|salon de the'],
  ['ice_cream | strawberry cherry', 'ice cream|gelat|eisdiele|heladeri|glacier|lody\\b|glassbar|sorbet'],
  ['pizza | tomato wine', 'pizz'],
  ['plate | tomato carrot', 'kebap|kebab|doner|shawarma|falafel|imbiss'],
  ['burger | beer tomato', 'burger|smokehouse|barbecue|diner\\b'],
  ['bowl | fish shrimp', 'ramen|sushi|noodle|dumpling|麺|寿司|ラーメン'],
  [
    'fish | shrimp lemon',
    'fishmonger|seafood|fish and chip|oyster|pescader|poissonn|pescheria|peixaria|fischhandl|fiskaffar',
  ],
  [
    'wine grapes bottle',
    'wine|winery|vineyard|weingut|winzer|bodega|vino|vinho|vignoble|caviste|cantina|wijn|winnic|vinbar',
  ],
  [
    'beer | wheat bottle',
    'brewer|beer|taproom|\\bpub\\b|brauer|cervec|brasseri|birrific|cervej|brouwer|browar|bryggeri',
  ],
  ['apple | bottle tree', 'cider|orchard|apple juice|mosterei|sidra|cidre'],
  ['| cocktail lemon bottle', 'cocktail|distill|\\bgin\\b|\\brum\\b|whisky|mezcal'],
  [
    'plate pot | wine',
    'restaurant|bistro|osteria|trattoria|taverna|taqueria|tacos|supper club|catering|gasthaus|gasthof|restaurac|restoran|menu\\b',
  ],
  ['honey | bee flower', 'honey|beekeep|apiar|imker|miel\\b|apicult'],
  ['cheese | cow wheat', 'cheese|dairy|creamery|kaserei|queser|fromager|caseific|queijar|kaasmaker|mleczarn'],
  ['egg | chicken basket', 'egg farm|eggs\\b|poultry'],
  ['basket | parcel heart', 'food ?bank|food pantry|soup kitchen|tafel e|banco de alimentos|banque alimentaire'],
  [
    'carrot tomato basket',
    'greengrocer|vegetable|veg box|grocer|gemuse|verdura|fruteri|legumes|market garden|huerta|farm shop|hofladen|deli\\b|supermarket|whole ?foods',
  ],
  ['| wheat cow egg', 'farm\\b|farmer|bauernhof|granja|ferme\\b|fattoria|boerderij|gospodarstw|bondgard'],
  // Plants and animals.
  [
    'flower tulip rose',
    'florist|flower shop|flowers|blumen|floristin|floristeria|fleurist|fiorai|floricult|bloemen|kwiaciarn|blomsterhand',
  ],
  [
    'plant sprout shovel',
    'plant nursery|houseplant|garden|plants\\b|seed|gartner|jardin|giardin|viveiro|tuin|ogrod|roslin|tradgard|allotment|landscap',
  ],
  ['tree leaf | saw', 'tree surgeon|arborist|baumpfleg|elagueur|arboricult'],
  ['| tree leaf bird', 'forest|woodland|conservation|wildlife|nature reserve|rewild|naturschutz|naturaleza'],
  [
    'paw | dog cat',
    'veterin|(?:clinica|clinique|clinic|przychodnia|lecznica|ambulatorio) (?:veterin|weteryn)|tierklinik|dierenkliniek|djurklinik|\\bvets?\\b|animal clinic|pet shop|pets\\b|dog groom|dog walk|dog train|kennel|cattery|animal rescue|animal shelter|tierarzt|tierheim|mascotas|animalerie',
  ],
  ['horse | shoe medal', 'riding school|stables|equestrian|reitschule|reithof|hipica|equitation'],
  // Body and health.
  [
    'tooth | mirror heart',
    'dentist|dental\\b|orthodont|zahnarzt|zahnmedizin|clinica dental|dentaire|tandarts|dentyst|tandlak|oral care',
  ],
  ['glasses | eye magnifier', 'optic|optik|eyewear|glasses|brillen|lunett|ottic[ao]|okular|optyk'],
  ['pill | plaster thermometer', 'pharmac|chemist|apothek|farmaci|apotek|aptek'],
  ['| foot heart runner', 'physio|osteopath|chiropract|podiat|massage|fisioterap|kinesitherap|krankengymnast'],
  [
    'stethoscope | pulse heart',
    'clinic|surgery|medical|doctor|hospital|health|arzt|praxis|medic[oa]|cabinet medical|przychodn|vardcentral|midwi',
  ],
  ['| brain chat heart', 'psycholog|counsell|therap|mental'],
  ['yoga | leaf candle', 'yoga|pilates|meditation|joga\\b'],
  [
    'dumbbell | runner trophy',
    '\\bgym\\b|fitness|boxing|crossfit|strength|gimnasio|palestra|ginasio|musculation|sportschool|silown|نادي',
  ],
  ['barber scissors comb', 'barber|barbier|barbearia'],
  [
    'scissors comb | mirror',
    'hairdress|hair salon|hair\\b|friseur|peluquer|coiffeur|parrucch|cabeleir|kapper|fryzjer|frisor',
  ],
  ['| lipstick perfume mirror', 'beauty|nail (?:bar|salon)|cosmetic|kosmetik|estetic|makeup|skincare|perfum|fragrance'],
  ['| soap drop leaf', 'soap|seife|jabon|savon|sapon|sabonete|\\bspa\\b|sauna|onsen|温泉'],
  // Home and making.
  [
    'wrench | drop bath',
    'plumb|heating engineer|klempner|installateur|fontaner|plombi|idraulic|canalizador|loodgiet|hydraulik|rormok|boiler|bathroom',
  ],
  ['plug | car battery', 'ev charg|electric car|wallbox|ladestation|ladepunkt'],
  [
    'plug bulb | lightning',
    'electrician|electrical|elektrik|electricist|elettric|instalaciones electricas|energy supplier|lighting',
  ],
  ['| sun house plug', 'solar|heat pump|insulation|renewable|photovolta|warmepumpe'],
  [
    'hammer saw | ladder',
    'builder|building firm|carpent|joiner|roof|construction|contractor|scaffold|plaster|tischler|schreiner|zimmerei|dachdeck|albanil|carpinter|menuisi|falegnam|timmer|stolarz|stolarni|snicker',
  ],
  ['roller brush | ladder', 'decorator|house paint|maler|pintores|wallpaper'],
  ['armchair | chair sofa', 'upholster|polsterei|tapicer|tapissier|tappezz|tapetser|fatolj'],
  ['chair table | lamp', 'furniture|interior|mobel|muebles|meubles|arredament|moveis|meubel|mebl|sofas'],
  ['vase bowl cup', 'potter|ceramic|keramik|topfer|olaria|ceramica|ceramique|poteri'],
  ['yarn | sock thread', 'yarn|wool|knit|crochet|wolle|lana\\b|laine\\b'],
  [
    'thread scissors | shirt',
    'tailor|sewing|alteration|mending|embroid|fabric|textile|schneider|sastre|couture|sartor|naaiatelier|krawiec',
  ],
  ['| dress ring flower', 'wedding|bridal|hochzeit|boda|mariage|matrimonio|casament'],
  [
    'shirt bag dress',
    'clothing|clothes|fashion|vintage cloth|second-hand shop|apparel|boutique|kleidung|ropa\\b|vetement|abbigliament|roupa|kleding|odziez',
  ],
  ['shoe | thread hammer', 'cobbler|(?:shoe|boot) ?(?:maker|repair)|resol[ei]|schuhmacher|zapater|cordonn|calzol'],
  ['shoe | sock bag', 'shoe ?shop|footwear|shoes|schuh|sapat|trainers'],
  ['ring | star mirror', 'jewel|goldsmith|juwelier|goldschmied|joyeri|bijou|gioiell|joalh'],
  ['candle | flame lamp', 'candle|kerzen|velas\\b|bougies'],
  [
    'washer | wrench plug',
    'washing machine|appliance|lavatrici|elettrodomestic|waschmaschin|haushaltsgerat|electrodomestic|electromenager|eletrodomestic|witgoed|agd\\b|vitvaror',
  ],
  ['washer shirt sock', 'laundr|dry clean|wascherei|lavander|blanchisser|wasserette|pralni'],
  ['broom bucket soap', 'cleaning|cleaners|reinigung|limpieza|nettoyage|pulizie|limpeza|schoonmaak'],
  ['key | door lock', 'locksmith|schlusseldienst|cerrajer|serrurier|fabbro|slotenmaker|slusarz|lassmed'],
  ['house | key door', 'estate agent|letting|property|real estate|housing|immobil|inmobil|makler|nieruchomos|maklare'],
  ['house | pencil ladder', 'architect|architekt|arquitect'],
  // On the way.
  ['bicycle | mountain map', '(?:cycling|cycle|bike) (?:tours?|holidays|trips)|radreisen'],
  [
    'bicycle | wrench gear',
    'bicycle|\\bbikes?\\b|cycling|\\bcycles?\\b|fahrrad|bicicl|\\bvelos?\\b|\\bbici\\b|fiets|rower|sykkel|cykel|ciclofficin',
  ],
  [
    'car | wrench gear',
    'garage|car repair|mechanic|\\bmot\\b|car wash|driving school|fahrschule|autowerkstatt|taller mecanico|autoescuela|officina auto|taxi|car hire|\\bcars\\b',
  ],
  ['kayak | map compass', 'kayak|canoe|kajak|kanu|piragu|caiaque'],
  ['anchor | boat compass', 'ferry|ferries|sailing|boatyard|lifeboat|rowing|regatta|marina\\b|chantier naval'],
  ['bus | ticket road', '\\bbus(?:es)?\\b|\\bbusse\\b|coach trip|coach travel|stadtbus|busbetrieb|autobus'],
  [
    'train | ticket suitcase',
    'railway|rail holiday|heritage line|(?:steam|model|by|night|the) trains?\\b|train (?:rides?|trips?|tickets?|lines?|travel)|eisenbahn|tramway',
  ],
  [
    'van | parcel road',
    'freight|haulage|courier|removals|logistic|delivery|spedition|umzug|mudanza|demenag|trasloch|verhuis|transport',
  ],
  ['suitcase | plane globe', 'travel agen|holidays|tour operator|reisebur|agencia de viajes|voyages|viaggi'],
  [
    'bed | key suitcase',
    'hotel|familienhotel|guesthouse|b&b|bed and breakfast|hostel|pension\\b|gastezimmer|chambres|albergo|pousada|温泉宿|旅館',
  ],
  ['mountain | compass shoe', 'hiking|mountain|trekking|climb|wander|senderis|randonn|escursion'],
  ['| shoe compass map', 'hill walk|walks\\b|walking tours|fells'],
  ['tent | compass mountain', 'camp(?:ing|site)|outdoor|zeltplatz'],
  ['wave | sun bird', 'surf|swim|lido|schwimm|natacion|natation|nuoto|natacao|zwem|plywan|simskola|pool\\b'],
  // Words, arts, play.
  [
    'books | book lamp',
    'bookshop|bookstore|books\\b|librar(?:y|ies|ies)|librer|libreria|librairie|buchhand|bucherei|bibliothe|bibliote|livrari|boekhand|ksiegarn|bokhandel|مكتبة|書店|publisher',
  ],
  ['brush | pen document', 'calligraph|書道|kalligraf'],
  ['| chat book pencil', 'language school|english lessons|英会話|sprachschule|academia de idiomas'],
  [
    '| balloons kite pencil',
    'nursery school|day nursery|day ?care|kindergart|kita\\b|kindertages|przedszkol|guarderia|escuela infantil|creche|playgroup|childmind|toys?\\b|toy shop',
  ],
  [
    'record | headphones speaker',
    'record (?:shop|label|store)|vinyl|recording studio|schallplatten|nightclub|techno|\\bdjs?\\b',
  ],
  [
    'note | violin microphone',
    'choir|orchestra|music|musik|chor\\b|musica|musique|muziek|muzyk|chorale|concert|konzert|band\\b',
  ],
  ['mask | ticket star', 'theat(?:er|re)|teatr|drama|panto|improv'],
  ['microphone | ticket beer', 'comedy|stand-up|open mic|poetry slam|cabaret'],
  ['film | ticket camera', 'cinema|film club|kino\\b|cine\\b'],
  ['camera | film eye', 'photograph|fotograf|photo studio'],
  ['microphone | radio headphones', 'radio|podcast'],
  [
    '| palette brush eye',
    'museum|gallery|art class|artist|painting|kunst|museo|musee|galleria|galerie|museu|printmak|exhibition',
  ],
  ['football | trophy shoe', 'football|soccer|fussball|futbol|calcio|futebol|voetbal|pilkarsk|fotboll|\\bfc\\b'],
  ['| trophy medal flag', 'rugby|netball|hockey|cricket|sportverein'],
  ['racket | trophy shoe', 'tennis|padel|badminton|squash'],
  ['runner | shoe medal', 'running (?:club|shop|group)|runners|athletic|laufverein|marathon|triathlon'],
  ['controller | dice star', 'video game|games studio|game studio|indie game'],
  ['dice puzzle | cup', 'board game|games caf|brettspiel|jeux de societe'],
  ['| robot gear chart', 'robot|automation'],
  ['| microscope flask magnifier', 'laborator|research|science|biotech|wissenschaft'],
  // Help.
  ['| bed key cup', 'night shelter|homeless|notschlaf'],
]

/** What says little of a trade counts where nothing says more. */
export const KINDS: typeof TRADES = [
  [
    '| pencil books cap',
    'tutor|school|nachhilfe|schule|escuela|ecole|scuola|escola|szkol|skola|college|universit|education|lessons|pta\\b',
  ],
  ['| heart hand house', 'charity|volunteer|non-profit|wohltatig|caridad|benevol|onlus|stichting|fundacj'],
  ['| people flag chat', 'community|association|verein\\b|neighbourhood|neighborhood|council|asociacion|trade union'],
  ['| shop bag tag', 'shop|store\\b|laden\\b|tienda|boutique|negozio|loja\\b|winkel|sklep|butik'],
]
