// Trades that are rarer, or whose words begin with another one’s: carpets at a laundry, church clocks; written as those in the table beside it.
import type { Named } from '#lib/render/objects/trades/table.ts'

export const RARER: Named = [
  // Trades of which there is no drawing.
  [
    '',
    'organ (?:build|tun|restor)|orgelbau|organer[oi]s?\\b|facteurs? d.orgues|organari|organeiro|orgelbouw|organmistrz|orgelbygg',
  ],
  [
    '',
    'ergotherap|occupational therap|terapia ocupacional|logopad|logoped|orthophon|speech (?:and language )?therap|(?:swimming )?pool (?:care|maint|clean|repair|build|servic)|backyard pools|poolbau|freight forward|(?:air|sea|ocean) freight|shipping (?:agent|line)|containers? from',
  ],
  [
    '| heart stethoscope',
    'hebamme|midwi|comadron|matronas?\\b|sages?-femmes?|ostetric[ah]|parteira|verloskund|vroedvrou|poloz?n[aey]\\b|barnmorsk',
  ],
  // What is cleaned, mended and fitted.
  [
    'fence | hammer',
    'fenc(?:ing|es?) (?:contract|crew|firm|compan|suppl|and gates?|install|erect|repair)|(?:farm|garden|stock|rural|deer) fenc|zaunbau|clotur(?:es|iste)|recinzioni\\b|hekwerk|ogrodzen|stangsel',
  ],
  ['thatched_roof | ladder', 'thatch|reetd[ae]|rietdek|couvreurs? en chaume|strzech|vasstak'],
  [
    'rug | broom soap',
    'carpets? (?:and [a-z]+ )?(?:clean|fitt|weav|mak|shop|store|warehouse)|carpets\\b|rugs?\\b (?:clean|mak|weav|shop|restor|wash)|teppich|(?:limpieza|lavado|limpeza|lavagem|tienda|loja) de (?:alfombras|tapetes)|alfombras\\b|(?:nettoyage|lavage|atelier) de tapis|marchand de tapis|(?:lavaggio|pulizia|negozio di) tappeti|tappeti\\b|tapijt|pralni\\p{L}* dywan|czyszczenie dywan|dywany\\b|matt(?:vatt|tvatt|affar)',
  ],
  [
    'clock | pocket_watch',
    'clock ?(?:mak|repair|restor|smith|work)|(?:tower|turret|church|antique|longcase|grandfather) (?:and [a-z ]{1,20})?clocks?\\b|(?:restor|repair)[a-z]* (?:of )?(?:[a-z]+ ){0,5}clocks|clocks\\b|turmuhr|kirchenuhr|uhrenwerkstatt|relojes de torre|horloges? (?:de clocher|monumental)|orologi da torre|relogios de torre|torenuurwerk|zegar[oy]\\p{L}* wiezow|tornur',
  ],
  [
    'car | motorbike driving_licence steering_wheel traffic_light cone wing_mirror',
    '(?:driving|motoring) (?:school|lessons?|instruct|tuition|academ)|learner drivers|fahrschule|fahrlehr|autoescuela|escuela de conduc|auto-?ecole|autoscuola|scuola guida|escola de conducao|autoescola|rijschool|rijles|rijinstruct|szkola jazdy|nauka jazdy(?! konn)|trafikskol|korskol|korkort',
  ],
  [
    'taxi | car suitcase',
    '(?<!water )taxis?\\b|airport transfers?|minicabs?\\b|taxibedrijf|taxiunternehm|taksowk|radiotaxi',
  ],
  [
    'fire_engine | hose flame smoke_alarm axe',
    'fire (?:company|brigade|department|district|station|service|and rescue|rescue|crew|calls)|firefighter|(?:freiwillige )?feuerwehr|(?:parque de )?bomber(?:os|s)\\b|caserne de (?:sapeurs|pompiers)|(?:sapeurs-)?pompiers|vigili del fuoco|pompieri\\b|bombeiros|(?:vrijwillige )?brandweer|ochotnicza straz|straz pozarn|(?:frivillig )?brandkar|raddningstjanst|brandstation',
  ],
  ['drone | camera', 'drones?\\b(?! delivery)|drohnen'],
  ['tattoo_machine', 'tattoo|tatuaj|tatouage|tatuagg|tatuagem|tatuaz|tatuering|tatoeag|tatowier'],
  [
    'nail_polish | hand',
    'nail (?:bar|salon|studio|art|technic)|nagelstudio|manicur|manucure|onglerie|nagelsal|paznok|nagelverzorg',
  ],
  [
    'massage_table | hand foot',
    'massages?\\b|masseu[rs]|reflexolog|massagepraxis|masajes?\\b|massaggi|massagem|massagens|masaz|massor',
  ],
  [
    'dentures | tooth',
    'dentures?\\b|zahnprothes|zahntechn|prothesiste dentaire|odontotecnic|protesico dental|protesi dentari|tandprothe|protetyka',
  ],
  ['caravan | campervan', 'caravans?\\b|wohnwagen'],
  ['campervan | caravan', 'camper ?vans?\\b|wohnmobil|autocaravana|camping-cars?\\b|kampery\\b|husbil'],
  [
    'camera | ring flower',
    'wedding (?:and [a-z]+ )?photo|hochzeitsfoto|fotograf[oi]a? de bodas|photographe de mariage|fotograf[oi]a? (?:di matrimoni|de casament)|bruidsfotograaf',
  ],
  ['car | ring', 'wedding cars?\\b|hochzeitsauto'],
  ['thread scissors | dress', '(?:wedding |bridal )?dress(?:es)? (?:alter|mak)|bridal alter'],
  ['| chairs table bunting', 'marquees?\\b|festzelt|zeltverleih'],
  ['balloons | gift', 'balloon (?:decor|artist|arch|shop|garland)|party balloons|ballondeko'],
  // What is eaten and drunk.
  ['pizza | tomato wine', '(?:sourdough|neapolitan|wood-fired|stone-baked) pizza'],
  ['taco | avocado chilli', 'taqueria|\\btacos?\\b|quesatac|birrier'],
  ['plate pot', 'curry house|(?:indian|spanish|italian|portuguese) (?:food|kitchen|restaurant)|arrocer[ai]'],
  ['plate pot | rice', 'take ?away\\b|(?:thai|chinese) (?:food|kitchen)'],
  ['sandwich | bread', 'sandwich|paninoteca|bocadill|broodjes|kanapk'],
  ['juice | orange apple', 'juice bar|juice and|smoothies?\\b|saftbar|zumeria'],
  [
    'smoked_fish | fish',
    'smoke ?house (?:for|of) (?:[a-z]+ ){0,2}(?:salmon|kippers?|fish|trout|eels?|haddock|herring)|(?:salmon|fish|kipper|eel|trout|herring)[ -]smok',
  ],
  [
    'chocolate_bar | gift cocoa',
    'chocolate (?:maker|factory|workshop|shop)|bean[ -]to[ -]bar|schokoladenmanufaktur|schokoladenwerkstatt|chocolateria artesan|czekolady rzemie|chokladfabrik|chokladmak',
  ],
  [
    'tap | drop pipe hose wrench',
    '(?:well|water|farm|bore|solar|pond) pumps?\\b|bore pumps?|boreholes?\\b|well drill|windmill (?:and|or|repair|service)|brunnenbau|forage d.eau|perforacion(?:es)? de pozos',
  ],
  [
    '| basket apple pear olives cherry tractor',
    '(?:fruit|olive|berry|citrus|apple|pear|cherry|nut)s?(?: and [a-z]+)? (?:farm|grow)',
  ],
  ['donut', 'dou?ghnuts?\\b|donuts?\\b'],
  ['bagel | bread', 'bagels?\\b'],
  [
    'milk | cow cheese',
    'raw milk|milk (?:round|vending|deliver|float)|milkman|milchtankstelle|rohmilch|milchautomat|leche cruda|latte crudo|mlekomat',
  ],
  [
    'plate | lunch_box pot',
    'meals on wheels|meal (?:boxes|deliver|kits?\\b)|essen auf radern|portage de repas|maaltijdservice',
  ],
  ['tin_can | fish', 'conserveira|conserveria|fabrica de conservas|cannery|conserves de poisson|fischkonserv'],
  ['seaweed | wave boat', 'seaweed(?! bath)|kelp\\b|algenzucht|algenhof|algas\\b|algues\\b|zeewier|wodorost'],
  ['bath | seaweed towel', 'seaweed baths?\\b'],
  ['pumpkin', 'pumpkins?\\b|kurbis|calabazas?\\b|citrouill|pompoen|\\bdyni'],
  [
    'snail',
    'snails?\\b|schneckenzucht|weinbergschneck|helicicult|escargot|elicicolt|caracoles\\b|slakkenkwek|hodowla slimak',
  ],
  [
    'fish | fishing_rod',
    'trout|fish farm|fishing lakes?\\b|forellen|piscicult|pisciculture|troticolt|truticult|hodowla pstrag|fiskodling',
  ],
  [
    'fir | axe saw',
    'christmas trees?\\b|tannenb|weihnachtsb[ae]um|christb[ae]um|sapins? de noel|arboles de navidad|alberi di natale|kerstbo|choink|julgran',
  ],
  ['lavender | soap', 'lavender|lavendel|lavanda\\b|lavande\\b|lawend'],
  // What is made.
  [
    'pencil notebook | envelope pen',
    'stationer(?:y|s)|papeleria|papeterie|cartoleria|papelaria|schreibwaren|sklep papiernicz|pappershandel',
  ],
  ['boat | anchor saw', 'boat ?build|bootsbau|charpentiers? de marine|maestr[oi] d.ascia|botenbouw|szkutni|batbygg'],
  ['saddle | horse', 'saddler|sattlerei|guarnicioner|sellerie|selleria|selaria|zadelmak|rymar|sadelmak'],
  [
    'book | thread',
    'book ?bind|bindery\\b|buchbind|encuadern|reliure|relieur|legatori|encadernac|boekbind|introligator|bokbind',
  ],
  [
    'printing_press | letters',
    'letterpress|buchdruckerei|imprenta tipografica|imprimerie typo|stamperia|tipografia artesanal|drukkerij met de hand|boktryck',
  ],
  ['shirt', '(?:screen-?)?print(?:ed|ing)? (?:of |on )?t-?shirts|t-?shirt print'],
  [
    'picture_frame | hammer',
    'pictures? fram|framing (?:shop|studio|workshop)|framers\\b|bilderrahm|enmarc|encadreu|encadrement|corniciai|molduras\\b|lijstenmak|oprawa obraz|inramning',
  ],
  [
    'horseshoe | hammer anvil',
    'farrier|hufschmied|hufbeschlag|herrador|marechal-ferrant|maniscalco|hoefsmid|podkuwacz|hovslagar',
  ],
  [
    'anvil | hammer flame',
    'blacksmith|\\bforge\\b|ironwork|schmiede\\b|kunstschmied|herreria|herrero|forgeron|ferronn|smederij|kuzni|smedja',
  ],
  [
    'globe | map',
    'globe ?(?:mak|restor|studio)|(?:make|making|restor[a-z]*|hand-?made) globes|globenbau|globenmanufakt|mappamond|globos terraqueos|globes terrestres',
  ],
  [
    'violin | cello',
    'violins?\\b|fiddle mak|geigenbau|geigen\\b|liuter|liutai|lutherie du quatuor|vioolbouw|violinos?\\b|lutnik|fiolbygg|skrzyp',
  ],
  ['accordion | note', 'accord[ie]ons?\\b|akkordeon|acordeon|fisarmonic|dragspel'],
  [
    'laptop | robot',
    'cod(?:ing|e) (?:club|school|class|course|camp|bootcamp)|coderdojo|programmierkurs|escuela de programacion|cours de code',
  ],
  [
    'drill ladder toolbox |',
    'tool library|library (?:of|for) (?:tools|things)\\b|bibliothek der dinge|leihladen|biblioteca de (?:cosas|herramientas|objetos)|bricotheque|outiltheque|objetotheque|biblioteca (?:degli oggetti|das coisas)|gereedschapsbibliotheek',
  ],
  [
    'lawnmower chainsaw |',
    'lawn ?mowers?\\b|mower (?:repair|service|shop|sales)|garden machin|rasenmaher|gartengerate|cortacesped|tondeuses?\\b(?! de moutons)|motoculture|tosaerba|rasaerba|cortador(?:es)? de relva|grasmaaier|tuinmachine|kosiar(?:ki|ek)\\b|grasklippar',
  ],
  [
    'sewing_machine thread tape_measure |',
    '(?:(?:clothing|clothes|garment) )?alterations\\b|arreglos (?:de (?:ropa|costura)|y transformaciones)|retouche(?:s|rie)\\b|anderungsschneid|arranjos de (?:costura|roupa)|kledingreparatie|kledingherstel|przerobki krawieck|skradder',
  ],
  ['teddy building_blocks puzzle |', 'toy library|ludothe(?:k|que)|ludoteca|speel-?o-?theek|leksaksbibliotek'],
  ['beehive bee honey |', 'bee ?hives?\\b'],
  ['plant sprout shovel |', 'kleingart|schrebergart|kolonilott|dzialkow'],
  ['cat pet_carrier |', 'cattery|cat (?:boarding|hotel|sitting)|katzenpension|pension pour chats|kattenpension'],
  ['soap |', 'soap ?mak|seifenmanufaktur|savonnerie|jaboneria|saponificio|saboaria|zeepmak'],
]
