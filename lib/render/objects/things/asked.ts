// More of what posts wanted, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const asked = /* @__PURE__ */ registry<string>({
  boot: 'walking boots,hiking boots,hiking boot,work boots,boot repair,boot fitting,~boots,~boot/wanderschuhe,wanderschuh,wanderstiefel,arbeitsschuhe,bergschuhe/botas de montana,botas de trabajo/chaussures de marche,chaussures de randonnee,chaussures de securite/scarponi,scarpone,scarpe antinfortunistiche/botas de montanha,botas de trabalho/wandelschoenen,werkschoenen,bergschoenen/buty trekkingowe,buty robocze/vandringskangor,kangor',
  woolly_hat:
    'woolly hat,woolly hats,bobble hat,bobble hats,beanie,beanies/wollmutze,wollmutzen,bommelmutze,strickmutze/gorro de lana,gorros de lana/bonnet de laine,bonnets,bonnet/berretto di lana,berretti di lana/gorro de la,gorros de la/wollen muts,mutsen,muts/czapka zimowa,czapki zimowe/mossa,mossor,yllemossa',
  scarf:
    'scarf,scarves,shawl,shawls/schal,schals,halstuch/bufanda,bufandas/echarpe,echarpes/sciarpa,sciarpe/cachecol,cachecois/sjaal,sjaals/szalik,szaliki,szal/halsduk,halsdukar',
  gloves:
    'mittens,mitten,woollen gloves,winter gloves,~gloves/faustling,fausthandschuhe,wollhandschuhe,winterhandschuhe/manoplas,guantes de lana,~guantes/moufle,moufles,gants de laine,~gants/muffole,guanti di lana,~guanti/luvas de la,~luvas/wanten,~handschoenen/rekawiczki,rekawiczka/vantar,vante',
  necklace:
    'necklace,necklaces,pendant,pendants/halskette,halsketten,anhanger/collar de plata,collares,colgante,colgantes/collier,colliers,pendentif/collana,collane,ciondolo/colar,colares,pingente/halsketting,kettingen,hanger/naszyjnik,naszyjniki,wisiorek/halsband med hange,smyckehalsband',
  ballet_shoe:
    'ballet,ballet class,ballet shoes,pointe shoes/ballett,ballettschuhe,spitzenschuhe,ballettunterricht/ballet,zapatillas de ballet/danse classique,chaussons de danse,ballet/danza classica,scarpette da ballo,balletto/ballet,bale,sapatilhas de ballet/ballet,balletles,balletschoenen/balet,baletki,lekcje baletu/balett,balettskor',
  nail_polish:
    'nail polish,nail varnish,manicure,manicures,gel nails/nagellack,manikure,gelnagel/esmalte de unas,manicura/vernis a ongles,manucure/smalto per unghie,manicure/verniz de unhas,manicure/nagellak,manicure/lakier do paznokci,manicure,paznokcie zelowe/nagellack,manikyr',
  crab: 'crab,crabs,lobster,lobsters/krebs,krebse,hummer/cangrejo,cangrejos,bogavante/crabe,crabes,homard,homards/granchio,granchi,aragosta/caranguejo,caranguejos,lagosta/krab,~krabben,kreeft/krab,kraby,homar/krabba,krabbor,hummer',
  hot_dog:
    'hot dog,hot dogs,hotdog,hotdogs/hotdog,hotdogs/perrito caliente,perritos calientes/hot-dog,hot-dogs/hot dog/cachorro quente,cachorros quentes/hotdog,hotdogs/hot dog,hot dogi/varmkorv,varmkorvar',
  fries:
    'fries,chips and gravy,fish and chips,portion of chips/pommes,pommes frites/patatas fritas/frites,cornet de frites/patatine fritte/batatas fritas/friet,frieten,patat/frytki/pommes frites',
  popcorn: 'popcorn/popcorn/palomitas/pop-corn,popcorn/popcorn/pipocas,pipoca/popcorn/popcorn/popcorn',
  ice_lolly:
    'ice lolly,ice lollies,popsicle,popsicles/stieleis,eis am stiel/polo de hielo,polos de hielo,paletas/batonnet glace,esquimau/ghiacciolo,ghiaccioli/picole,picoles,gelado de pau/waterijsje,waterijsjes/lody na patyku/glasspinne,isglass',
  juice:
    'fresh juice,orange juice,smoothie,smoothies,lemonade stand/frischer saft,orangensaft,smoothie,smoothies/zumo,zumos,batidos/jus d’orange,jus de fruits,smoothie/succo d’arancia,spremuta,spremute/sumo,sumos,suco,sucos/sinaasappelsap,vruchtensap,smoothie/sok pomaranczowy,smoothie,swieze soki/apelsinjuice,farskpressad juice,smoothie',
  avocado:
    'avocado,avocados/avocado,avocados/aguacate,aguacates/avocat mur,avocats murs/avocado/abacate,abacates/avocado,avocado’s/awokado/avokado,avokador',
  watermelon:
    'watermelon,watermelons/wassermelone,wassermelonen/sandia,sandias/pasteque,pasteques/anguria,angurie/melancia,melancias/watermeloen,watermeloenen/arbuz,arbuzy/vattenmelon,vattenmeloner',
  pineapple: 'pineapple,pineapples/ananas/pina,pinas/ananas/ananas/ananas,abacaxi/ananas/ananas/ananas',
  bell_pepper:
    'bell pepper,bell peppers,sweet peppers/paprika,paprikaschoten/pimiento,pimientos/poivron,poivrons/peperone,peperoni/pimento,pimentos,pimentao/paprika,paprika’s/papryka,papryki/paprika,paprikor',
  aubergine:
    'aubergine,aubergines,eggplant,eggplants/aubergine,auberginen,melanzani/berenjena,berenjenas/aubergine,aubergines/melanzana,melanzane/beringela,beringelas,berinjela/aubergine,aubergines/baklazan,baklazany/aubergine,auberginer',
  peas: 'peas,pea pod,pea pods,sugar snaps/erbsen,zuckerschoten/guisantes/petits pois/piselli/ervilhas/erwten,doperwten/groszek,groszki/arter,sockerarter',
  waffle:
    'waffle,waffles/waffel,waffeln/gofre,gofres/gaufre,gaufres/cialda,cialde,waffle/waffle,waffles/wafel,wafels/gofr,gofry/vaffla,vafflor',
  bagel:
    'bagel,bagels/bagel,bagels/bagel,bagels/bagel,bagels/bagel/bagel,bagels/bagel,bagels/bajgiel,bajgle,obwarzanki/bagel,bagels',
  gingerbread:
    'gingerbread,gingerbread man,gingerbread men/lebkuchen,lebkuchenmann/galleta de jengibre,galletas de jengibre,pan de jengibre/pain d’epices,bonhomme en pain d’epices/pan di zenzero,omino di pan di zenzero/biscoito de gengibre,pao de gengibre/speculaaspop,taaipop,peperkoek/piernik,pierniki/pepparkaka,pepparkakor',
  dumplings:
    'dumpling,dumplings,gyoza,dim sum,pierogi/maultasche,maultaschen,teigtasche,teigtaschen,gyoza/gyoza,empanadillas al vapor,dim sum/gyoza,ravioli vapeur,dim sum/gyoza,ravioli al vapore/gyoza,dim sum/dumplings,gyoza,dim sum/pierozki/dumplings,gyoza',
  cocoa:
    'hot chocolate,hot cocoa/heisse schokolade,trinkschokolade/chocolate caliente/chocolat chaud/cioccolata calda/chocolate quente/warme chocolademelk/goraca czekolada/varm choklad',
  tin_can:
    'tinned food,canned food,tins of food/konserve,konserven,konservendose/lata de conserva,latas de conserva/boite de conserve,boites de conserve/cibo in scatola/lata de conserva,latas de conserva/conservenblik/konserwa,konserwy/konservburk,konserver',
  toaster:
    'toaster,toasters/toaster/tostadora,tostadoras/grille-pain/tostapane/torradeira,torradeiras/broodrooster,broodroosters/toster,tostery/brodrost,brodrostar',
  oven: 'kitchen oven,oven cleaning,oven repair,~oven,~ovens/backofen,herd und backofen/horno de cocina,~horno,~hornos/four encastrable,nettoyage de four/forno elettrico,~forno/forno eletrico,~forno/inbouwoven,~oven/piekarnik,piekarniki/~ugn,~ugnar,inbyggnadsugn',
  shower:
    'new shower,walk-in shower,shower head,~shower,~showers/~dusche,~duschen,duschkopf,begehbare dusche/plato de ducha,~ducha,~duchas/douche italienne,~douche,~douches/box doccia,~doccia,~docce/base de duche,~duche,~duches,~chuveiro/inloopdouche,~douche,~douches/kabina prysznicowa,~prysznic,~prysznice/duschkabin,~dusch',
  mop: 'mop,mop and bucket,cleaner wanted,cleaning service,house cleaning,office cleaning/wischmopp,putzhilfe,reinigungskraft,gebaudereinigung,unterhaltsreinigung/fregona,servicio de limpieza,limpieza de oficinas/serpilliere,femme de menage,service de menage/mocio,servizio di pulizie,impresa di pulizie/esfregona,servico de limpeza,empresa de limpezas/dweil,schoonmaakdienst,schoonmaakbedrijf/mopy,firma sprzatajaca,sprzatanie biur/mopp,stadservice,hemstadning',
  spray_bottle:
    'spray bottle,spray bottles,all-purpose cleaner/spruhflasche,spruhflaschen,allzweckreiniger/pulverizador,botella con pulverizador/vaporisateur,pulverisateur/flacone spray,detergente spray/borrifador,frasco com spray/sproeifles,allesreiniger/butelka z rozpylaczem,plyn do czyszczenia/sprayflaska,rengoringsspray',
  clothes_rail:
    'clothes swap,swap shop,second-hand clothes,clothes rail,charity shop,vintage clothes,jumble sale/kleidertausch,kleidertauschparty,kleiderstange,kleiderborse,secondhandladen/intercambio de ropa,ropa de segunda mano/vide-dressing,friperie,friperies,troc de vetements/scambio di vestiti,swap party,abiti usati/troca de roupa,roupa em segunda mao/kledingruil,kledingbeurs,tweedehands kleding,kringloopwinkel/wymiana ubran,odziez uzywana,second-hand/kladbytardag,kladbyte,second hand',
  building_blocks:
    'nursery school,toddler group,building blocks,playgroup,kindergarten/bauklotze,bauklotz,krabbelgruppe,spielgruppe,kindergarten/escuela infantil,bloques de construccion,guarderia/jeu de cubes,creche,halte-garderie/asilo nido,scuola dell’infanzia,costruzioni giocattolo/jardim de infancia,creche,blocos de construcao/peuterspeelzaal,blokkendoos,kinderopvang/zlobek,przedszkole,klocki/forskola,klossar,oppna forskolan',
  crayons:
    'crayons,crayon,colouring pencils,coloring pages,colouring competition/wachsmalstift,wachsmalstifte,buntstift,buntstifte,malwettbewerb/ceras de colores,lapices de colores,concurso de dibujo/crayons de couleur,concours de dessin/pastelli,pastello,matite colorate/lapis de cor,lapis de cera/kleurpotlood,kleurpotloden,krijtjes,kleurwedstrijd/kredki,kredka/fargpennor,kritor',
  judo_suit:
    'judo,karate,aikido,taekwondo,jiu-jitsu,martial arts/judo,karate,aikido,taekwondo,kampfsport/judo,karate,aikido,taekwondo,artes marciales/judo,karate,aikido,taekwondo,arts martiaux/judo,karate,aikido,taekwondo,arti marziali/judo,karate,aikido,taekwondo,artes marciais/judo,karate,aikido,taekwondo/judo,karate,aikido,taekwondo/judo,karate,aikido,taekwondo,kampsport',
  rugby_ball:
    'rugby,american football,rugby club/rugby,american football/rugby,futbol americano/rugby,football americain/rugby,football americano/rugby,futebol americano/rugby,american football/rugby,futbol amerykanski/rugby,amerikansk fotboll',
  bike_helmet:
    'bike helmet,bike helmets,cycle helmet,cycle helmets/fahrradhelm,fahrradhelme/casco de bicicleta,cascos de bicicleta/casque de velo,casques de velo/casco da bici,caschi da bici/capacete de bicicleta,capacetes de bicicleta/fietshelm,fietshelmen/kask rowerowy,kaski rowerowe/cykelhjalm,cykelhjalmar',
  fishing_rod:
    'fishing rod,fishing rods,angling,angling club,fishing trip,fly fishing/angelrute,angelruten,angelverein,fliegenfischen,~angeln/cana de pescar,canas de pescar,pesca con mosca/canne a peche,cannes a peche,peche a la ligne,peche a la mouche/canna da pesca,canne da pesca,pesca a mosca/cana de pesca,canas de pesca,pesca desportiva/vishengel,hengel,hengels,hengelsport,sportvissen/wedka,wedki,wedkarstwo/metspo,metspon,flugfiske,sportfiske',
  golf: 'golf,golf course,minigolf,crazy golf,golf club/golf,minigolf,golfplatz,golfkurs/golf,minigolf,campo de golf/golf,minigolf/golf,minigolf/golfe,minigolfe/golf,midgetgolf,golfbaan/golf,minigolf,pole golfowe/golf,minigolf,golfbana',
  table_tennis:
    'table tennis,ping pong,ping-pong/tischtennis,pingpong/tenis de mesa,ping pong/tennis de table,ping-pong/tennis tavolo,ping pong/tenis de mesa,pingue-pongue/tafeltennis,pingpong/tenis stolowy,ping-pong/bordtennis,pingis',
  picnic_basket:
    'picnic,picnics,picnic basket,picnic baskets/picknick,picknickkorb,picknickkorbe/picnic,cesta de picnic,cestas de picnic/pique-nique,pique-niques,panier pique-nique/picnic,cestino da picnic/piquenique,piqueniques,cesta de piquenique/picknick,picknickmand,picknickmanden/piknik,pikniki,kosz piknikowy/picknick,picknickkorg',
  deck_chair:
    'deck chair,deck chairs,deckchair,deckchairs/liegestuhl,liegestuhle/tumbona,tumbonas/chaise longue de plage,transat,transats/sedia a sdraio,sedie a sdraio,sdraio/espreguicadeira,espreguicadeiras/ligstoel,ligstoelen/lezak,lezaki/solstol,solstolar',
  bird_house:
    'bird house,bird box,bird boxes,nest box,nest boxes,nesting box/nistkasten,vogelhaus,vogelhauschen/caja nido,cajas nido/nichoir,nichoirs/casetta per uccelli,casette per uccelli/caixa-ninho,caixas-ninho/vogelhuisje,vogelhuisjes,nestkast,nestkasten/budka legowa,budki legowe,karmnik/fagelholk,fagelholkar',
  rake: 'rake,rakes,leaf clearing/rechen,laubrechen,harke,harken/rastrillo,rastrillos/rateau,rateaux/rastrello,rastrelli/ancinho,ancinhos/hark,harken/grabie/kratta,rafsa',
  flower_pot:
    'flower pot,flower pots,flowerpot,flowerpots,plant pot,plant pots,terracotta pot,terracotta pots/blumentopf,blumentopfe,tontopf,tontopfe/maceta,macetas,tiesto,tiestos/pot de fleurs,pots de fleurs,pot en terre cuite/vaso di terracotta,vasi di terracotta/vaso de barro,vasos de barro/bloempot,bloempotten/doniczka,doniczki/blomkruka,blomkrukor,lerkruka',
  bone: 'dog treats,dog treat,bone broth,~bone,~bones/hundeleckerli,kauknochen,hundefutter,~knochen/huesos para perros,comida para perros,~hueso,~huesos/friandises pour chien,os a macher,croquettes pour chien/crocchette per cani,ossi per cani/racao para caes,ossos para caes/hondensnack,hondensnacks,hondenvoer,kluif/przysmaki dla psa,karma dla psa,~kosc/hundgodis,tuggben,hundmat',
  saddle:
    'horse saddle,saddlery,saddler,saddle fitting,riding lesson,riding lessons,riding school/pferdesattel,sattlerei,reitunterricht,reitschule,reitstunde,reitstunden/silla de montar,sillas de montar,clases de equitacion,escuela de equitacion/selle d’equitation,sellerie,cours d’equitation,centre equestre/sella da equitazione,selleria,lezioni di equitazione,scuola di equitazione/sela de montar,aulas de equitacao,escola de equitacao/paardenzadel,zadelmaker,paardrijles,rijschool voor paarden/siodlo,siodla,nauka jazdy konnej,szkola jazdy konnej/hastsadel,sadelmakare,ridskola,ridlektion',
  egg_box:
    'egg box,egg boxes,box of eggs,boxes of eggs,dozen eggs,half a dozen eggs,egg carton/eierkarton,eierkartons,eierschachtel/docena de huevos,carton de huevos/boite d’oeufs,douzaine d’oeufs/confezione di uova,dozzina di uova/duzia de ovos,caixa de ovos/eierdoos,eierdozen,dozijn eieren/kartonik jajek,opakowanie jajek,tuzin jajek/aggkartong,aggkartonger,dussin agg',
  beer_keg:
    'keg,kegs,beer keg,cask ale,beer barrel/bierfass,bierfasser,fassanstich,fassbier/barril de cerveza,barriles de cerveza/fut de biere,futs de biere/fusto di birra,fusti di birra/barril de cerveja,barris de cerveja/biervat,biervaten,fust bier/beczka piwa,beczki piwa,keg/olfat,olfatolj,fatol',
  mortar:
    'pestle and mortar,mortar and pestle,spice blend,ground spices/morser,gewurzmischung,gewurzmischungen/almirez,mezcla de especias/mortier et pilon,melange d’epices/mortaio,mortaio e pestello,miscela di spezie/almofariz,mistura de especiarias/vijzel,kruidenmix,specerijenmengsel/mozdzierz,mieszanka przypraw/mortel och stot,kryddblandning',
  roof: 'roof repair,roof repairs,new roof,roofing,roofer,roofers,roof tiles,roof tile,~tiles,~tile,gutter,gutters,gutter cleaning,guttering,shingles/dachdecker,dachdeckerei,dachziegel,dachsanierung,neues dach,dachreparatur,dachrinne,dachrinnen,regenrinne/tejado,tejados,reparacion de tejados,tejas/toiture,toitures,couvreur,tuiles/tetto nuovo,rifacimento tetto,tegole,tegola/telhado,telhados,telhas/dakdekker,dakpannen,dakpan,dakreparatie,nieuw dak/dachowka,dachowki,naprawa dachu,dekarz,nowy dach/taklaggare,takpannor,takbyte,nytt tak',
  heat_pump:
    'heat pump,heat pumps/warmepumpe,warmepumpen/bomba de calor,bombas de calor,aerotermia/pompe a chaleur,pompes a chaleur/pompa di calore,pompe di calore/bomba de calor,bombas de calor/warmtepomp,warmtepompen/pompa ciepla,pompy ciepla/varmepump,varmepumpar',
  massage_table:
    'massage,massages,massage therapy,sports massage,massage therapist,physio,physiotherapy,physiotherapist/massage,massagen,sportmassage,massagepraxis,physiotherapie,physio/masaje,masajes,masaje deportivo,fisioterapia/massage,massages,massotherapie,kinesitherapie/massaggio,massaggi,massaggio sportivo,fisioterapia/massagem,massagens,massagem desportiva,fisioterapia/massage,massages,sportmassage,stoelmassage,fysiotherapie,fysio/masaz,masaze,masaz sportowy/massage,idrottsmassage',
  cracked_phone:
    'cracked screen,cracked screens,broken screen,broken screens,smashed screen,screen repair,screen replacement/displayreparatur,displaybruch,display kaputt,displaytausch,handyreparatur/pantalla rota,cambio de pantalla,reparacion de moviles/ecran casse,ecrans casses,reparation d’ecran,reparation de telephone/schermo rotto,cambio schermo,riparazione cellulari/ecra partido,troca de ecra,reparacao de telemoveis/kapot scherm,schermreparatie,telefoonreparatie/pekniety ekran,wymiana ekranu,naprawa telefonow/sprucken skarm,skarmbyte,mobilreparation',
  elevator:
    'elevator,elevators,new lift,lift repair,lift is out,passenger lift/aufzug,aufzuge,fahrstuhl,personenaufzug/ascensor,ascensores/ascenseur,ascenseurs/ascensore,ascensori/elevador,elevadores/personenlift,liftonderhoud/winda,windy/hiss,hissar,hissen',
  cinnamon_roll:
    'cinnamon roll,cinnamon rolls,cinnamon bun,cinnamon buns/zimtschnecke,zimtschnecken,franzbrotchen/rollo de canela,rollos de canela,ensaimada,ensaimadas,caracola,caracolas/roule a la cannelle,roules a la cannelle/girella alla cannella,girelle alla cannella/rolo de canela,rolos de canela/kaneelbroodje,kaneelbroodjes/bulka cynamonowa,cynamonka,cynamonki/kanelbulle,kanelbullar',
  kettlebell:
    'kettlebell,kettlebells,kettlebell class/kettlebell,kettlebells,kugelhantel/pesa rusa,pesas rusas,kettlebell/kettlebell,kettlebells/kettlebell/kettlebell,kettlebells/kettlebell,kettlebells/kettlebell,odwaznik kulowy/kettlebell,kettlebells',
  sauna:
    'sauna,saunas,sauna session/sauna,saunen,fasssauna/sauna,saunas/sauna,saunas/sauna,saune/sauna,saunas/sauna,saunas/sauna,sauny/bastu,bastur',
  salad:
    'salad,salads,salad bowl/salat,salate,salatschussel/ensalada,ensaladas/salade composee,~salade,~salades/insalata,insalate,insalatona/salada,saladas/salade,salades,maaltijdsalade/salatka,salatki/sallad,sallader',
  whisk:
    'whisk,whisks/schneebesen,ruhrbesen/batidor de varillas,varillas de cocina/fouet de cuisine,~fouet,~fouets/frusta da cucina,fruste da cucina/batedor de varas,vara de arames/slagroomklopper,~garde/trzepaczka,trzepaczka kuchenna/ballongvisp,visp',
  cash_register:
    'cash register,cash registers,new till,checkout till,~till,~tills/registrierkasse,ladenkasse,kassensystem/caja registradora,cajas registradoras/caisse enregistreuse,caisses enregistreuses/registratore di cassa,registratori di cassa/caixa registadora,caixas registadoras/kasregister,kassasysteem,~kassa/kasa fiskalna,kasa sklepowa/kassaregister,kassaapparat',
  digger:
    'digger,diggers,excavator,excavators,mini digger/bagger,minibagger,baggerarbeiten/excavadora,excavadoras,retroexcavadora/pelleteuse,pelleteuses,mini-pelle/escavatore,escavatori,miniescavatore/escavadora,escavadoras,retroescavadora/graafmachine,graafmachines,minigraver/koparka,koparki,minikoparka/gravmaskin,gravmaskiner,minigravare',
  menu_board:
    'a-board,pavement sign,menu board,chalkboard menu/kundenstopper,gehwegaufsteller,menutafel/pizarra de menu,cartel de acera/chevalet de trottoir,~ardoise/lavagna da terra,cavalletto pubblicitario/cavalete publicitario,ardosia do menu/stoepbord,stoepborden/potykacz,potykacze,tablica menu/gatupratare,trottoarpratare',
  swing:
    'garden swing,swing set,swings at the playground,~swing,~swings/schaukel,schaukeln/columpio,columpios/balancoire,balancoires/altalena,altalene/baloico,baloicos/schommel,schommels/hustawka,hustawki/gunga,gungor,gungstallning',
  mug: 'mug,mugs,handmade mug,mugs by hand,mulled wine,mulled cider,mulled apple juice,mulled apple,hot cider,hot toddy/becher,keramikbecher,teebecher,kaffeebecher,gluhwein,apfelpunsch,kinderpunsch,punsch/taza de ceramica,tazas de ceramica,tazas hechas a mano,vino caliente,sidra caliente/mug,mugs,tasses en gres,vin chaud,cidre chaud,jus de pomme chaud/tazze in ceramica,mug,vin brule,vino brule/caneca,canecas,vinho quente,cidra quente/mok,mokken,gluhwein,warme cider/kubek,kubki,grzane wino,grzaniec/mugg,muggar,glogg',
  bun: '~bun,buns,bread roll,bread rolls,hot cross bun,hot cross buns/brotchen,semmel,semmeln,wecken,weckle/bollo,bollos,panecillo,panecillos/petits pains,pain au lait,pains au lait/maritozzo,maritozzi,panino dolce,panini dolci/paezinho,paezinhos/broodje,broodjes,bolletje,bolletjes/bulka,bulki,drozdzowka,drozdzowki/bulle,bullar,vetebulle,vetebullar',
  scaffold:
    'scaffold,scaffolding,scaffold tower,scaffolder,scaffolders/gerust,geruste,baugerust,gerustbau,gerustbauer/andamio,andamios/echafaudage,echafaudages,echafaudeur/ponteggio,ponteggi,impalcatura,impalcature/andaime,andaimes/steiger,steigerbouw,steigers/rusztowanie,rusztowania,rusztowan/byggnadsstallning,stallningsbyggare',
  desk: '~desk,desks,hot desk,hot desks,standing desk,desk space/schreibtisch,schreibtische/escritorio,escritorios/bureau individuel,bureaux individuels/scrivania,scrivanie/secretaria de trabalho,secretarias de trabalho/~bureau,werkplek,werkplekken/biurko,biurka/skrivbord,skrivborden',
})
