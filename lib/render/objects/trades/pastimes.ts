// What people do together, and the animals that they look after; written as the trades in the table beside it.
import type { Named } from '#lib/render/objects/trades/table.ts'

export const PASTIMES: Named = [
  // Animals.
  [
    'bat | moon',
    'bat (?:hospital|rescue|care|group|conserv|box|walk)|(?:rescue|rehab|hospital|home)[a-z]* (?:[a-z]+ ){0,5}bats\\b|fledermaus|murcielago|chauves?-souris|pipistrell|morcego|vleermui|nietoperz|fladderm',
  ],
  ['donkey', 'donkeys?\\b(?! and horses)|eselhof|eselwander|eseltrek|santuario de burros|ezelopvang|ezelstal|osiolk'],
  [
    'cow | sheep paw',
    '(?:farm[ -]only|cattle|large.animal|livestock|dairy) (?:animal )?vets?\\b|vets? for (?:cattle|livestock|farm)|nutztierpraxis|grosstierpraxis|(?:cattle|cow|bovine|dairy) (?:hoof|foot|claw)|klauenpfleg|parage (?:des )?bovin|mascalcia bovina|podologia bovina|recorte de pezunas|klauwbekap|klauwverzorg',
  ],
  ['alpaca | yarn', 'alpacas?\\b|alpaka|alpack'],
  ['owl | feather', 'owl (?:sanctuary|rescue|centre|trust)|eulenstation|eulenschutz'],
  [
    'pigeon',
    'pigeon (?:rac|fanci|club|loft|flying)|(?:racing|homing) pigeons?|brieftaub|reisetaub|taubenzucht|taubenverein|[ck]olombofil|columbofil|colombophil|palomas mensajeras|palomar\\b|colombi viaggiatori|pombos?-correio|postduiv|duivensport|golebie pocztow|golebi pocztow|hodowcow golebi|hodowla golebi|brevduv',
  ],
  ['binoculars | bird', 'bird ?watch|birders\\b|ornitholog|vogelbeobacht|ornitolog|vogelaars'],
  ['goldfish | drop', 'koi\\b|pond fish|goldfish|tropical fish'],
  [
    'goat | sheep chicken rabbit pig',
    'petting (?:farm|zoo)|streichelzoo|granja.escuela|ferme pedagogique|fattoria didattica|kinderboerderij|minizoo',
  ],
  [
    'horse | saddle shoe medal',
    'pony (?:club|trek|rid)|(?:horse|pony) riding|pferdehof|reiterhof|ponyhof|pferdepension|centre equestre|poney.?club|centro (?:hipico|ippico)|picadero|maneggio|stadnin|jazd\\p{L}* konn|ridskol|ridklubb|ponnyklubb',
  ],
  // Music and dance.
  [
    'bell',
    'bell ?ring|ringing band|bell tower|change ring|campaneros|sonneurs? de cloches|campanar|klokkenluid|dzwonni|klockring',
  ],
  [
    'drum | drum_kit note',
    'drumm?(?:ing|ers?)\\b|drum (?:school|lessons|circle|workshop)|samba|taiko|batucada|percussion|trommel|percusion|percussao|slagverk|perkusj',
  ],
  [
    'note | ballet_shoe',
    '(?:school|academy) of dance|dance (?:school|studio|academy|classes)|ceilidh|bharatanatyam|kathak|tanzschule|tanzstudio|escuela de (?:baile|danza)|ecole de danse|scuola di (?:ballo|danza)|escola de danca|dansschool|szkola tanca|dansskola',
  ],
  ['ballet_shoe | note', 'ballet|danza clasica|danse classique|danza classica|\\bbalet'],
  // Sport.
  [
    'judo_suit | medal',
    'judo|jiu.?jitsu|jujutsu|karate|taekwondo|aikido|martial arts|kampfkunst|kampfsport|artes marciales|arts martiaux|arti marziali|artes marciais|vechtsport|sztuki walki|kampsport',
  ],
  [
    'boxing_glove | trophy runner',
    'boxing(?! day)|boxclub|boxverein|boxschule|boxeo|\\bboxe\\b|pugilat|bokssch|boksclub|klub bokser|boxning',
  ],
  [
    'table_tennis | trophy',
    'table tennis|ping.?pong|tischtennis|tenis de mesa|tennis de table|tennistavolo|tafeltennis|tenis stolow|bordtennis',
  ],
  ['shuttlecock | racket', 'badminton'],
  ['rugby_ball | trophy', 'rugby'],
  ['cricket_bat | trophy', 'cricket'],
  // We have no bowl of theirs, and their bar is not what they are.
  ['', 'lawn bowls|bowls (?:club|green)|bowling (?:green|club)\\b|crown green bowl'],
  [
    'boules',
    'petanque|boules (?:club|league)|boulodrome|bouleverein|boule(?:club|platz)|petanca|bocciofil|bocce\\b|jeu de boules',
  ],
  ['volleyball | trophy', 'volleyball|voleibol|voley\\b|pallavolo|volleybal|siatkow'],
  ['basketball | trophy', 'basketball|baloncesto|pallacanestro|basquetebol|koszykow|basketbal'],
  [
    'bowling | trophy',
    'bowling (?:alley|cent|lanes)|(?:ten|nine).?pin|kegel(?:bahn|club|verein)|bolera\\b|bowlinghall|kregl',
  ],
  ['curling_stone | broom', 'curling (?:club|rink|team|association)|curling\\b'],
  [
    'rowing_boat | medal',
    'rowing (?:club|school|crew|team|association)|rowers\\b|ruder(?:club|verein|gesellschaft|riege|sport)|clube? de remo|aviron\\b|canott(?:ieri|aggio)|roei(?:vereniging|club)|klub wioslar|wioslarstw|roddklubb',
  ],
  [
    'roller_skate',
    'roller (?:rink|derby|skat|disco|hockey)|rollschuh|rollkunstlauf|patinaje (?:sobre ruedas|artistico)|pattinaggio a rotelle|patinagem|rolschaats|wrotk|rullskrid',
  ],
  ['bicycle | bike_helmet', 'bmx\\b|pump ?track|mountain ?bik'],
  ['golf | flag', 'golf\\b|golf(?:club|platz|baan|bana)|minigolf'],
  [
    'surfboard wave | sun',
    'surf(?:ing|boards?)?\\b|surfschul|escuela de surf|ecole de surf|scuola (?:di )?surf|escola de surf|surfschool|szkola surfing|surfskol',
  ],
  [
    'balloon | basket',
    'hot.?air balloon|balloon (?:flights?|rides?)|heissluftballon|ballonfahr|vuelos en globo|montgolfier|mongolfier|balonismo|ballonvaart|loty balon|ballongflyg',
  ],
  [
    'swimmer lifebuoy | wave sun bird surfboard',
    'swim|lido|schwimm|basen\\b|piscin[ae]s?\\b|natacion|natation|nuoto|natacao|zwem|plywan|simskola|pool\\b',
  ],
  ['foot_ferry | anchor boat compass ferry', 'foot ferry|passenger ferry|personenfahre|bac pieton|voetveer'],
  [
    'house | key door',
    'estate agent|letting|property(?! tax)|real estate|housing|immobil|inmobil|makler|nieruchomos|maklare',
  ],
]
