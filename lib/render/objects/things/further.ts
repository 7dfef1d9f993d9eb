// Of trades that had no drawing.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const further = /* @__PURE__ */ registry<string>({
  boiler:
    'gas boiler,gas boilers,combi boiler,boiler service,~boiler,~boilers/gastherme,gasthermen,heizkessel,brennwertkessel,gasheizung/caldera,calderas,caldera de gas/chaudiere,chaudieres,chaudiere a gaz/caldaia,caldaie,caldaia a gas/caldeira,caldeiras,caldeira a gas/cv-ketel,cv-ketels,gasketel,combiketel/kociol gazowy,kotly gazowe,piec gazowy/gaspanna,gaspannor,varmepanna,varmepannor',
  gauge:
    'pressure gauge,pressure gauges,~gauge,~gauges/manometer,druckanzeige/manometro,manometros/manometre,manometres/manometro,manometri/manometro,manometros/manometer,manometers,drukmeter/manometr,manometry/manometer,tryckmatare',
  smoke_alarm:
    'smoke alarm,smoke alarms,smoke detector,smoke detectors,carbon monoxide alarm,carbon monoxide alarms/rauchmelder,rauchwarnmelder,co-melder/detector de humo,detectores de humo/detecteur de fumee,detecteurs de fumee/rilevatore di fumo,rilevatori di fumo/detetor de fumo,detetores de fumo,detector de fumaca/rookmelder,rookmelders,koolmonoxidemelder/czujnik dymu,czujniki dymu,czujnik czadu/brandvarnare,rokdetektor',
  fire_extinguisher:
    'fire extinguisher,fire extinguishers/feuerloscher/extintor,extintores/extincteur,extincteurs/estintore,estintori/extintor,extintores/brandblusser,brandblussers/gasnica,gasnice/brandslackare',
  plunger:
    'plunger,plungers,blocked drain,blocked drains,blocked toilet/saugglocke,pumpel,verstopfter abfluss,rohrreinigung/desatascador,desatascadores,desatascos/ventouse a deboucher,debouchage/sturalavandini,sturare/desentupidor,desentupimento,desentupimentos/gootsteenontstopper,ontstopping,verstopte afvoer/przepychacz,udraznianie rur/vaskrensare,avloppsrensning',
  pliers:
    'pliers,pair of pliers/zange,zangen,kombizange/alicate,alicates/pince universelle,tenailles/pinza universale,pinze universali,tenaglie/alicate,alicates/combinatietang,nijptang/kombinerki,szczypce/tang,tanger,kombinationstang',
  screws:
    'screws,wood screws,screw and nut/schrauben,holzschrauben/tornillos,tornilleria/vis a bois,visserie/viti da legno,viteria/parafusos,parafuso/schroeven,houtschroeven/sruby,wkrety,srubka/skruvar,traskruvar',
  ev_charger:
    'ev charger,ev chargers,charging station,charging stations,charge point,charge points,wallbox/wallbox,ladesaule,ladesaulen,ladestation,ladestationen/cargador electrico,punto de recarga,puntos de recarga/borne de recharge,bornes de recharge/colonnina di ricarica,colonnine di ricarica/carregador eletrico,posto de carregamento,postos de carregamento/laadpaal,laadpalen,laadstation/stacja ladowania,stacje ladowania,ladowarka samochodowa/laddstolpe,laddstolpar,laddbox',
  squeegee:
    'squeegee,window cleaning,window cleaner,window cleaners/fensterputzer,fensterreinigung,fensterputzen,glasreinigung/limpiacristales,limpieza de cristales/laveur de vitres,lavage de vitres,nettoyage de vitres/lavavetri,pulizia dei vetri,pulizia vetri/limpa-vidros,limpeza de vidros,limpeza de janelas/ramen wassen,glazenwasser,glazenwassers/mycie okien,sciagaczka do szyb/fonsterputs,fonsterputsare,fonsterputsning',
  laundry_basket:
    'laundry basket,laundry baskets,washing basket,clean laundry,~laundry/waschekorb,waschekorbe,~wasche/cesto de la ropa,cesta de la ropa,~colada/panier a linge,corbeille a linge,~linge propre/cesto del bucato,~bucato/cesto da roupa,cesto de roupa/wasmand,wasmanden,~wasgoed/kosz na pranie,kosze na pranie,~pranie/tvattkorg,tvattkorgar,~tvatt',
  security_camera:
    'security camera,security cameras,cctv,surveillance camera/uberwachungskamera,uberwachungskameras/camara de seguridad,camaras de seguridad,videovigilancia/camera de surveillance,cameras de surveillance,videosurveillance/telecamera di sicurezza,telecamere,videosorveglianza/camara de vigilancia,camaras de vigilancia,videovigilancia/beveiligingscamera,beveiligingscamera’s,bewakingscamera/kamera monitoringu,kamery monitoringu,monitoring wizyjny/overvakningskamera,overvakningskameror',
  air_conditioner:
    'air conditioner,air conditioners,air conditioning,aircon/klimaanlage,klimaanlagen,klimagerat/aire acondicionado/climatiseur,climatiseurs,climatisation/climatizzatore,climatizzatori,aria condizionata,condizionatore/ar condicionado/airco,airco’s,airconditioning/klimatyzator,klimatyzatory,klimatyzacja/luftkonditionering,~ac-aggregat',
  mattress:
    'mattress,mattresses/matratze,matratzen/colchon,colchones/matelas/materasso,materassi/colchao,colchoes/matras,matrassen/materac,materace/madrass,madrasser',
  office_chair:
    'office chair,office chairs,desk chair,desk chairs/burostuhl,burostuhle,drehstuhl/silla de oficina,sillas de oficina/chaise de bureau,chaises de bureau/sedia da ufficio,sedie da ufficio,poltrona da ufficio/cadeira de escritorio,cadeiras de escritorio/bureaustoel,bureaustoelen/krzeslo biurowe,krzesla biurowe,fotel biurowy/kontorsstol,kontorsstolar',
  router:
    'wifi router,broadband router,~router,~routers,wifi,wi-fi,broadband/wlan-router,wlan,breitband,~router/router wifi,wifi,banda ancha,~router/box internet,routeur,routeurs,wifi/router wifi,wifi,banda larga,~router/router wifi,wifi,wi-fi,banda larga/wifi-router,wifi,breedband,~router/router wifi,wifi,~router/wifi-router,wifi,bredband,~router',
  spark_plug:
    'spark plug,spark plugs/zundkerze,zundkerzen/bujia,bujias/bougie d’allumage,bougies d’allumage/candela di accensione,candele di accensione/vela de ignicao,velas de ignicao/bougie van de motor,ontstekingsbougie,bougies van de auto/swieca zaplonowa,swiece zaplonowe/tandstift',
  brake_disc:
    'brake disc,brake discs,brake pads,car brakes,brake check,~brakes/bremsscheibe,bremsscheiben,bremsbelage,~bremsen/disco de freno,discos de freno,pastillas de freno,~frenos/disque de frein,disques de frein,plaquettes de frein,~freins/disco freno,dischi freno,pastiglie freno,~freni/disco de travao,discos de travao,pastilhas de travao,~travoes/remschijf,remschijven,remblokken,~remmen/tarcza hamulcowa,tarcze hamulcowe,klocki hamulcowe,~hamulce/bromsskiva,bromsskivor,bromsbelagg,~bromsar',
  forklift:
    'forklift,forklifts,forklift truck,fork-lift/gabelstapler,staplerschein/carretilla elevadora,carretillas elevadoras,montacargas/chariot elevateur,chariots elevateurs/carrello elevatore,carrelli elevatori,muletto,muletti/empilhador,empilhadores,empilhadora,empilhadeira/heftruck,heftrucks,vorkheftruck/wozek widlowy,wozki widlowe/gaffeltruck,gaffeltruckar',
  cement_mixer:
    'cement mixer,cement mixers,concrete mixer,concrete mixers/betonmischer,mischmaschine/hormigonera,hormigoneras/betonniere,betonnieres/betoniera,betoniere/betoneira,betoneiras/betonmolen,betonmolens/betoniarka,betoniarki/betongblandare,cementblandare',
  tanker:
    'tanker lorry,tank lorry,septic tank,septic tanks,septic tank emptying,~tanker,~tankers/tankwagen,tanklaster,kanalreinigung,klargrube/camion cisterna,camiones cisterna,fosa septica,fosas septicas/camion-citerne,camions-citernes,fosse septique,fosses septiques,vidange de fosse/autobotte,autocisterna,fossa biologica,espurgo/camiao cisterna,camioes cisterna,fossa septica,fossas septicas/tankwagen,tankwagens,septische put,beerput/cysterna,cysterny,szambo,wywoz szamba,szambiarka/tankbil,tankbilar,slamsugning,septiktank',
  outboard_motor:
    'outboard motor,outboard motors,outboard engine,outboard/aussenborder,aussenbordmotor,bootsmotor/motor fueraborda,fueraborda/moteur hors-bord,moteurs hors-bord/motore fuoribordo,fuoribordo/motor fora de borda,motor de popa/buitenboordmotor,buitenboordmotoren/silnik zaburtowy,silniki zaburtowe/utombordare,utombordsmotor,batmotor',
  work_gloves:
    'work gloves,gardening gloves,safety gloves/arbeitshandschuhe,gartenhandschuhe,schutzhandschuhe/guantes de trabajo,guantes de jardin/gants de travail,gants de jardinage/guanti da lavoro,guanti da giardino/luvas de trabalho,luvas de jardinagem/werkhandschoenen,tuinhandschoenen/rekawice robocze,rekawice ogrodnicze/arbetshandskar,tradgardshandskar',
  head_torch:
    'head torch,head torches,headlamp,headlamps,headtorch/stirnlampe,stirnlampen/linterna frontal,linternas frontales,luz frontal/lampe frontale,lampes frontales/lampada frontale,torcia frontale,torce frontali/lanterna frontal,lanterna de cabeca/hoofdlamp,hoofdlampen,hoofdlampje/latarka czolowa,latarki czolowe,czolowka/pannlampa,pannlampor',
  drone:
    'drone,drones,drone footage,drone survey/drohne,drohnen/dron,drones/drone,drones/drone,droni/drone,drones/drone,drones/dron,drony/dronare,dronarna,dronarfilm',
  monitor:
    'computer screen,computer screens,desktop computer,~monitors/bildschirm,bildschirme,~monitor/pantalla de ordenador,ordenador de sobremesa,ordenadores/ecran d’ordinateur,ordinateur de bureau,ordinateurs/schermo del computer,computer fisso,~monitor/ecra de computador,computadores/beeldscherm,beeldschermen,computers/ekran komputera,komputery/datorskarm,datorer',
  running_shoe:
    'running shoe,running shoes,~trainers,couch to 5k,5k run,10k run,parkrun/laufschuh,laufschuhe/zapatillas de correr,zapatillas de running,zapatilla de correr/chaussure de course,chaussures de course,chaussures de running/scarpe da corsa,scarpa da corsa,scarpe da running/tenis de corrida,sapatilhas de corrida,sapatilha de corrida/hardloopschoen,hardloopschoenen/buty do biegania,but do biegania/loparsko,loparskor,lopskor',
  high_heel:
    'high heel,high heels,stilettos,court shoes/pumps,stockelschuhe,high heels,absatzschuhe/tacones,zapatos de tacon,zapato de tacon/talons hauts,escarpins,escarpin/tacchi alti,scarpe col tacco,decollete/saltos altos,sapatos de salto,sapato de salto/hoge hakken,pumps,naaldhakken/szpilki,buty na obcasie,czolenka/hogklackade skor,klackskor,pumps',
  handbag:
    'handbag,handbags,leather bag,leather bags/handtasche,handtaschen,ledertasche,ledertaschen/bolso,bolsos,bolso de cuero/sac a main,sacs a main,maroquinerie/borsetta,borsette,borsa in pelle,borse in pelle/mala de mao,malas de mao,bolsa de couro/handtas,handtassen,leren tas,leren tassen/torebka,torebki/handvaska,handvaskor,ladervaska',
  sunglasses:
    'sunglasses,shades/sonnenbrille,sonnenbrillen/gafas de sol/lunettes de soleil/occhiali da sole/oculos de sol/zonnebril,zonnebrillen/okulary przeciwsloneczne/solglasogon',
  hanger:
    'clothes hanger,clothes hangers,coat hanger,coat hangers,dry cleaning,dry cleaners/kleiderbugel,reinigung fur kleidung,textilreinigung/percha,perchas,tintoreria/cintre,cintres,pressing/gruccia,grucce,appendiabiti,lavasecco/cabide,cabides,lavandaria a seco/kledinghanger,kledinghangers,stomerij/wieszak,wieszaki,pralnia chemiczna/kladhangare,galge,galgar,kemtvatt',
  tailor_dummy:
    'tailor’s dummy,dressmaker’s dummy,dressmaking,dressmaker,~made to measure,fitting at the tailor,~alterations/schneiderpuppe,schneiderpuppen,massschneiderei,anderungsschneiderei/maniqui de costura,maniquies,~a medida,arreglos de ropa/mannequin de couture,~sur mesure,~retouches/manichino da sartoria,manichini,~su misura,sartoria/manequim de costura,manequins,~por medida,arranjos de roupa/paspop,paspoppen,~op maat gemaakt,kledingreparatie/manekin krawiecki,szycie na miare,przerobki krawieckie/provdocka,provdockor,skradderi,mattsytt',
  shoe_last:
    'shoe last,shoe lasts,shoemaker,shoemakers,shoemaking,cobbler,cobblers,shoe repair,shoe repairs/schuhleisten,schuhmacher,schuhmacherei,schuster,schuhreparatur/horma de zapato,hormas,zapatero,zapateria artesana/forme a chaussure,cordonnier,cordonnerie,bottier/forma da scarpe,calzolaio,calzoleria,ciabattino/forma de sapato,sapateiro,sapataria artesanal/schoenleest,leesten,schoenmaker,schoenmakerij,schoenreparatie/kopyto szewskie,szewc,naprawa obuwia/skolast,skomakare,skomakeri',
  pocket_watch:
    'pocket watch,pocket watches,clockmaker,clock repair/taschenuhr,taschenuhren,uhrmacherin/reloj de bolsillo,relojes de bolsillo/montre a gousset,montres a gousset,horlogere,horlogerie/orologio da taschino,orologi da taschino/relogio de bolso,relogios de bolso/zakhorloge,zakhorloges/zegarek kieszonkowy,zegarki kieszonkowe/fickur',
  wig: 'wig,wigs,wig maker,wigmaker,lace wig/perucke,perucken,zweithaar/peluca,pelucas/perruque,perruques/parrucca,parrucche/peruca,perucas/pruik,pruiken/peruka,peruki/peruk,peruker',
  slippers:
    'slippers,pair of slippers,slipper/hausschuhe,pantoffeln,puschen/zapatillas de casa,pantuflas/pantoufles,chaussons/ciabatte,pantofole/chinelos de quarto,pantufas/pantoffels,sloffen/kapcie,pantofle/tofflor,inneskor',
  embroidery_hoop:
    'embroidery,embroidery hoop,embroidery class,cross stitch,cross-stitch/stickrahmen,stickerei,sticken,kreuzstich/bordado,bordados,bastidor de bordar,punto de cruz/broderie,broderies,tambour a broder,point de croix/ricamo,ricami,telaio da ricamo,punto croce/bordado,bordados,bastidor,ponto de cruz/borduurring,borduren,borduurwerk,kruissteek/haft,hafty,tamborek,haft krzyzykowy/broderi,broderier,brodera,korsstygn',
  easel:
    'easel,easels,painting classes,plein air,landscape painting/staffelei,staffeleien,malkurse/caballete,caballetes,clases de pintura/chevalet,chevalets/cavalletto,cavalletti/cavalete,cavaletes,aulas de pintura/schildersezel,schildersezels,schilderles/sztaluga,sztalugi,zajecia z malarstwa/staffli,stafflier,malarkurser',
  takeaway_cup:
    'coffee to go,takeaway coffee,take-away coffee,takeaway cup,reusable cup,reusable cups,paper cup,paper cups/kaffee zum mitnehmen,mehrwegbecher,pappbecher/cafe para llevar,vaso para llevar,vasos reutilizables/cafe a emporter,gobelet,gobelets/caffe da asporto,bicchiere riutilizzabile/cafe para levar,copo reutilizavel,copos reutilizaveis/koffie to go,meeneemkoffie,koffiebeker,koffiebekers/kawa na wynos,kubek wielorazowy/take away-kaffe,kaffe att ta med,pappmugg,pappmuggar',
  tea: 'cup of tea,cups of tea,mug of tea,tea bag,tea bags,teabags,afternoon tea,herbal tea/tasse tee,teebeutel,krautertee/taza de te,infusiones,bolsita de te/tasse de the,tisanes,infusion/tazza di te,tisane,bustina di te/chavena de cha,cha de ervas,saqueta de cha/kopje thee,kop thee,theezakje,kruidenthee/filizanka herbaty,torebka herbaty/kopp te,tepase,ortte,orttee',
  wine_bottle:
    'bottle of wine,bottles of wine,wine bottle,wine bottles,bottle of red,bottle of white/weinflasche,weinflaschen,flasche wein,flaschen wein/botella de vino,botellas de vino/bouteille de vin,bouteilles de vin/bottiglia di vino,bottiglie di vino/garrafa de vinho,garrafas de vinho/fles wijn,flessen wijn,wijnfles,wijnflessen/butelka wina,butelki wina/flaska vin,flaskor vin,vinflaska,vinflaskor',
  pickle_jar:
    'pickles,jar of pickles,pickled cucumbers,gherkin,gherkins,fermented vegetables,pickling,sauerkraut,kimchi/gewurzgurken,essiggurken,saure gurken,fermentiertes gemuse,sauerkraut,kimchi/pepinillos,encurtidos,chucrut,kimchi/cornichon,cornichons,lacto-fermentation,choucroute crue,kimchi/cetriolini,sottaceti,crauti,kimchi/picles,pickles,chucrute,kimchi/augurken,augurk,zuurkool,ingemaakte groenten,kimchi/ogorki kiszone,kiszonki,kiszona kapusta,kimchi/inlagd gurka,surkal,kimchi,syrade gronsaker',
  lunch_box:
    'lunch box,lunch boxes,lunchbox,packed lunch,packed lunches,bento,meal prep/lunchbox,brotdose,brotdosen,bento,mittagsbox/fiambrera,tuper,tupers,bento/boite a lunch,lunch box,bento,bentos,panier-repas/porta pranzo,lunch box,bento,schiscetta/lancheira,lancheiras,marmita,marmitas,bento/lunchbox,lunchtrommel,broodtrommel,bento/pudelko sniadaniowe,lunchbox,bento/matlada,matlador,lunchlada,bento',
  wrap: 'falafel wrap,chicken wrap,burrito,burritos,~wrap,~wraps,kebab,kebabs,doner,shawarma,gyros,durum/burrito,burritos,doner,durum,dorum,~wrap,~wraps,gyros/burrito,burritos,kebab,kebabs,durum,shawarma/burrito,burritos,kebab,kebabs,galette roulee,durum,shawarma/burrito,piadina,piadine,kebab/burrito,burritos,kebab,kebabs,shawarma/burrito,burrito’s,doner,shoarma,~wrap,~wraps/burrito,kebab,kebaby,gyros,~wrap/burrito,burritos,kebab,kebabrulle,~wrap,~wraps',
  paella:
    'paella,paellas,arroz del senyoret,arroz negro,arroz a banda/paella/paella,paellas,arroz a banda,arroz del senyoret,arroz negro,arroz de marisco,~arroz,~arroces/paella,paellas/paella/paelha,paella,arroz de marisco/paella/paella/paella',
  macarons:
    'macaron,macarons/macaron,macarons/macaron,macarons/macaron,macarons/macaron,macarons/macaron,macarons/macaron,macarons/makaronik,makaroniki/macaron,macarons,macaronger',
  skewers:
    'skewer,skewers,shish kebab,souvlaki,satay,yakitori/grillspiess,grillspiesse,fleischspiess,schaschlik,souvlaki,yakitori/brocheta,brochetas,pincho moruno,pinchos morunos/brochette,brochettes,souvlaki,yakitori/spiedino,spiedini,arrosticini/espetada,espetadas,espetinho,espetinhos/satespies,satespiezen,sate,souvlaki/szaszlyk,szaszlyki,souvlaki/grillspett,souvlaki,yakitori',
  cucumber:
    'cucumber,cucumbers/gurke,gurken,salatgurke/pepino,pepinos/concombre,concombres/cetriolo,cetrioli/pepino,pepinos/komkommer,komkommers/ogorek,ogorki/gurka,gurkor',
  broccoli:
    'broccoli/brokkoli/brocoli/brocoli,brocolis/broccolo,broccoli/brocolos,brocolis/broccoli/brokul,brokuly/broccoli',
  beetroot:
    'beetroot,beetroots,beet,beets/rote bete,rote beete,rande,randen/remolacha,remolachas/betterave,betteraves/barbabietola,barbabietole/beterraba,beterrabas/rode biet,rode bieten,bieten/burak,buraki,buraczki/rodbeta,rodbetor',
  moth: 'moth,moths,moth night/nachtfalter,motte,motten/polilla,polillas/papillon de nuit,papillons de nuit,mite,mites/falena,falene,tarma,tarme/traca,tracas,mariposa noturna/nachtvlinder,nachtvlinders,~mot,~motten/cma,cmy,mole odziezowe/nattfjaril,nattfjarilar',
  goldfish:
    'goldfish,aquarium,aquariums,aquarium fish,fish tank,koi/goldfisch,goldfische,aquarium,aquarien,koi/pez de colores,peces de colores,acuario,acuarios,koi/poisson rouge,poissons rouges,aquarium,aquariums,koi/pesce rosso,pesci rossi,acquario,acquari,koi/peixe dourado,peixinho dourado,aquario,aquarios,koi/goudvis,goudvissen,aquarium,koi/zlota rybka,zlote rybki,akwarium,akwaria,koi/guldfisk,guldfiskar,akvarium,koi',
  tortoise:
    'tortoise,tortoises,turtle,turtles/schildkrote,schildkroten/tortuga,tortugas/tortue,tortues/tartaruga,tartarughe/tartaruga,tartarugas/schildpad,schildpadden/zolw,zolwie/skoldpadda,skoldpaddor',
  squirrel:
    'squirrel,squirrels,red squirrel/eichhornchen,eichkatzchen/ardilla,ardillas/ecureuil,ecureuils/scoiattolo,scoiattoli/esquilo,esquilos/eekhoorn,eekhoorns/wiewiorka,wiewiorki/ekorre,ekorrar',
  deer: 'deer,roe deer,red deer,stag,stags/hirsch,hirsche,reh,rehe/ciervo,ciervos,corzo,corzos,venado/cerf,cerfs,chevreuil,chevreuils,biche/cervo,cervi,capriolo,caprioli/veado,veados,cervo,corco/hert,herten,ree,reeen/jelen,jelenie,sarna,sarny/hjort,hjortar,radjur,kronhjort',
  frog: 'frog,frogs,toad,toads/frosch,frosche,krote,kroten/rana,ranas,sapo,sapos/grenouille,grenouilles,crapaud,crapauds/rana,rane,rospo,rospi/~ra,sapo,sapos/kikker,kikkers,pad in de tuin,padden/zaba,zaby,ropucha/groda,grodor,padda,paddor',
  parrot:
    'parrot,parrots,budgie,budgies,parakeet,parakeets,macaw/papagei,papageien,wellensittich,wellensittiche,sittich/loro,loros,periquito,periquitos,papagayo,guacamayo/perroquet,perroquets,perruche,perruches/pappagallo,pappagalli,cocorita,cocorite/papagaio,papagaios,periquito,periquitos,arara/papegaai,papegaaien,parkiet,parkieten/papuga,papugi,papuzka/papegoja,papegojor,undulat,undulater',
  terrarium:
    'terrarium,terrariums,terraria,terrarium workshop,bottle garden/flaschengarten,pflanzenterrarium,terrarium/terrario,terrarios/terrarium,terrariums/terrario,terrari/terrario,terrarios/terrarium,plantenterrarium,flessentuin/las w sloiku,lasy w sloiku,terrarium/terrarium,flasktradgard,vaxtterrarium',
  orchid:
    'orchid,orchids/orchidee,orchideen/orquidea,orquideas/orchidee,orchidees/orchidea,orchidee/orquidea,orquideas/orchidee,orchideeen/orchidea,orchidee,storczyk,storczyki/orkide,orkideer',
  raised_bed:
    'raised bed,raised beds,vegetable bed,vegetable beds,community garden,allotment,allotments,kitchen garden/hochbeet,hochbeete,gemusebeet,gemusebeete,gemeinschaftsgarten,schrebergarten/huerto urbano,huertos urbanos,bancal elevado,huerto comunitario/potager,potagers,carre potager,bac potager,jardin partage,jardins partages/orto rialzato,aiuola rialzata,orto urbano,orti urbani,orto condiviso/horta urbana,hortas urbanas,horta comunitaria,canteiro elevado/moestuinbak,moestuinbakken,volkstuin,volkstuinen,buurtmoestuin/grzadka,grzadki,ogrodek dzialkowy,ogrod spoleczny,warzywnik/odlingslada,odlingslador,pallkrage,pallkragar,kolonitradgard,kolonilott',
  hedge_trimmer:
    'hedge trimmer,hedge trimmers,hedge cutting,hedge trimming/heckenschere,heckenscheren,heckenschnitt/cortasetos,corte de setos/taille-haie,taille-haies,taille de haies/tagliasiepi,taglio siepi/corta-sebes,aparador de sebes/heggenschaar,heggenscharen,heg snoeien,heggen knippen/nozyce do zywoplotu,strzyzenie zywoplotu/hacksax,hacksaxar,hackklippning',
  baby_bottle:
    'baby bottle,baby bottles,feeding bottle,baby milk,formula milk/babyflasche,babyflaschen,flaschchen/biberon,biberones/biberon,biberons/biberon/biberao,biberoes,mamadeira,mamadeiras/zuigfles,zuigflessen,babyfles,flesvoeding/butelka dla niemowlat,butelka ze smoczkiem,mleko modyfikowane/nappflaska,nappflaskor',
  rocking_horse:
    'rocking horse,rocking horses,wooden toys,wooden toy,toy shop,toyshop,toy library/schaukelpferd,schaukelpferde,holzspielzeug,spielwarenladen/caballito de madera,caballo balancin,juguetes de madera,jugueteria/cheval a bascule,chevaux a bascule,jouets en bois,magasin de jouets,ludotheque/cavallo a dondolo,giocattoli di legno,giocattoli in legno/cavalo de baloico,brinquedos de madeira,loja de brinquedos/hobbelpaard,hobbelpaarden,houten speelgoed,speelgoedwinkel/kon na biegunach,drewniane zabawki,sklep z zabawkami/gunghast,gunghastar,traleksaker,leksaksaffar',
  shuttlecock:
    'shuttlecock,shuttlecocks,badminton/federball,badminton/badminton,badminton,volante de badminton/badminton,volant de badminton/badminton,volano/badminton,volante de badminton/badminton,badmintonshuttle/badminton,lotka do badmintona/badminton,fjaderboll',
  paddleboard:
    'paddleboard,paddleboards,paddleboarding,paddle board,stand-up paddle,sup board,sup hire/stand-up-paddling,stand-up-paddle,sup-board,sup-boards,sup-verleih/paddle surf,tabla de paddle,tablas de paddle/stand up paddle,planche de paddle,paddle geant/stand up paddle,tavola sup,sup/stand up paddle,prancha de sup/suppen,sup-board,supboard,supboards/deska sup,deski sup/sup-brada,sup-brador,paddleboard',
  snorkel:
    'snorkel,snorkels,snorkelling,snorkeling,diving mask,scuba diving/schnorchel,schnorcheln,taucherbrille,tauchkurs,tauchschule/esnorquel,snorkel,gafas de buceo,curso de buceo,buceo/tuba et masque,masque de plongee,snorkeling,plongee sous-marine/boccaglio,snorkeling,maschera da sub,immersioni/snorkel,mascara de mergulho,mergulho/snorkel,snorkelen,duikbril,duikles,duiken/maska do nurkowania,nurkowanie,snorkeling/snorkel,snorkling,cyklopoga,dykkurs,dykning',
  yoga_mat:
    'yoga mat,yoga mats,pilates,pilates class,exercise mat/yogamatte,yogamatten,pilates,pilateskurs/esterilla,esterillas,esterilla de yoga,pilates/tapis de yoga,pilates,cours de pilates/tappetino da yoga,tappetini,pilates/tapete de ioga,tapete de yoga,pilates/yogamat,yogamatten,pilates/mata do jogi,maty do jogi,pilates/yogamatta,yogamattor,pilates',
  chess_knight:
    'chess,chess club,chess set,chess night,chess tournament/schach,schachclub,schachverein,schachturnier/ajedrez,club de ajedrez/echecs,club d’echecs,tournoi d’echecs/scacchi,circolo di scacchi,torneo di scacchi/xadrez,clube de xadrez/schaken,schaakclub,schaaktoernooi/szachy,klub szachowy,turniej szachowy/schack,schackklubb,schackturnering',
  disco_ball:
    'disco ball,disco balls,mirror ball,disco,discos,disco night/discokugel,disco,diskokugel,disko/bola de discoteca,discoteca,discotecas/boule a facettes,discotheque,soiree disco/palla da discoteca,discoteca,serata disco/bola de espelhos,discoteca,discotecas/discobal,disco,discoavond/kula dyskotekowa,dyskoteka,dyskoteki/discokula,disko,diskokvall',
  food_truck:
    'food truck,food trucks,burger van,street food,ice cream van,coffee van/foodtruck,foodtrucks,imbisswagen,street food/food truck,food trucks,gastroneta,comida callejera/food truck,food trucks,camion a pizza,camion-restaurant/food truck,cibo di strada,street food/food truck,food trucks,comida de rua/foodtruck,foodtrucks,frietkraam/food truck,food trucki,foodtruck/food truck,food trucks,matvagn,matvagnar,foodtruck',
  market_stall:
    'market stall,market stalls,farmers market,farmers’ market,market day,flea market,flea markets,~stall,~stalls/marktstand,marktstande,flohmarkt,flohmarkte,hofflohmarkt,trodelmarkt,wochenmarkt,bauernmarkt/puesto de mercado,puestos de mercado,mercadillo,mercado de productores/etal,etals,stand de marche,marche de producteurs,jour de marche,vide-grenier,vide-greniers,brocante,brocantes,marche aux puces/mercatino delle pulci,bancarella,bancarelle,mercato contadino,banco del mercato/banca de mercado,mercado de produtores,feira de produtores/marktkraam,marktkramen,boerenmarkt,weekmarkt,rommelmarkt,rommelmarkten,vlooienmarkt/pchli targ,stragan,stragany,targ rolny,stoisko targowe/marknadsstand,loppis,loppmarknad,torghandel,bondens marknad',
  pumpkin_lantern:
    'jack-o’-lantern,pumpkin carving,carved pumpkin,carved pumpkins,halloween/halloween,kurbisschnitzen,kurbisgesicht/halloween,calabaza tallada,calabazas talladas/halloween,citrouille sculptee,citrouilles sculptees/halloween,zucca intagliata,zucche intagliate/halloween,abobora esculpida,aboboras esculpidas,dia das bruxas/halloween,uitgeholde pompoen,pompoenen uithollen/halloween,dynia halloweenowa,wydrazona dynia/halloween,pumpalykta,pumpalyktor',
  sandcastle:
    'sandcastle,sandcastles,sand castle/sandburg,sandburgen,sandkasten/castillo de arena,castillos de arena/chateau de sable,chateaux de sable/castello di sabbia,castelli di sabbia/castelo de areia,castelos de areia/zandkasteel,zandkastelen/zamek z piasku,zamki z piasku/sandslott',
  lighthouse:
    'lighthouse,lighthouses/leuchtturm,leuchtturme/~faro,~faros/~phare,~phares/faro marittimo,~faro,~fari/farol maritimo,~farol,~farois/vuurtoren,vuurtorens/latarnia morska,latarnie morskie/~fyr,fyrar,fyrtorn',
  drum_kit:
    'drum kit,drum kits,drum lesson,drum lessons,drummer,drummers/schlagzeug,schlagzeuger,schlagzeugunterricht/bateria acustica,clases de bateria,baterista/cours de batterie,batteur,batteurs/lezioni di batteria,batterista/aulas de bateria,baterista/drumstel,drumles,drumlessen,drummer/perkusja,lekcje perkusji,perkusista/trumset,trumlektion,trumlektioner,trummis',
  banknotes:
    'banknote,banknotes,cash,cash only,pay in cash/banknote,banknoten,geldschein,geldscheine,bargeld,barzahlung/billetes de banco,dinero en efectivo,en efectivo/billet de banque,billets de banque,argent liquide,~especes/banconota,banconote,contanti/dinheiro vivo,notas de euro,numerario/bankbiljet,bankbiljetten,contant geld,contant/banknot,banknoty,gotowka/sedel,sedlar,kontanter',
  piggy_bank:
    'piggy bank,piggy banks,~savings,savings account,~save money,~saving money/sparschwein,sparschweine,~ersparnisse,~geld sparen/hucha,huchas,~ahorros,~ahorro/tirelire,tirelires,~epargne,~economies/salvadanaio,salvadanai,~risparmi,~risparmio/mealheiro,mealheiros,~poupanca,~poupancas,porquinho/spaarpot,spaarpotten,spaarvarken,~spaargeld/skarbonka,skarbonki,~oszczednosci/spargris,spargrisar,~sparande',
  rubber_stamp:
    'rubber stamp,rubber stamps/stempel,notariat/sello de goma,sellos de goma,notaria/tampon encreur,tampons encreurs,notaires/timbro,timbri/carimbo,carimbos,notaria/stempel,stempels/pieczatka,pieczatki/stampel,stamplar',
  mailbox:
    'mailbox,mailboxes,letterbox,letterboxes,post box,~newsletters/briefkasten,briefkasten voll,postkasten/buzon,buzones/boite aux lettres,boites aux lettres/cassetta delle lettere,cassetta della posta/caixa de correio,caixas de correio/brievenbus,brievenbussen/skrzynka pocztowa,skrzynki pocztowe,skrzynka na listy/brevlada,brevlador',
  signpost:
    'signpost,signposts,waymarker,waymarked,guided routes/wegweiser,wegweisern,wanderwege/poste indicador,senal de camino,senderos senalizados/poteau indicateur,panneau directionnel,itineraires balises/segnavia,cartello segnaletico,sentieri segnalati/placa de sinalizacao,trilhos sinalizados,percursos assinalados/wegwijzer,wegwijzers,bewegwijzerd/drogowskaz,drogowskazy,szlaki oznakowane/vagvisare,vagskylt,vagskyltar',
  newspaper:
    'newspaper,newspapers,in the press,local paper,press release/zeitung,zeitungen,pressemitteilung,in der presse/~periodico,~periodicos,diario local,nota de prensa/journal local,dans la presse,communique de presse/giornale,giornali,quotidiano,comunicato stampa/jornal,jornais,nota de imprensa/krant,kranten,in de krant,persbericht/gazeta,gazety,w prasie,informacja prasowa/tidning,tidningar,dagstidning,pressmeddelande',
  certificate:
    '~certificate,~certificates,diploma,diplomas,exam results/zertifikat,zertifikate,urkunde,urkunden,diplom,zeugnis,zeugnisse/certificado,certificados,diploma,diplomas,titulo oficial/certificat,certificats,diplome,diplomes,attestation/certificato,certificati,attestato,attestati,diploma/certificado,certificados,diploma,diplomas/certificaat,certificaten,diploma,diploma’s/certyfikat,certyfikaty,dyplom,dyplomy,swiadectwo/certifikat,diplom,intyg,betyg',
  driving_licence:
    'driving licence,driving license,driver’s license,driving test/fuhrerschein,fahrprufung/carnet de conducir,permiso de conducir/permis de conduire,code de la route/patente di guida/carta de conducao,carteira de motorista/rijbewijs,rijexamen/prawo jazdy/korkort,korkortsprov',
  name_badge:
    'name badge,name badges,name tag,name tags,lanyard,lanyards,~conferences,networking event/namensschild,namensschilder,~konferenzen,~tagung,~tagungen,netzwerktreffen/acreditacion,acreditaciones,tarjeta identificativa,congreso,congresos/badge nominatif,badges nominatifs,~conferences,congres,~colloque/badge nominativo,cartellino,~convegno,~convegni,congresso/cracha,crachas,congresso,congressos/naamkaartje,naambadge,naambadges,congres,netwerkborrel/identyfikator,identyfikatory,~konferencje/namnskylt,namnskyltar,namnbricka,~konferenser',
  flipchart:
    'flipchart,flip chart,~training course,~training day,team training,workshop for teams/flipchart,schulung,schulungen,fortbildung,fortbildungen/rotafolio,papelografo,curso de formacion,formacion para empresas/paperboard,formation professionnelle,formations professionnelles/lavagna a fogli,corso di formazione,corsi di formazione/flipchart,quadro de papel,curso de formacao,acao de formacao/flip-over,flipover,bijscholing,training voor teams/flipchart,szkolenia/bladderblock,utbildningsdag,fortbildning',
  tram: 'tram,trams,streetcar,streetcars,tramway/strassenbahn,strassenbahnen,trambahn/tranvia,tranvias/tramway,tramways,tram,trams/tram,tranvai/eletrico,eletricos,bonde,bondes/tram,trams/tramwaj,tramwaje/sparvagn,sparvagnar',
  taxi: 'taxi,taxis,~cab,minicab/taxi,taxis,taxen/taxi,taxis/taxi,taxis,vtc/taxi,tassi/taxi,taxis/taxi,taxi’s/taksowka,taksowki,taxi/taxi,taxibil',
  e_scooter:
    'e-scooter,e-scooters,electric scooter,electric scooters/e-scooter,elektroroller,e-roller/patinete electrico,patinetes electricos/trottinette electrique,trottinettes electriques/monopattino elettrico,monopattini elettrici/trotinete eletrica,trotinetes eletricas,patinete eletrico/elektrische step,elektrische steps,e-step,e-steps/hulajnoga elektryczna,hulajnogi elektryczne/elsparkcykel,elsparkcyklar',
  rollator:
    'rollator,rollators,walking frame,walking frames,walking aid,walking aids/rollator,rollatoren,gehhilfe,gehhilfen/andador,andadores/deambulateur,deambulateurs,rollator/deambulatore,deambulatori,girello/andarilho,andarilhos/rollator,rollators,looprek/balkonik,balkoniki,chodzik dla seniora/rollator,rollatorer,gastod',
  pet_carrier:
    'pet carrier,pet carriers,cat carrier,cat carriers,cat box/~transportbox,katzenbox,transportkorb/transportin,transportines,trasportin/caisse de transport,panier de transport pour chat/trasportino,trasportini/transportadora de gatos/reismand,kattenmand,vervoersbox/transporter dla kota,transporter dla psa/transportbur,kattbur,transportburar',
  blood_pressure:
    'blood pressure,blood pressure check,blood pressure monitor,~health check,~health checks/blutdruck,blutdruckmessung,blutdruckmessgerat,gesundheitscheck/tension arterial,tensiometro,presion arterial/tension arterielle,tensiometre,prise de tension/pressione arteriosa,pressione sanguigna,misuratore di pressione/tensao arterial,pressao arterial,medidor de tensao/bloeddruk,bloeddrukmeter,bloeddruk meten/cisnienie krwi,cisnieniomierz,pomiar cisnienia/blodtryck,blodtrycksmatare,blodtryckskontroll',
  kiln: 'kiln,kilns,kiln firing,glaze firing,raku/brennofen,topferofen,keramikofen,raku/horno de ceramica,hornos de ceramica,raku/four a ceramique,four de potier,raku/forno per ceramica,forno ceramico,raku/forno de ceramica,forno de olaria,raku/keramiekoven,pottenbakkersoven,raku/piec ceramiczny,piec do wypalania,raku/keramikugn,brannugn,raku',
  barber_chair:
    'barber’s chair,barber chair,barber chairs,salon chair/friseurstuhl,friseurstuhle,barbierstuhl/sillon de barbero,silla de barbero,sillones de barbero/fauteuil de barbier,fauteuil de coiffeur/poltrona da barbiere,poltrona del barbiere/cadeira de barbeiro,cadeiras de barbeiro/kappersstoel,kappersstoelen,barbierstoel/fotel fryzjerski,fotele fryzjerskie,fotel barberski/frisorstol,frisorstolar,barberarstol',
  tattoo_machine:
    'tattoo,tattoos,tattoo studio,tattooist,tattoo artist/tattoo,tattoos,tatowierung,tatowierungen,tattoostudio,tatowierer/tatuaje,tatuajes,tatuador,tatuadora/tatouage,tatouages,tatoueur,tatoueuse/tatuaggio,tatuaggi,tatuatore,tatuatrice/tatuagem,tatuagens,tatuador,tatuadora/tatoeage,tatoeages,tattoo,tattoos,tatoeeerder/tatuaz,tatuaze,tatuazysta/tatuering,tatueringar,tatuerare',
  clippers:
    'hair clippers,hair clipper,~clippers,buzz cut,beard trim,beard trims/haarschneidemaschine,bartschneider,maschinenschnitt/maquina de cortar pelo,maquinilla de cortar pelo,corte a maquina/tondeuse a cheveux,tondeuse a barbe/tagliacapelli,regolabarba,rasoio elettrico/maquina de cortar cabelo,aparador de barba/tondeuse voor haar,baardtrimmer,haartrimmer/maszynka do strzyzenia,maszynka do wlosow,trymer do brody/harklippare,klippmaskin,skaggtrimmer',
  cream_jar:
    'face cream,face creams,moisturiser,moisturisers,moisturizer,hand cream,body butter,skin cream,ointment/gesichtscreme,handcreme,hautcreme,feuchtigkeitscreme,salbe,salben/crema facial,crema de manos,crema hidratante,pomada/creme visage,creme hydratante,creme pour les mains,~baume/crema viso,crema mani,crema idratante,pomata/creme de rosto,creme hidratante,creme de maos,pomada/gezichtscreme,handcreme,huidcreme,zalf/krem do twarzy,krem do rak,krem nawilzajacy,masc/ansiktskram,handkram,hudkram,~salva,~salvor',
  raspberry:
    'raspberry,raspberries/himbeere,himbeeren/frambuesa,frambuesas/framboise,framboises/lampone,lamponi/framboesa,framboesas/framboos,frambozen/malina,maliny/hallon,hallonen',
  peach:
    'peach,peaches,apricot,apricots,nectarine,nectarines/pfirsich,pfirsiche,aprikose,aprikosen,marille,marillen/melocoton,melocotones,albaricoque,albaricoques/peche jaune,abricot,abricots,nectarine,nectarines/~pesca,~pesche,albicocca,albicocche/pessego,pessegos,damasco,damascos/perzik,perziken,abrikoos,abrikozen/brzoskwinia,brzoskwinie,morela,morele/persika,persikor,aprikos,aprikoser',
  asparagus:
    'asparagus,asparagus season/spargel,spargelzeit,grunspargel/esparrago,esparragos/asperge,asperges/asparago,asparagi/espargo,espargos,aspargo/asperge,asperges/szparag,szparagi/sparris',
  cave: 'cave,caves,cavern,caverns,caving,grotto/~hohle,~hohlen,hohlentour,tropfsteinhohle,grotte/cueva,cuevas,gruta,grutas/grotte,grottes,speleologie/grotta,grotte,caverna/gruta,grutas/grot,grotten/jaskinia,jaskinie,grota/grotta,grottor',
})
