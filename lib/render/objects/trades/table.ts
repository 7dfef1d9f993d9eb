// What a trade is called, as beginnings of words in nine languages and a few other scripts, and the things by which it is known, the plainest first.
// Those before a bar fit whatever it says, those after it must be named; where there is none, all fit.
import { CRAFTS } from '#lib/render/objects/trades/crafts.ts'
import { HOUSES } from '#lib/render/objects/trades/houses.ts'
import { PASTIMES } from '#lib/render/objects/trades/pastimes.ts'
import { RARER } from '#lib/render/objects/trades/rarer.ts'

export type Named = readonly (readonly [things: string, names: string])[]

const LIVING: Named = [
  // Trades over which nothing is drawn.
  [
    '',
    'funeral|undertaker|hospice|bestatt|funerari|pompes funebres|onoranze|uitvaart|pogrzeb|begravning|debt advice|addiction|rape crisis',
  ],
  // Trades whose words name another one’s things.
  [
    'tree saw | tree_stump chainsaw table',
    'saw ?mill|timber mill|(?:mobile|portable|custom) (?:saw|log|timber|lumber)?\\s?mill|(?:mill|milling) (?:your |of )?(?:logs?|timber|lumber)\\b|(?:bring|take) (?:the|our) mill to\\b|sagewerk|sagemuhle|aserradero|serreria|scierie|segheria|serracao|serraria|houtzagerij|tartak|sagverk',
  ],
  [
    'sheep_shearing sheep | yarn',
    '(?:sheep )?shear(?:ers?|ing)\\b(?!.? quarters)|schafsch[eu]r|esquilador|esquila de ovejas|tondeurs? de moutons|tosator|tosquia|schapenscheer|strzyzenie owiec|farklippning',
  ],
  [
    'bell',
    '(?:re)?(?:tune|hang|cast)s? .{0,20}\\bbells\\b|bell ?(?:founder|foundry|hang|tun)|glockengie|campanari|fonderie de cloches|klokkengiet|ludwisar',
  ],
  [
    'laptop | microphone',
    'live captions|captioning|captioner|stenograph|live.?untertitel|schriftdolmetsch|subtitulado|sous-titrage|sottotitolazione|legendagem|ondertiteling',
  ],
  [
    'salt_heap salt',
    'salt ?works|sal marin[ah]|sel marin\\b|sale marino|sol morska|havssalt|salt ?pans?\\b|sea salt|flor de sal|salinas?\\b|marais salant|fleur de sel|paludier|salzgarten|meersalz|zeezout|zoutpan|saline\\b di',
  ],
  // Desks and screens.
  [
    'calendar phone | clock laptop',
    '(?:software|app)\\b.{0,60}\\brotas?\\b|rotas?\\b|staff roster|rostering|shift (?:plan|swap|schedul)|scheduling (?:app|software|tool)|dienstplan|schichtplan|cuadrantes?\\b|planning du personnel|plannings? d.equipe|turni del personale|escalas de (?:servico|trabalho)|grafik(?:i|ow)? pracy|personalschema',
  ],
  [
    '| laptop phone chart calendar',
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
    '(?:law|rights|legal) (?:firm|clinic|centre|center)|lawyer|solicitor|legal|barrister|notary|anwalt|kanzlei|abogad|avocat|avvocat|advogad|advocat|advokat|adwokat|notar',
  ],
  ['| megaphone pen chat', 'marketing|advertis|copywrit|communications agency|public relations|werbeagentur'],
  ['| pencil bulb palette', 'design studio|branding|graphic design|design agency|designburo|estudio de diseno'],
  ['| handshake briefcase people', 'recruit|staffing|consult|coaching|beratung|consultor|conseil|consulenz|doradz'],
  // Languages, before the doctors and schools that they are spoken at.
  [
    'chat | book pencil',
    'interpreter|interpreting|translat|dolmetsch|ubersetz|interpretes?\\b|interpreti\\b|traduct|traduzion|tlumacz|vertaal|tolken\\b|sprachcaf|sprachschule|language (?:caf|exchange|school|club)|taalcaf|english lessons|academia de idiomas|ecole de langues|英会話|日本語教室|通訳|مترجم|ترجمة',
  ],
  // Food and drink.
  [
    'meat | knife pot',
    'butcher|boucher|metzger|fleischerei|carnicer|macell|talho\\b|slager|rzezni|slakteri|جزار|ملحمة|精肉',
  ],
  ['wheat | basket', 'مخبز|taboon|tabun|tandoor|flatbread'],
  [
    'bread croissant wheat | loaf baguette pretzel flour',
    'baker|bread|sourdough|backer|panader|boulanger|panetter|panific|padaria|bakkerij|piekarn|bager|patisser|konditor|pasteler|pasticcer',
  ],
  ['wheat bread | basket', 'flour|\\bmill\\b|stoneground|muhle|molino|moulin|mulino|moinho|molen\\b|maalderij'],
  ['| chocolate_bar gift', 'chocolat|schokolad|cioccolat|chocolade|czekolad|choklad'],
  ['| cake cupcake gift candle', 'cake shop|cakes|cupcake|confection|sweet shop|حلويات'],
  ['wrench | plug hammer', 'repair ?cafe|reparatiecafe|cafe reparation'],
  [
    'cup | croissant teapot coffee_bean sandwich',
    'coffee|cafe\\b|cafes\\b|caffe|kaffee|kawiarn|koffie|espresso|roaster|rosterei|cafeteria|barista',
  ],
  [
    'teapot cup | leaf',
    'tea room|tea shop|tea (?:merchant|house|importer|blend)|loose.?leaf|teas\\b|teehaus|salon de the',
  ],
  ['ice_cream | strawberry cherry', 'ice cream|gelat|eisdiele|heladeri|glacier|lody\\b|glassbar|sorbet'],
  [
    'pizza | tomato wine',
    'pizzeri|pizzaiol|pizza (?:place|shop|van|oven|kitchen|bar|truck|school|by the slice|napoletana)|(?:our|of|make|makes|bake|bakes|wood-fired) pizza|^(?:[a-z]+ ){0,3}pizz',
  ],
  ['bubble_tea | cup', 'bubble ?tea|boba\\b|bubbelte|bubbelthee'],
  [
    'chilli | bottle tomato',
    'hot sauce|chilli (?:sauce|farm|oil)|chili ?sauce|salsa picante|sauce (?:piquante|pimentee)|salsa piccante|chilisas',
  ],
  [
    'mushroom | basket oyster_mushroom',
    'mushroom (?:farm|grower|kit)|mushrooms\\b|pilzzucht|pilzhof|champignon|setas\\b|funghi\\b|fungaia|cogumelo|paddenstoel|pieczark|svampodl',
  ],
  ['palm | basket', 'date (?:farm|grower|palm)|dates co-op|datteln|التمور|تمور|نخيل'],
  ['sprout | shovel leaf', 'compost|wormer|worm farm|kompost'],
  ['plate | tomato carrot', 'kebap|kebab|doner|shawarma|falafel|imbiss'],
  [
    'smoked_fish | fish',
    'fish smoke|smoker(?:y|ies)\\b|(?:fisch)?raucherei|visrokerij|rokerij|fiskrokeri|ahumader|affumicatoio|wedzarnia ryb',
  ],
  ['burger | beer tomato', 'burger|smokehouse|barbecue|diner\\b'],
  ['hedgehog | leaf', 'hedgehogs?\\b|igel(?:station|hilfe|schutz)|erizos?\\b|herissons?\\b'],
  ['dumplings', 'dumpling|gyoza|dim sum|pierogarni|maultasch'],
  ['bowl | fish shrimp', 'ramen|sushi|noodle|麺|寿司|ラーメン'],
  ['oyster | lemon', 'oyster|austernzucht|ostreicult|ostricolt|ostra\\b|ostras\\b|ostrica|ostron'],
  ['fish | shrimp lemon', 'fishmonger|seafood|fish and chip|pescader|poissonn|pescheria|peixaria|fischhandl|fiskaffar'],
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
    'restaurant|bistro|osteria|trattoria|taverna|supper club|catering|gasthaus|gasthof|restauracj|restoran|menu\\b',
  ],
  [
    'honey | bee beehive flower bee_smoker',
    'honey|beekeep|apiar|imker|miel\\b|a?picult|apicolt|bijenhoud|pasiek|pszczel|biodl',
  ],
  [
    'cheese | cow wheat goat cheese_wheel hard_cheese calf',
    'cheese|dairy|creamery|milchvieh|heumilch|kaserei|queser|fromager|caseific|queijar|kaasmak|kaasboerderij|kaaswinkel|mleczarn',
  ],
  ['egg | chicken basket', 'egg farm|eggs\\b|poultry'],
  ['| chicken egg', 'hatcher|day-old chick'],
  [
    'basket | parcel heart',
    'food ?bank|food parcels?|food pantry|(?:community|food) (?:larder|fridge|pantry)|soup kitchen|tafel (?:e\\b|mit )|tafelladen|banco de alimentos|banco alimentar|banque alimentaire|epicerie solidaire|voedselbank|bank zywnosci|matbank',
  ],
  [
    'carrot tomato basket',
    'greengrocer|vegetable|veg box|grocer|gemuse|verdura|fruteri|legumes|maraich|market garden|huert[ao]|hortas?\\b|orto biologico|gemusekiste|farm shop|hofladen|deli\\b|supermarket|whole ?foods',
  ],
  // Plants and animals.
  [
    'flower tulip rose | bouquet sunflower daffodil lavender',
    'florist|flower (?:shop|farm|field|grower)|cut.?flower|flowers|blumen|floristin|floristeria|fleurist|fiorai|floricult|bloemen|bloemist|kwiaciarn|blomsterhand|花屋|生花店',
  ],
  [
    'cactus | pot terrarium',
    'cactus (?:nursery|shop|garden|growers?)|cacti\\b|desert (?:nursery|plants?)|kakteen|plantas (?:crasas|suculentas)|cactus(?:kwekerij|sen)',
  ],
  [
    'plant sprout shovel | watering_can secateurs',
    'plant nursery|houseplant|(?<!(?:with|in) (?:an?|our|its|the|your) (?:[a-z]{3,9} )?)(?<!\\bbig |\\bsecret |\\bbeer )garden(?!t)|(?<!kinder|bier|wein|schul)garten(?:plan|bau|gestalt|design|pfleg|center|werk|arbeit|land)|bepflanz|plants\\b|seed|saatgut|semill|semence|graines\\b|sementi|sementes|nasion|zaad|gartner|jardin(?!s? d.enfant)|giardin|viveiro|tuin|ogrod|roslin|tradgard|allotment|landscap',
  ],
  [
    'tree leaf | saw',
    'tree (?:surgeon|surgery|care|work|service)|arborist|arboryst|wycink\\p{L}* drzew|pielegnacj\\p{L}* drzew|baumpfleg|elagueur|arboricult',
  ],
  ['| tree leaf bird', 'forest|woodland|conservation|wildlife|nature reserve|rewild|naturschutz|naturaleza'],
  [
    'feather',
    'falcon|(?:veterin[a-z]*|vets?|hospital|clinic) (?:[a-z]+ ){0,3}(?:birds?|falcons?|parrots?|poultry|owls?)\\b|avian|halcon|fauconn|falknerei|bird (?:hospital|clinic|vets?)\\b',
  ],
  ['horse | shoe', '(?:veterin[a-z]*|vets?|hospital|clinic) (?:[a-z]+ ){0,3}horses?\\b|equine (?:vet|hospital|clinic)'],
  [
    'paw | dog cat',
    '\\bpet and farm|farm animal|veterin|(?:clinica|clinique|clinic|przychodnia|lecznica|ambulatorio) (?:veterin|weteryn)|tierklinik|dierenkliniek|djurklinik|\\bvets?\\b|animal clinic|pet shop|pets\\b|dog[ -]groom|dog[ -]walk|dog[ -]train|kennel|cattery|(?:animal|cat|dog|donkey|horse|bird|pet) (?:rescue|shelter|sanctuary)|tierarzt|tierheim|hundeschule|hundesalon|hundepension|hundetrain|mascotas|animalerie|residencia canina|peluqueria canina|adiestramiento|toilettage canin|education canine|dierenarts|hondenschool|hondentrim|weterynar|psi fryzjer|hundskol|hunddagis',
  ],
  ['fish | plant drop', 'aquari(?:um|en|ofil)|acuario|aquario|akwari'],
  ['horse | shoe medal', 'riding school|stables|equestrian|reitschule|reithof|hipica|equitation'],
  // Body and health.
  [
    'hearing_aid | ear chat',
    'audiolog|hearing (?:clinic|aid|cent|test)|horakustik|horgerat|audifon|audioprothes|udito\\b|audicien|hoortoestel|aparaty sluchowe|horselvard|horcentral',
  ],
  [
    'tooth | mirror heart toothbrush',
    'dentist|dental\\b|orthodont|zahnarzt|zahnmedizin|clinica dental|dentaire|tandarts|dentyst|stomatolog|tandlak|oral care',
  ],
  ['glasses | eye eye_chart magnifier', 'optic|optik|eyewear|glasses|brillen|lunett|ottic[ao]|okular|optyk'],
  ['pill | plaster thermometer', 'pharmac|chemist|apothek|farmaci|apotek|aptek'],
  [
    '| foot heart runner',
    'physio|osteopath|chiropract|podiat|fisioterap|fysiotherap|fizjoterap|fysioterap|kinesitherap|krankengymnast',
  ],
  [
    'running_shoe | runner stopwatch',
    'running (?:club|group|crew|shop)|run club|parkrun|lauf(?:treff|verein|gruppe|club)|club de (?:running|corredores|course)|hardloop(?:groep|club)|lopklubb|klub biegacz',
  ],
  ['| brain chat heart', 'psycholog|counsell|therap|mental'],
  ['yoga | leaf candle', 'yoga|pilates|meditation|joga\\b'],
  [
    'dumbbell | runner trophy',
    '\\bgym\\b|fitness|boxing|crossfit|strength|gimnasio|palestra|ginasio|musculation|sportschool|silown|نادي',
  ],
  ['barber scissors comb', 'barber|barbier|barbearia'],
  [
    'scissors comb | mirror hair_dryer',
    'hairdress|hair salon|hair\\b|friseur|peluquer|coiffeur|parrucch|cabeleir|kapper|fryzjer|frisor',
  ],
  ['| lipstick perfume mirror', 'beauty|nail (?:bar|salon)|cosmetic|kosmetik|estetic|makeup|skincare|perfum|fragrance'],
  ['sauna | drop soap', 'sauna|\\bbastu\\b'],
  ['hot_spring | noren drop towel', 'onsen|sento\\b|hot springs?|thermalb(?:ad|ath)|thermal bath|温泉|銭湯'],
  ['| soap drop leaf', 'soap|seife|jabon|savon|sapon|sabonete|\\bspa\\b'],
]

/** Trades that their words name for certain; of two at one place the upper counts. */
export const SPECIAL: Named = /* @__PURE__ */ RARER.concat(PASTIMES, HOUSES, LIVING, CRAFTS)

/** Houses in which many trades are at home: beside one of those they tell only where it is done. */
const GENERAL: Named = [
  [
    'tractor | wheat cow egg pig corn_cob',
    '(?<!(?:on-|for |\\d |and |of ))farms?\\b(?! (?:pumps?|machine|equipment|supplies|gates?|buildings?|fencing|insurance|tractors? parts))|(?<!(?:for |to ))farmer(?!s(?: and|,))|bauernhof|granja|ferme\\b|fattoria|boerderij|gospodarstw|bondgard',
  ],
  [
    'stethoscope | pulse heart',
    '(?<!(?:rights|law|legal|advice|tax|debt|money|benefits|housing|bike|bicycle|puncture|repair|phone|computer|tech|data|running|golf|football|tennis|swim|ski|writing|grammar|sewing|denim|shoe|watch|clock|guitar|piano|violin|plant|garden|style|brow|nail|leather|furniture|camera) )clinic|surgery|medical|doctor|(?<!(?:hedgehog|wildlife|animal|bird|seal) )hospital(?! (?:run|trip|car|transport))|health\\b|arzt|praxis|medic[oa]|cabinet medical|przychodn|vardcentral',
  ],
]

export const TRADES: Named = /* @__PURE__ */ SPECIAL.concat(GENERAL)

/** What says little of a trade counts where nothing says more. */
export const KINDS: Named = [
  [
    '| pencil books cap',
    'tutor|school|nachhilfe|schule|escuela|ecole|scuola|escola|szkol|skola|college|universit|education|lessons|pta\\b',
  ],
  ['| heart hand house', 'charity|volunteer|non-profit|wohltatig|caridad|benevol|onlus|stichting|fundacj'],
  ['| people flag chat', 'community|association|verein\\b|neighbourhood|neighborhood|council|asociacion|trade union'],
  ['| shop bag tag', 'shop|store\\b|laden\\b|tienda|boutique|negozio|loja\\b|winkel|sklep|butik'],
]
