// The place of a trade: where whoever deals in it is every day. As beginnings of words in nine languages, plain and without accents.
import { recent } from '#lib/recent.ts'
import { beginningWith, plain } from '#lib/render/objects/tokens.ts'
import { type Trader, tradeAmong } from '#lib/render/objects/trades/trades.ts'
import { places } from '#lib/render/places/index.ts'

/** Of two that are named at one place the upper counts; “” for what only sounds like one of these, or raises money for one. */
export const HOMES: readonly (readonly [place: string, names: string])[] = [
  [
    '',
    'farm shop|hofladen|two-?wheeler|(?:scooter|motorcycle|motorbike|moped) (?:garage|mechanic)|garden (?:furniture|tools)|garage door|sea ?food|(?:fish|snail|wind) farm|improved|pta\\b|parents.? (?:association|raising)|parent.teacher|friends of|elternverein|forderverein',
  ],
  [
    'climbing_wall',
    'climbing (?:gym|wall|cent|hall)|indoor climbing|bouldering|kletterhall|boulderhall|kletterzentrum|rocodromo|salle d.escalade|escalade de bloc|palestra di arrampicata|parete di arrampicata|ginasio de escalada|klimhal|boulderhal|scianka wspinaczkow|klatterhall',
  ],
  ['sea', 'seaweed(?! bath)|kelp\\b|(?:oyster|mussel) (?:farm|grow)'],
  ['yoga_studio', 'yoga|pilates|joga\\b'],
  [
    'flower_shop',
    'florist|flower shop|blumenladen|blumengeschaft|floristin|floristeria|floreria|fleurist|fiorai|florista|bloemist|bloemenwinkel|kwiaciarn|blomsterhand|blomsteraffar',
  ],
  [
    'pottery',
    'potter(?:y|ies|s)?\\b|ceramics? (?:studio|workshop|school)|topferei|keramikwerkstatt|keramikstudio|alfareri|taller de ceramica|poterie|potiere?\\b|atelier de ceramique|vasai|laboratorio di ceramica|olaria|atelie de ceramica|pottenbakk|keramiekatelier|pracownia ceramiczn|krukmakeri|keramikverkstad',
  ],
  [
    'brewery',
    'brewer(?:y|ies|s)?\\b|brewing|microbrew|distiller|brauerei|brauhaus|destillerie|brennerei|cervecer|destileria|brasserie artisanale|microbrasserie|birrific|distiller|cervejeira|cervejaria artesanal|brouwerij|stokerij|browar|destylarni|bryggeri',
  ],
  [
    'clinic',
    'dentist|dental (?:practice|clinic|surgery)|orthodont|zahnarzt|clinica dental|dentaire|dentista|studio dentistico|tandarts|dentyst|stomatolog|tandlak|tandklinik',
  ],
  [
    'gallery',
    'art gallery|galler(?:y|ist)\\b|galerie\\b|galeria de arte|galerie d.art|galleria d.arte|kunsthalle|kunstgalerie|kunstmuseum|art museum|museo de arte|musee d.art|konstgaller|galeria sztuki',
  ],
  [
    'fairground',
    'fun ?fair|fairground|amusement park|schausteller|freizeitpark|parque de atracciones|fete foraine|parc d.attractions|luna park|parco divertimenti|parque de diversoes|pretpark|wesole miasteczko|tivoli|nojespark',
  ],
  [
    'river',
    'canoe|kayak|paddle ?board|rafting|rowing club|punting|kanu|kajak|ruderclub|ruderverein|piragu|club de remo|aviron|canottagg|canoa|caiaque|kano(?:verhuur|vereniging|club)|roeivereniging|splyw',
  ],
  [
    'harbour',
    'ferry|ferries|boat (?:trips?|tours?|yard|builder|hire)|boatyard|boatbuild|sailing|sailmak|fishing boat|fisherm|(?<!sal )marina\\b|lifeboat|faehr|fahrverbindung|segelschul|segelclub|segelmach|bootsbau|bootsverleih|werft|transbordador|escuela de vela|astillero|voilerie|ecole de voile|chantier naval|traghett|scuola di vela|cantiere naval|escola de vela|estaleiro|veerdienst|veerboot|zeilschool|prom\\b|promy|zeglar|farja|farjan|segelskol',
  ],
  [
    'beach',
    'surf (?:school|hire|club)|surfing lessons|beach (?:bar|club|hire|huts?)|lifeguard|surfschul|strandbar|strandkorb|escuela de surf|chiringuito|ecole de surf|scuola di surf|stabilimento balneare|escola de surf|surfschool|strandtent',
  ],
  [
    'snowy_mountains',
    'ski (?:school|resort|hire|rental|instruct|lift)|snowboard|skischul|skiverleih|skilift|escuela de esqui|estacion de esqui|ecole de ski|station de ski|scuola (?:di )?sci\\b|escola de esqui|szkola narciarsk|skidskol|skidanlagg',
  ],
  [
    'mountains',
    'mountain (?:guid|hut|rescue|school|bike tour)|alpine club|hiking|trekking|bergfuhrer|bergschul|berghutte|wanderfuhrer|alpenverein|guia de montana|senderism|guide de (?:haute )?montagne|randonn|rifugio|guid[ae] alpin|trekking|caminhadas|berggids|przewodnik gorski|schronisko|fjallguid',
  ],
  [
    'camp',
    'camp ?site|camping|glamping|scouts\\b|scout group|holiday camp|zeltplatz|pfadfinder|jugendlager|campamento|camping|campeggio|scautismo|acampament|escuteir|kampeer|scouting|pole namiotowe|harcer|scoutkar',
  ],
  [
    'forest',
    'tree (?:surgeon|surgery|care|work|service|felling)|arborist|forestry|foresters?\\b|woodland|forest (?:school|kindergarten)|firewood|baumpfleg|baumdienst|forstbetrieb|forstwirt|waldkindergarten|brennholz|arboricult|elagueur|elagage|bucheron|sylvicult|guarderia de bosque|potatore|boscaiol|arborista|silvicult|boomverzorg|bosbouw|lesnicz|arborysta|skogsbruk|skogsvard|tradvard',
  ],
  [
    'vineyard',
    'winery|wine ?grower|wine ?maker|vineyard|weingut|winzer|weinbau|bodega\\b|vinedo|viticult|vigneron|vignoble|cantina vinicola|viticolt|vinicol|wijngaard|winnic|vingard',
  ],
  [
    'orchard',
    'orchard|cider ?mak|cider ?mill|fruit farm|apple farm|obstbau|obsthof|mosterei|sidreria|fruticult|verger|cidrerie|frutticolt|frutteto|pomar|fruitteler|sadownic|fruktodl',
  ],
  [
    'greenhouse',
    'plant nursery|nursery (?:garden|plants)|houseplants?|seedlings?|gartnerei|staudengart|vivero|pepiniere|serriste|vivaio|viveiro|kwekerij|szkolka roslin|szklarni|plantskol',
  ],
  [
    'vegetable_garden',
    'market garden|allotment|veg(?:etable)? box|community garden|vegetable grow|gemusebau|solidarische landwirtschaft|solawi|schrebergart|gemeinschaftsgart|huerta|huerto|maraich|amap\\b|jardins partages|orticolt|orti urbani|horta\\b|hortas|moestuin|groentetel|warzywn|kolonilott|odlarforening',
  ],
  [
    'meadow',
    'bee ?keep|apiar|honey farm|imker|imkerei|apicult|ap?icolt|bijenhoud|imkerij|pszczelar|pasiek|biodl|riding (?:school|stable)|stables\\b|livery yard|reitschul|reithof|reiterhof|pferdehof|hipica\\b|centre equestre|maneggio|centro ippico|manege\\b|stadnin|ridskol',
  ],
  [
    'farm',
    'farms?\\b|farmers?\\b|smallholding|dairy|creamery|goats?\\b|sheep|shepherd|alpaca|bauernhof|biohof|milchhof|ziegenhof|schaferei|landwirtschaft|granja|ganader|ferme\\b|fermier|eleveur|bergerie|fattoria|azienda agricola|agriturism|masseria|quinta\\b|agricultor|boerderij|melkvee|gospodarstw|bondgard|mjolkgard',
  ],
  [
    'field',
    'agricultur(?:al)? (?:machin|contract|suppl)|tractor|grain|threshing|landmaschin|lohnunternehm|maquinaria agricola|cosechador|machines? agricol|macchine agricole|trattor[ei]\\b|tratores|loonbedrijf|landbouwmachin|maszyny rolnicz|lantbruksmaskin',
  ],
  [
    'park',
    'garden(?:er|ing|s)?\\b|landscap|lawn ?care|gartenbau|gartenpfleg|landschaftsbau|jardiner|jardinier|paysagist|giardinier|giardinaggio|jardinagem|jardineiro|hovenier|tuinman|ogrodnik|ogrodnic|tradgardsmast',
  ],
  [
    'country_road',
    'cycle (?:tours?|touring|hire)|bike (?:hire|tours?|rental)|cycling club|radreisen|fahrradverleih|radverleih|radtouren|alquiler de bicis|cicloturism|location de velos|noleggio bici|aluguer de bicicletas|fietsverhuur|wypozyczalnia rowerow|cykeluthyr',
  ],
  [
    'cinema',
    'cinema|picture house|film theat|movie theat|kino\\b|lichtspiel|filmtheater|multisala|bioscoop|filmhuis|biograf|filmoteca',
  ],
  [
    'concert_stage',
    'concert (?:hall|venue)|music venue|live music|konzerthaus|konzertagentur|sala de conciertos|salle de concert|sala concerti|casa de espetaculos|concertzaal|poppodium|klub muzyczny|konserthus',
  ],
  [
    'theatre',
    'theatre|theater|drama (?:school|group|club|society)|amateur dramatic|improv|schauspiel|compania de teatro|escuela de teatro|ecole de theatre|compagnie de theatre|teatro\\b|teatr\\b|toneel|teater',
  ],
  [
    'gym',
    'gym\\b|gyms\\b|fitness|boxing|crossfit|personal train|fitnessstudio|boxclub|gimnasio|boxeo|salle de sport|club de boxe|palestra|pugilat|ginasio|sportschool|boksschool|silowni|klub bokserski|boxningsklubb',
  ],
  [
    'swimming_pool',
    'swimming (?:school|pool|club|lessons)|swim (?:school|club|lessons)|lido\\b|schwimmschul|schwimmverein|schwimmbad|hallenbad|freibad|escuela de natacion|club de natacion|piscina|ecole de natation|piscine|scuola (?:di )?nuoto|natacao|zwemschool|zwembad|szkola plywania|plywaln|basen\\b|simskol|simhall',
  ],
  [
    'pitch',
    '(?:football|soccer) (?:club|team|school|academy)|junior football|fussballverein|fussballschul|club de futbol|escuela de futbol|club de foot|ecole de foot|scuola calcio|clube de futebol|voetbalclub|voetbalvereniging|klub pilkarski|fotbollsklubb|fotbollslag',
  ],
  [
    'running_track',
    'running club|athletics club|track club|lauftreff|leichtathletik|club de atletismo|club d.athletisme|atletica leggera|clube de atletismo|atletiekvereniging|klub lekkoatletyczn|friidrott',
  ],
  [
    'tennis_court',
    'tennis (?:club|school|lessons|coach)|tennisclub|tennisverein|tennisschul|club de tenis|club de tennis|circolo tennis|scuola tennis|clube de tenis|tennisvereniging|klub tenisowy|tennisklubb',
  ],
  [
    'garage',
    'car repair|auto repair|vehicle repair|(?:car|motor|family|village|repair) garage|garage (?:in|for|and|with)\\b|mechanics?\\b|mot cent|autowerkstatt|kfz|taller mecanico|garage automobile|autofficina|oficina (?:auto|mecanica)|garagebedrijf|autogarage|warsztat samochodow|mechanik|bilverkstad',
  ],
  [
    'workshop',
    'joiner|carpent|cabinet ?mak|furniture (?:mak|restor)|wood ?work|metal ?work|machine shop|instrument mak|luthier|(?:repair|restoration|craft|cycle|bike|bicycle) (?:workshop|studio)|upholster|polsterei|polsterer|tapicer|tapissier|tappezz|stoffeer|tapetser|workshop that|tischler|schreiner|schlosserei|instrumentenbau|fahrradwerkstatt|carpinter|ebanist|menuisi|ebenist|atelier velo|officina|falegnam|ciclofficina|carpintar|marcenari|timmer|meubelmaker|fietsenmaker|stolarz|stolarn|snickeri|cykelverkstad',
  ],
  [
    'bakery',
    'bakery|bakers?\\b|bake ?house|backerei|backstube|panader|obrador|boulang|fournil|forno\\b|panificio|padaria|bakkerij|piekarni|bageri',
  ],
  [
    'kitchen',
    'cooking school|cookery|catering|caterer|private chef|kochschul|traiteur|scuola di cucina|escuela de cocina|ecole de cuisine|escola de culinaria|kookschool|cateringbedrijf|katering|matlagningskurs',
  ],
  [
    'cafe',
    'cafe\\b|cafes\\b|coffee (?:shop|house|bar)|espresso bar|tea ?room|kaffeehaus|cafeteria|salon de the|caffetteria|koffiebar|koffiehuis|kawiarni|kafe\\b|喫茶|カフェ|مقهى',
  ],
  [
    'restaurant',
    'restaurant|bistro|brasserie|osteria|trattoria|taverna|tavern\\b|gasthaus|gasthof|wirtshaus|locanda|marisquer|tasca\\b|eethuis|restauracj|krog\\b',
  ],
  ['library', 'library(?! (?:of|for) t)|libraries|bucherei|bibliothek(?! der d)|bibliothe(?!k)|bibliote[ck]'],
  [
    'bookshelves',
    'book ?shop|book ?store|bookseller|buchhandlung|buchladen|antiquariat|libreria|librairie|livraria|boekhandel|boekwinkel|ksiegarni|bokhandel|مكتبة',
  ],
  [
    'classroom',
    'primary school|secondary school|high school|state school|language school|night school|tutor|nachhilfe|grundschul|gymnasium|sprachschul|volkshochschul|academia de idiomas|clases particulares|ecole primaire|ecole de langues|soutien scolaire|scuola (?:primaria|di lingue)|ripetizioni|escola (?:primaria|de linguas)|explicacoes|basisschool|taalschool|bijles|szkola (?:podstawowa|jezykowa)|korepetycj|grundskol|sprakskol',
  ],
  [
    'playground',
    'nursery school|kindergarten|kita\\b|kindertagesstatte|child ?minder|after.?school club|escuela infantil|guarderia|creche|maternelle|asilo nido|scuola dell.infanzia|infantario|jardim de infancia|kinderdagverblijf|kinderopvang|przedszkol|forskol',
  ],
  [
    'railway',
    'railway|railroad|heritage rail|train operator|eisenbahn|museumsbahn|ferrocarril|chemin de fer|ferrovi|caminho de ferro|spoorweg|kolej|jarnvag',
  ],
  [
    'market',
    'market (?:stall|trader|hall)|farmers.? market|street market|wochenmarkt|bauernmarkt|markthalle|mercado|mercadillo|marche (?:couvert|paysan|de producteurs)|mercato|weekmarkt|markthal|targowisk|saluhall|greengrocer|fruit and veg|gemuseladen|fruteria|verduler|primeur|fruttivend|frutaria|groenteboer|warzywniak',
  ],
  [
    'shop_shelves',
    'grocer|village (?:shop|store)|corner shop|convenience store|wine (?:shop|merchant)|deli\\b|zero.?waste|unverpackt|dorfladen|weinhandlung|lebensmittel|tienda de (?:alimentacion|ultramarinos)|epicerie|caviste|alimentari|enoteca|mercearia|garrafeira|kruidenier|slijterij|sklep spozywcz|livsmedelsbutik',
  ],
  [
    'salon',
    'hairdress|hair salon|barber|friseur|peluquer|barberia|coiffeur|parrucch|barbiere|cabeleir|barbearia|kapper|fryzjer|frisor',
  ],
  [
    'building_site',
    '(?<!(?:organ|boat|harpsichord|instrument|vivarium|model|kit|website|team|body|wheel|frame|furniture|pond|pool) )builders?\\b|building (?:firm|company|contractor)|construction|scaffold|bauunternehm|baufirma|geruestbau|constructora|empresa de obras|entreprise de batiment|macon|impresa edile|construtora|aannemer|bouwbedrijf|firma budowlan|byggfirma',
  ],
  [
    'warehouse',
    'freight|haulage|logistic|forwarder|fulfil|warehous|spedition|logistik|transportes|logistica|transporteur|autotrasport|expeditie|spedycj|akeri',
  ],
  [
    'bedroom',
    'bed (?:and|&) breakfast|guest ?house|hotel\\b|hostel|pension\\b|bedding|mattress|bettenhaus|matratz|hostal|colchon|chambres? d.hotes|literie|albergo|materass|alojamento|colchoaria|beddenspeciaal|materac|pensjonat|vandrarhem',
  ],
  [
    'bathroom',
    'bathroom (?:fit|design|show)|badstudio|badsanierung|salles? de bain|arredo bagno|banos\\b|badkamer|lazienk|badrum',
  ],
  [
    'living_room',
    'interior design|furniture (?:shop|store)|sofa|mobelhaus|einrichtung|muebles|meubles|arredament|moveis|meubelzaak|mebl|mobelaffar',
  ],
  [
    'office',
    'co-?working|shared office|office space|espacio de trabajo|bureaux partages|spazio di lavoro|flexplek|biura\\b|kontorshotell',
  ],
  [
    'stars',
    'astronom|observatory|stargazing|sternwarte|planetari|observatorio|observatoire|osservatorio|sterrenwacht|obserwatori',
  ],
  [
    'clouds',
    'balloon (?:flights|rides)|hot.?air balloon|gliding|paraglid|skydiv|flying (?:school|club)|heissluftballon|segelflug|gleitschirm|flugschul|vuelos en globo|parapente|montgolfiere|vol a voile|mongolfier|parapendio|balonismo|ballonvaart|zweefvlieg|szybowc|ballongflyg|segelflyg',
  ],
]

/** Made when a first picture asks. */
let tables: readonly { place: string; named: RegExp }[] | undefined
const table = () => (tables ??= HOMES.map(([place, names]) => ({ place, named: beginningWith(names) })))

/** Kayaks are paddled there as well. */
const AT_SEA = /* @__PURE__ */ beginningWith(
  'sea (?:kayak|canoe)|seekajak|kayak de mer|zeekajak|havskajak|ka[jy]ak d[ae] mar',
)

const SENTENCE = /[.;:!?](?:\s|$)/u

const known = /* @__PURE__ */ recent<string>(64)

/** The place of a brand's trade; “” where it has none, or names another trade first. */
export function homeOf({ name, tagline, about = '' }: Trader): string {
  const key = JSON.stringify([name, tagline, about])
  const kept = known.get(key)
  if (kept !== undefined) return kept
  // What comes later is whom it works for, or where it is; and whoever has an app or works online may be anywhere.
  const first = about.split(SENTENCE)[0] ?? ''
  const own = / (?:app|online)\b/iu.test(first) ? null : tradeAmong(table(), { name, tagline, about: first })
  const isAtSea = own?.place === 'river' && AT_SEA.test(plain(`${tagline} ${about}`))
  return known.keep(key, isAtSea ? 'sea' : own && places[own.place] ? own.place : '')
}
