// Trades of houses where people meet, stay and are looked after, and of those who build, move, mend and lend things; written as those in the table beside it.
import type { Named } from '#lib/render/objects/trades/table.ts'

export const HOUSES: Named = [
  // A town has everything in it: a notice of its water is not about its recycling yard.
  [
    '',
    'gemeinde (?:in|im|mit)\\b|stadtverwaltung|municipality|town (?:clerk|hall of)|(?:town|county|district|borough|city|village) council|mairie d|commune d|comune di|ayuntamiento|camara municipal|gmina\\b|urzad (?:gminy|miasta)|gemeente\\b|町役場|市役所|村役場',
  ],
  [
    'church | candle bell cup book',
    'parish church|parish of|church\\b(?!,? (?:(?:and|or|&) [a-z ]{0,20})?(?:clocks?|organs?|bells?|windows?|roofs?|towers?|spires?|interiors?|furniture|candles?|buildings?|restor|halls?|pews?)\\b)(?! (?:hill|street|st|road|rd|lane|row|walk|gate|farm|end|green|square|avenue|house|view|close|terrace|lawn)\\b)|chapel\\b(?! (?:hill|street|st|road|rd|lane|row|walk|allerton|market)\\b)|cathedral|kirche\\b|kirchengemeinde|pfarr(?:ei|gemeinde)|iglesia|parroquia|eglise|paroisse|chiesa\\b|parrocchia|igreja|paroquia|\\bkerk\\b|parochie|kosciol|parafia|kyrka|forsamling\\b',
  ],
  [
    'house | bed key stove lantern',
    '(?:off-grid|log|holiday) cabins?|cabins? (?:near|in|by|for)|holiday (?:let|home|cottage)s?|self.?catering|ferienhaus|ferienwohnung|ferienhauser|casas? rural|\\bgites?\\b|chalets?\\b|casa vacanze|agriturismo|alojamento local|vakantiehui[sz]|domki letniskowe|stugor',
  ],
  [
    'armchair | heart cup',
    'care home|nursing home|pflegeheim|seniorenheim|residencia de mayores|ehpad|casa di riposo|lar de idosos|verzorgingshuis|dom opieki',
  ],
  ['| bed key cup', 'night shelter|homeless|notschlaf'],
  [
    '| bunting cup chair',
    '(?:village|community|parish|church) hall|gemeindehaus|burgerhaus|dorfgemeinschaftshaus|salles? des fetes|salon social|centro civico|sala comunale|salao paroquial|dorpshuis|buurthuis|dom kultury|bygdegard',
  ],
  ['teddy | balloons', 'soft play|toddler group|playgroup|krabbelgruppe|spielgruppe|ludoteca|ludotheque|peuterspeel'],
  ['tent | compass map flame', 'scout(?:s|ing)?\\b|scout group|pfadfinder|eclaireurs|escoteir|harcerz|scouterna'],
  ['bunting | ticket microphone', 'festival\\b|carnival\\b|village fete|event venue|stadtfest|kermesse|kermis\\b'],
  [
    'truck | parcel sofa house',
    'removal (?:firm|company|service)s?|removals\\b|moving company|house moves|umzuge?\\b|umzugsfirma|mudanzas|demenage|traslochi|mudancas\\b|verhuisbedrijf|przeprowadzk|flyttfirma',
  ],
  ['truck | road parcel', 'freight|haulage|haulier|trucking|spedition'],
  ['lock | parcel key', 'self.?storage|selfstorage|mietlager|trasteros|garde-meuble|box deposito'],
  ['bin | truck', 'skip hire|containerdienst|location de bennes'],
  [
    'tyre | wrench car',
    'tyre (?:shop|fitter|centre|bay)|tyres\\b|tire (?:shop|and|&)|\\btires\\b|reifen(?:dienst|handel|service)|neumaticos|gommista|bandencentrale|wulkaniz|dackverkstad',
  ],
  [
    'scooter | motorbike wrench helmet tyre spark_plug',
    '(?<!kick |stunt |trick |push |electric |mobility |e-)scooter (?:works|garage|servic|repair|workshop|mechanic|dealer|restor)|two-?wheeler|\\bvespas?\\b|lambretta|mopeds?\\b|motorroller|roller ?werkstatt|ciclomotor|cyclomoteur|mobylette|(?:taller|oficina|officina|atelier|reparation|reparacion) (?:de )?scooters?|motorini\\b|brommer|bromfiets|scooter(?:zaak|winkel|service|werkplaats)|skuter|motorower',
  ],
  ['motorbike | helmet wrench', 'motorcycle|motorbike|motorrad|motocicl|motos\\b'],
  [
    'boat | life_jacket anchor',
    'boat (?:hire|trips?|tours?)|bootsverleih|alquiler de barcos|location de bateaux|noleggio barche',
  ],
  [
    'boat | hammer saw anchor',
    'boat ?(?:build|yard)|wooden boats|bootsbau|bootswerft|astillero|chantier naval|cantiere navale|estaleiro|scheepswerf|jachtwerf|stoczni|batbygg',
  ],
  ['boat | anchor thread scissors sail', 'sail ?loft|sailmak|sailmaker|segelmach|voilerie|veleria|zeilmak|segelmak'],
  ['fish | boat bucket', 'fishing tackle|angling|angelbedarf|anglerverein|articles de peche|hengelsport|wedkarsk'],
  [
    'shirt | coat bag trousers',
    'charity shop|thrift (?:shop|store)|second.?hand (?:clothes|shop)|op shop|kleiderladen',
  ],
  ['guitar | note', 'guitars?\\b(?! pop)|gitarren|guitarras?\\b|guitares?\\b|chitarr|gitaar|gitary\\b|gitarr'],
  ['cake | cupcake candle', 'cake maker|wedding cakes|celebration cakes|tortenatelier|tartas a medida|cake design'],
  ['| van burger', 'food ?truck|street food|imbisswagen'],
  ['sewing_machine | thread scissors', 'quilt|patchwork'],
  [
    'map | pin camera',
    '(?:walking|city|guided) tours?|tour guides?|stadtfuhrung|visitas guiadas|visites guidees|visite guidate|stadswandeling',
  ],
  [
    'laptop | server wrench plug',
    'it support|computer repair|pc repair|it-service|depannage informatique|reparacion de ordenadores',
  ],
  [
    'toolbox | drill screwdriver gear',
    'maker ?space|hack ?space|fab ?lab|mens.? shed|offene werkstatt|kitchen fitter|handyman',
  ],
  // Those who build, mend and make.
  ['scaffold | ladder', 'scaffold|gerustbau|andamio|echafaud|ponteggi|andaimes|steigerbouw|rusztowa|stallningsbygg'],
  [
    'roof | ladder hammer',
    'roofer|roofing|roof (?:repair|tile)|dachdeck|tejador|couvreur|copritett|telhador|dakdekker|dekarz|taklagg',
  ],
  [
    'saw | hammer ladder',
    'carpent|joiner|tischler|schreiner|zimmerei|carpinter|menuisi|falegnam|timmer|stolarz|stolarni|snicker',
  ],
  [
    '| hammer brick trowel ladder',
    '(?<!(?:organ|boat|harpsichord|instrument|vivarium|model|kit|website|team|body|wheel|frame|furniture|pond|pool) )builder|building firm|construction|contractor|plaster|albanil|roofs?\\b',
  ],
  [
    'tanker | hose',
    'septic (?:tanks?|services?|systems?|pump|clean|repair|inspect)|septic\\b|cesspit|klargrube|fosses? septiques?|fosas septicas|spurghi|fossas septicas|szamb',
  ],
  // Trades of which there is no drawing, whatever else their words name.
  ['', 'pest control|schadlingsbek|rain.?water tank|rain tank'],
  ['vase | bowl', 'kintsugi'],
  ['wig | mask', 'wig ?mak|perruqu|perucken|peluquero de teatro|parrucche'],
]
