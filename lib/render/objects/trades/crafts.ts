// Trades of the home, the workshop, the road, the arts and play; written as those in the table beside it.
import type { Named } from '#lib/render/objects/trades/table.ts'

export const CRAFTS: Named = [
  // Home and making.
  [
    'stone_wall | hammer',
    'dry ?stone|stone ?wall|stonemason|steinmetz|trockenmauer|cantero|piedra seca|pierre seche|tailleur de pierre|scalpellin|pietra a secco|steenhouwer|kamieniarz|stenhuggar',
  ],
  [
    'window | brush sun',
    'stained glass|glazier|window (?:maker|fitter|restor)|glasmalerei|glaserei|vidrier|vitrail|vitraux|vetrat|vetreri|glas-in-lood|witraz|glasmasteri',
  ],
  [
    'squeegee bucket | window',
    'window clean|fensterreinig|limpieza de cristales|laveur de vitres|lavavetri|glazenwasser',
  ],
  [
    'brush | pencil ladder',
    'sign ?(?:paint|writ)|schriftenmal|schildermal|rotulist|peintre en lettres|enseignes|insegne dipinte',
  ],
  [
    'hat | scissors',
    'millin(?:er|iner)|hat ?maker|hatter|hutmacher|modist|sombrerer|chapelier|cappellai|chapelaria|hoedenmak|kapelusz|hattmak',
  ],
  ['umbrella | wrench', 'umbrella (?:maker|repair|shop)|schirmmacher|paraguer|parapluies'],
  [
    'doll | thread teddy',
    'dolls?.? hospital|doll ?(?:maker|repair|doctor)|hospital for (?:[a-z]+ ){0,2}dolls|puppenklinik|puppendoktor|puppenmach|hospital de (?:bonecas|munecas)|clinique des poupees|ospedale delle bambole|poppendokter|klinika lalek',
  ],
  ['teddy | thread heart', 'toy hospital|hospital for (?:[a-z]+ ){0,2}(?:toys|teddies)|teddy ?bear|teddyklinik'],
  [
    'chimney | brush house stove firewood nest',
    'chimney|schornstein|kaminkehr|limpeza de chamin|limpieza de chimen|pulizia (?:camini|canne)|deshollin|ramonage|ramoneur|spazzacamin|limpa-chamin|schoorsteen|kominiar|sotare|sotning',
  ],
  ['stove | flame', 'fireplace|wood ?burn|log burner|kaminof|kachelof|poeles? a bois|stufe a legna|kominki'],
  [
    'knife',
    'knife|knives|sharpening|messerschl|messerschmied|scherenschleif|cuchill|afilad|coutell|affut|coltell|arrotin|cutelar|afiador|messenslijp|ostrzen|knivslip|包丁|研ぎ',
  ],
  [
    'tile | brush vase',
    'tiles\\b|tiling|tilers?\\b|fliesenleg|azulej|carrelag|carreleur|piastrell|ladrilh|tegelzet|glazurnik|plattsatt|タイル',
  ],
  [
    'pillow bed',
    'bedding|mattress|duvet|bettwaren|bettenhaus|matratz|colchon|literie|matelas|materass|colchoaria|beddengoed|materac|sangklad',
  ],
  [
    'watch | clock',
    'watchmak|watch repair|uhrmacher|relojeri|horloger|orologi|relojoari|horlogemak|zegarmistrz|urmakar',
  ],
  [
    'bin | leaf',
    'wertstoffhof|recyclinghof|dechetterie|punto limpio|ecocentro|milieustraat|recycling (?:centre|center|company|co-op)|waste (?:collection|management|services)|refuse collection|entsorgung|abfallwirtschaft|recogida de residuos|dechetterie|collecte des dechets|raccolta rifiuti|afvalinzamel|gospodarka odpadami|renhallning',
  ],
  ['turbine | lightning', 'wind (?:farm|power|energy|turbine)|windkraft|windpark|eolic|eolien|windenergie|vindkraft'],
  [
    'tap | drop',
    'water (?:company|utility|board|works|supply)|wasserwerk|wasserversorg|eau potable|acquedott|drinkwaterbedrijf|wodociag|vattenverk',
  ],
  [
    'wrench | drop bath toilet',
    'plumb|heating engineer|klempner|installateur|fontaner|plombi|idraulic|canalizador|loodgiet|hydraulik|rormok|boiler|bathroom',
  ],
  [
    'phone | battery plug',
    '(?:phone|mobile|smartphone) (?:repair|shop)|handyreparatur|handyladen|(?:reparacion|tienda) de moviles|reparation (?:de )?(?:telephone|smartphone)|riparazione (?:cellulari|smartphone)|reparacao de telemoveis|telefoonreparatie|naprawa telefonow|mobilreparation',
  ],
  ['plug | car battery', 'ev charg|electric cars?\\b|wallbox|ladestation|ladepunkt'],
  [
    'plug bulb | lightning',
    'electrician|electrical|elektrik|electricist|elettric|instalaciones electricas|energy supplier|lighting',
  ],
  [
    'panel | sun house plug',
    '(?:rooftop |community )?solar (?:install|panel|power|energy|compan|co-op|roof|firm)|solarteur|solaranlage|photovolta|fotovolta|fotowolta|zonnepanel|solceller',
  ],
  ['| sun house plug', 'solar|heat pump|insulation|renewable|photovolta|warmepumpe'],
  [
    '| hammer key wrench roller',
    'hardware (?:shop|store)|ironmonger|diy (?:shop|store)|baumarkt|eisenwaren|ferreter|quincaill|ferramenta|ferragens|ijzerwaren|doe-het-zelf|sklep zelazn|jarnaffar|jarnhandel',
  ],
  ['roller brush | ladder', 'decorator|house paint|maler|pintores|wallpaper'],
  ['chair | thread', 'chair caning|caned chair|rush seat|stuhlflecht|cannage|rempaill|impagliat'],
  ['armchair | chair sofa footstool', 'upholster|polsterei|tapicer|tapissier|tappezz|tapetser|fatolj'],
  ['chair table | lamp', 'furniture|interior|mobel|muebles|meubles|mobili\\b|arredament|moveis|meubel|mebl|sofas'],
  [
    'pottery_wheel | mug vase bowl cup kiln',
    'potter|ceramic|keramik|topfer|olaria|ceramica|ceramique|poteri|窯元|陶芸|陶器',
  ],
  [
    'yarn | sock thread',
    'yarn|wool|knit|crochet|wolle|stricken|strickcaf|hakel|lana\\b|laine\\b|tricot|breiwinkel|wloczk|garn|stickkvall|stickcaf',
  ],
  [
    'thread scissors | shirt sewing_machine',
    'tailor|sewing|alteration|mending|embroid|fabric|textile|schneider|sastre|couture|sartor|naaiatelier|krawiec',
  ],
  ['| dress ring flower', 'wedding|bridal|hochzeit|boda|mariage|matrimonio|casament'],
  [
    'shirt bag dress | coat',
    "clothing|clothes|fashion\\b|vintage cloth|second-hand shop|apparel|(?<!(?:petite|la|en|notre|une) )boutique(?! (?:ouverte|en ligne|d[eu]|d'|hotel|bakery|gym|fitness|agency|firm|law|studio))|kleidung|ropa\\b|vetement|abbigliament|roupa|kleding|odziez",
  ],
  [
    'shoe_last shoe | thread hammer boot',
    'cobbler|(?:shoe|boot) ?(?:maker|repair)|resol[ei]|schuhmacher|zapater|cordonn|calzol|sapateir|schoenmak|szewc|skomak',
  ],
  ['shoe | sock bag boot', 'shoe ?shop|footwear|shoes|schuh|sapat|trainers'],
  ['ring | star mirror', 'jewel|goldsmith|juwelier|goldschmied|joyeri|bijou|gioiell|joalh'],
  ['candle | flame lamp', 'candle|kerzen|velas\\b|bougies'],
  [
    'washer | wrench plug',
    'washing machine|appliance|lavatrici|elettrodomestic|waschmaschin|haushaltsgerat|electrodomestic|electromenager|eletrodomestic|witgoed|agd\\b|vitvaror',
  ],
  [
    'washer shirt sock',
    'laundr|laundere|dry clean|wascherei|waschsalon|lavander|lavandaria|laverie|lavomatic|blanchisser|wasserette|wassalon|stomerij|pralni|tvattomat|tvatteri|kemtvatt',
  ],
  [
    'broom bucket soap',
    'cleaning(?! (?:hulls?|boats?|ships?|tanks?|chimneys?|windows?|solar|gutters?|drains?|teeth|up)\\b)|cleaners|reinigung|limpieza|nettoyage|pulizie|limpeza|schoonmaak',
  ],
  ['key | door lock keys', 'locksmith|schlusseldienst|cerrajer|serrurier|fabbro|slotenmaker|slusarz|lassmed'],
  ['house | pencil ladder', 'architect|architekt|arquitect'],
  // On the way.
  [
    'skis | mountain snowflake',
    'ski\\b|skischul|skilehr|skiverleih|ski ?school|skiing|esqui\\b|scuola (?:di )?sci|maestri di sci|narciars|skidskol|skidor',
  ],
  [
    'skate | snowflake',
    'ice rink|ice skating|ice hockey|eishalle|eislauf|eishockey|patinoire|patinaje sobre hielo|palaghiaccio|ijsbaan|schaats|lodowisk|ishall|konstakning',
  ],
  [
    'climbing_wall | carabiner mountain climbing_shoe',
    "climbing (?:wall|gym|centre|center|hall|club)|boulder|escalad|kletter|arrampicat|wspinacz|klimhal|klatter|salles? de bloc|bloc d'escalade|ボルダリング",
  ],
  ['bicycle | mountain map', '(?:cycling|cycle|bike) (?:tours?|holidays|trips)|radreisen'],
  [
    'bicycle | wrench gear bicycle_wheel cargo_bike bike_chain hex_bolt',
    'bicycle|\\bbikes?\\b|cycling|\\bcycles?\\b|fahrrad|bicicl|\\bvelos?\\b|\\bbici\\b|fiets|rower|sykkel|cykel|ciclofficin',
  ],
  [
    'car | motorbike wrench gear car_battery tyre wing_mirror',
    'windscreen|windshield|autoglas|pare-brise|parabrisas|garage|car repair|mechanic|\\bmot\\b|car wash|autowerkstatt|taller mecanico|officina (?:auto|meccanica)|oficina (?:auto|mecanica)|warsztat samochod|bilverkstad|car hire|\\bcars\\b',
  ],
  ['canoe | kayak life_jacket map compass', 'canoe|kanu|piragu|kano(?:verhuur|vereniging|club)|kanot'],
  ['kayak | life_jacket map compass', 'kayak|kajak|caiaque'],
  [
    'ferry | anchor boat compass foot_ferry',
    'ferry|ferries|traghett|fahrbetrieb|fahrverbindung|autofahre|transbordador|veerdienst|veerboot|veerpont|farjor|farjan',
  ],
  [
    'narrowboat | boat anchor',
    'narrowboat|narrow boat|canal (?:boat|barge|trust|society|museum|cruise)|hausboot|penichettes?\\b',
  ],
  [
    'anchor | boat compass',
    'sailing|lifeboat|regatta|(?<!(?:agua|biologia|brisa|fauna|flora|pesca|reserva|sal|vida) )marina\\b',
  ],
  ['bus | ticket road', '\\b(?:mini)?bus(?:es)?\\b|\\bbusse\\b|coach trip|coach travel|stadtbus|busbetrieb|autobus'],
  [
    'train | ticket suitcase',
    'railway|rail holiday|heritage line|(?:steam|model|by|night|the) trains?\\b|train (?:rides?|trips?|tickets?|lines?|travel)|eisenbahn|tramway',
  ],
  [
    'van | parcel road truck',
    'courier|removals|logistic|(?:parcel|home|same-day) deliver|delivery (?:service|firm|compan|vans?|riders?|drivers?|rounds?)|umzug|mudanza|demenag|trasloch|verhuis|transport',
  ],
  ['suitcase | plane globe', 'travel agen|holidays|tour operator|reisebur|agencia de viajes|voyages|viaggi'],
  [
    'bed | key suitcase',
    'hotel|familienhotel|guesthouse|b&b|bed and breakfast|hostel|pension\\b|gastezimmer|chambres|albergo|pousada|温泉宿|旅館',
  ],
  [
    'mountain | compass shoe backpack boot',
    'hiking|mountain(?! (?:valley|village|town|view|stream|air)\\b)|trekking|climb|wander|senderis|randonn|escursion',
  ],
  ['| shoe compass map boot', 'hill walk|walks\\b|walking tours|fells'],
  [
    'tent | compass mountain',
    'camp(?:ing|site)|outdoor|zeltplatz|campismo|campeggio|acampamento|kampeer|kamping|pole namiotow',
  ],
  // Words, arts, play.
  ['telescope | star moon', 'astronom|stargaz|observator|planetari|sternwarte|sternfreund|sterrenwacht|観測|天文'],
  ['big_top | ticket mask', 'circus|cirque|zirkus|circo\\b|cyrk|cirkus|サーカス'],
  [
    'upright_piano | piano note',
    'pianos?\\b|piano tun|klavier|pianofort|accordatur|afinador|fortepian|stroiciel|pianostem',
  ],
  [
    'trumpet | note tuba bandstand',
    'brass (?:band|instrument)|trumpets?\\b|tuba\\b|trombone|blechblas|blaskapelle|blasmusik|banda filarm|orkiestra det',
  ],
  [
    'foils | medal',
    'fencing (?:club|school|hall|academ)|fencers|fechtclub|fechtschule|fechtverein|esgrima|escrime|scherma\\b|schermclub|schermver|szermier|faktklubb',
  ],
  ['key lock | hourglass puzzle', 'escape (?:room|game)|salas? de escape|escaperoom|exitspiel|pokoj zagadek'],
  ['microphone | note beer', 'karaoke'],
  ['train | bell road', 'model rail|modelleisenbahn|modellbahn|modelisme ferrov|modelljarnvag'],
  ['chess_knight pawn', 'chess|schach|ajedrez|echecs\\b|scacch|xadrez|schaak|szach|schackklub'],
  ['target', "archery|archers\\b|darts\\b|bogensch|tiro con arco|tir a l'arc|lucznic|bagskytt"],
  ['skateboard | skate_ramp kick_scooter', 'skateboard|skate (?:park|shop|school)|skatepark|skateshop'],
  [
    'books | book lamp',
    'bookshop|bookstore|books\\b|librar(?:y|ies|ies)|librer|libreria|librairie|buchhand|bucherei|bibliothe|bibliote|livrari|boekhand|ksiegarn|bokhandel|مكتبة|書店|publisher',
  ],
  ['brush | pen document', 'calligraph|書道|kalligraf'],
  [
    '| balloons kite pencil',
    'nursery school|day nursery|children.s nursery|childcare|toddlers?\\b|nursery for|day ?care|kindergart|kita\\b|kindertages|jardins? d.enfants|przedszkol|guarderia|escuela infantil|creche|playgroup|childmind|toys?\\b|toy shop',
  ],
  [
    'record | headphones speaker',
    'record (?:shop|label|store)|records and|turntable|vinyl|recording studio|schallplatten|nightclub|techno|\\bdjs?\\b',
  ],
  [
    'note | violin microphone drum guitar piano trumpet cello accordion saxophone clarinet',
    'choir|orchestra|music|musik|chor\\b|musica|musique|muziek|muzyk|chorale|concert|konzert|band\\b',
  ],
  ['mask | ticket star', 'theat(?:er|re)|teatr|drama|panto|improv(?:\\b|is)'],
  ['microphone | ticket beer', 'comedy|stand-up|open mic|poetry slam|cabaret'],
  ['film | ticket camera film_projector', 'cinema|film club|kino\\b|cine\\b'],
  ['camera | film eye', 'photograph|fotograf|photo studio'],
  ['microphone | radio headphones', 'radio|podcast'],
  [
    '| palette brush eye',
    'museum|gallery|art class|artist|painting|kunst|museo|musee|galleria|galerie|museu|printmak|exhibition',
  ],
  [
    'football | trophy football_boot',
    'football|soccer|fussball|futbol|calcio|futebol|voetbal|pilkarsk|fotboll|\\bfc\\b',
  ],
  ['| trophy medal flag', 'rugby|netball|hockey|cricket|sportverein'],
  ['racket | trophy shoe', 'tennis|padel|badminton|squash'],
  ['runner | shoe medal', 'running (?:club|shop|group)|runners|athletic|laufverein|marathon|triathlon'],
  ['controller | dice star', 'video game|games studio|game studio|indie game'],
  ['dice puzzle | cup', 'board game|games caf|brettspiel|jeux de societe'],
  ['| robot gear chart', 'robot|automation'],
  [
    '| microscope flask magnifier',
    'laborator(?:y|ies|ien)\\b|research laborator|laboratorio (?:di )?(?:analis|chimic|clinic)|labor\\b|research|science|biotech|wissenschaft',
  ],
]
