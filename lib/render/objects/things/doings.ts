// What each thing is called where it is meant: its names and those of its kinds, no words that only have to do with it.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const doings = /* @__PURE__ */ registry<string>({
  camera:
    'camera,cameras,photo exhibition,photo walk,darkroom,photography,photography course/kamera,fotoausstellung,fotokurs,fotografie/camara,exposicion de fotografia,fotografia/appareil photo,exposition photo,photographie/fotocamera,mostra fotografica,fotografia/camera,exposicao de fotografia,fotografia/camera,fototentoonstelling,fotografie/aparat,wystawa fotografii,fotografia/kamera,fotoutstallning,fotografi',
  microphone:
    'open mic,karaoke,stand-up,comedy night,poetry slam,podcast/open mic,karaoke,poetry slam,podcast/micro abierto,karaoke,podcast/scene ouverte,karaoke,podcast/open mic,karaoke,podcast/microfone aberto,karaoke,podcast/open mic,karaoke,podcast/open mic,karaoke,podcast/open mic,karaoke,podd',
  headphones:
    'headphones,earbuds/kopfhorer/auriculares/casque audio,ecouteurs/cuffie/auscultadores,fones de ouvido/koptelefoon/sluchawki/horlurar',
  guitar:
    'guitar,guitars,ukulele/gitarre,gitarren,ukulele/guitarra,guitarras,ukelele/guitare,guitares,ukulele/chitarra,chitarre,ukulele/guitarra,guitarras,violao/gitaar,gitaren,ukelele/gitara,gitary,ukulele/gitarr,gitarrer,ukulele',
  piano:
    'grand piano,grand pianos,piano recital,piano recitals,piano concert,piano concerto/flugel,konzertflugel,klavierkonzert,klavierkonzerte,klavierabend,klavierabende/piano de cola,pianos de cola,recital de piano,concierto de piano/piano a queue,pianos a queue,recital de piano,concert de piano,piano recital/pianoforte a coda,pianoforti a coda,recital pianistico,concerto per pianoforte,recital di pianoforte/piano de cauda,pianos de cauda,recital de piano,concerto de piano/vleugel,vleugels,pianorecital,pianoconcert/fortepian koncertowy,fortepiany koncertowe,recital fortepianowy,koncert fortepianowy/flygel,flyglar,pianokonsert,pianorecital',
  drum: 'drums,drumming/trommeln/tambores,clase de bateria,~bateria/batterie musicale,tambours,~batterie/batteria musicale,tamburi,corso di batteria,~batteria/tambores,aula de bateria,~bateria/drums,slagwerk/bebny/trummor',
  record:
    'vinyl,record fair,debut album,~album,~records/schallplatten,vinyl,plattenborse,~album/vinilos,vinilo,~album,~disco/vinyle,vinyles,~album/vinile,vinili,~album/vinil,vinis,~album/vinyl,platenbeurs,~album/winyl,plyty winylowe,~album/vinyl,skivmassa,~album',
  note: 'concert,choir,orchestra,carol singing/konzert,chor,orchester/concierto,coro,orquesta/concert,chorale,orchestre/concerto,coro,orchestra/concerto,coro,orquestra/concert,koor,orkest/koncert,chor,orkiestra/konsert,kor,orkester',
  film: 'film night,film club,screening,film festival,documentary/filmabend,kinoabend,filmfestival,dokumentarfilm/noche de cine,cineclub,documental,festival de cine/cine-club,projection,documentaire,festival du film/cineforum,proiezione,documentario/cineclube,documentario,sessao de cinema/filmavond,filmclub,documentaire/wieczor filmowy,pokaz filmu,film dokumentalny/filmkvall,filmvisning,dokumentar',
  football_boot:
    'football boots,football boot,soccer cleats,~boots,~boot/fussballschuhe,fussballschuh,stollenschuhe/botas de futbol,~botas/chaussures de foot,chaussures de football,~crampons/scarpe da calcio,scarpini da calcio/chuteiras,chuteira/voetbalschoenen,voetbalschoen/buty pilkarskie,korki pilkarskie/fotbollsskor,fotbollssko',
  football:
    'football,soccer,five-a-side/fussball/futbol/football/calcio a cinque,partita di calcio/futebol/voetbal/pilka nozna/fotboll',
  basketball:
    'basketball/basketball/baloncesto/basket-ball/pallacanestro/basquetebol,basquete/basketbal/koszykowka/basket',
  racket:
    'tennis,padel,squash court/tennis,padel/tenis,padel/tennis,padel/tennis,padel/tenis,padel/tennis,padel/tenis,padel/tennis,padel',
  dumbbell:
    'gym,strength training,weightlifting/krafttraining,fitnessstudio/gimnasio,halterofilia,pesas/musculation,salle de sport/palestra,pesi/ginasio,musculacao/sportschool,krachttraining/silownia,trening silowy/gym,styrketraning',
  runner:
    'fun run,running club,relay race/lauftreff,volkslauf,staffellauf/club de corredores,carrera popular/course a pied,club de course/corsa campestre,gruppo di corsa/corrida popular,clube de corrida/hardloopclub,loopgroep/bieg uliczny,klub biegacza/lopklubb,motionslopp',
  dice: 'board games,board game,games night,bingo/brettspiele,spieleabend,bingo/juegos de mesa,bingo/jeux de societe,loto/giochi da tavolo,tombola/jogos de tabuleiro,bingo/bordspellen,spelletjesavond,bingo/planszowki,gry planszowe,bingo/bradspel,spelkvall,bingo',
  puzzle:
    'jigsaw,jigsaws,escape room/puzzleborse,escape room/rompecabezas,escape room/puzzles,escape game/puzzle,escape room/quebra-cabecas,escape room/legpuzzels,escape room/puzzle,escape room/pussel,escape room',
  controller:
    'video game,video games,esports/videospiel,videospiele,e-sport/videojuego,videojuegos/jeu video,jeux video/videogioco,videogiochi/videojogo,videojogos/videogame,videogames/gra wideo,gry wideo/tv-spel,datorspel',
  palette:
    'art class,watercolour,watercolours,painting class,art exhibition,open studios/aquarell,aquarellkurs,malkurs,kunstausstellung/acuarela,clase de pintura,exposicion de arte/aquarelle,cours de peinture,exposition de peinture/acquerello,corso di pittura,mostra d’arte/aguarela,aquarela,aula de pintura/aquarel,schildercursus,kunsttentoonstelling/akwarela,kurs malarstwa,wystawa malarstwa/akvarell,malarkurs,konstutstallning',
  mask: 'theatre,panto,pantomime,improv/theater,theaterstuck,impro/teatro,obra de teatro/theatre,piece de theatre,improvisation/teatro,spettacolo teatrale/teatro,peca de teatro/theater,toneelstuk/teatr,spektakl/teater,pjas',
  balloons:
    'birthday,birthday party/geburtstag/cumpleanos/anniversaire/compleanno/aniversario/verjaardag/urodziny/fodelsedag,kalas',
  violin:
    'violin,string quartet/geige,streichquartett/violin,cuarteto de cuerda/violon,quatuor a cordes/violino,quartetto d’archi/violino,quarteto de cordas/viool,strijkkwartet/skrzypce,kwartet smyczkowy/fiol,strakkvartett',
  trumpet:
    'brass band,trumpet,big band/blaskapelle,trompete,big band/trompeta,banda de musica/fanfare,trompette/tromba,banda musicale/trompete,banda filarmonica/trompet,fanfare/trabka,orkiestra deta/trumpet,storband',
  kite: 'kite,kites,kite festival/drachensteigen,drachenfest/cometas/cerfs-volants,cerf-volant/aquiloni/pipas,papagaios de papel/vliegers/latawce/drakflygning',
  yoga: 'yoga,meditation/yoga,meditation/yoga,meditacion/yoga,meditation/yoga,meditazione/ioga,yoga,meditacao/yoga,meditatie/joga,jogi,medytacja/yoga,meditation',
  tooth:
    'teeth whitening,dental check-up,check-up for your teeth,braces/zahnreinigung,bleaching fur die zahne,zahnspange/blanqueamiento dental,ortodoncia,limpieza dental/blanchiment dentaire,orthodontie,detartrage/sbiancamento dei denti,ortodonzia,igiene dentale/branqueamento dentario,ortodontia,limpeza dentaria/tanden bleken,beugel,gebitscontrole/wybielanie zebow,aparat ortodontyczny/tandblekning,tandstallning',
  syringe:
    'flu jab,flu jabs,flu vaccine,flu vaccination/grippeimpfung,impftermine/vacuna de la gripe,vacunacion/vaccin contre la grippe,vaccination/vaccino antinfluenzale,vaccinazione/vacina da gripe,vacinacao/griepprik,vaccinatie/szczepienie,szczepienia/influensavaccin,vaccination',
  microscope:
    'microscope,microscopes/mikroskop/microscopio/microscope/microscopio/microscopio/microscoop/mikroskop/mikroskop',
  robot:
    'robot,robots,robotics/roboter,robotik/robot,robotica/robot,robotique/robot,robotica/robo,robotica/robot,robotica/robot,robotyka/robot,robotik',
  rocket:
    'planetarium,rocket launch/planetarium/planetario/planetarium/planetario/planetario/planetarium/planetarium/planetarium',
  car: 'car,cars,car wash,driving lessons,driving lesson,driving school,driving instructor/auto,autos,autowasche,fahrstunde,fahrstunden,fahrschule/coche,coches,lavado de coches,clases de conducir,autoescuela/voiture,voitures,lecons de conduite,auto-ecole/auto usate,autolavaggio,lezioni di guida,scuola guida,autoscuola/carro,carros,lavagem de carros,aulas de conducao,escola de conducao,autoescola/auto,autos,autowas,rijles,rijlessen,rijschool/samochod,samochody,myjnia,nauka jazdy,szkola jazdy/bil,bilar,biltvatt,korlektion,korlektioner,trafikskola',
  van: 'van,vans,removals/lieferwagen,transporter,food truck,umzuge/furgoneta,furgonetas,mudanzas/camionnette,utilitaire,demenagement/furgone,furgoni,traslochi/carrinha,carrinhas,mudancas/bestelbus,bestelwagen,verhuizing/furgonetka,przeprowadzki/skapbil,flytt',
  bus: 'bus,buses,minibus,coach trip/busfahrt,kleinbus,reisebus/autobus,autobuses,minibus/autobus,minibus,navette/autobus,pulmino,navetta/autocarro,onibus,minibus/bus,bussen,busje/autobus,autobusy,minibus/buss,bussar,minibuss',
  train:
    'trains,steam train,model railway/zuge,dampflok,modelleisenbahn/trenes,tren de vapor/trains,train a vapeur/treni,treno a vapore/comboios,trens/treinen,stoomtrein,modelspoor/pociagi,kolejka/tagen,angtag,modelljarnvag',
  plane:
    'flights,air show/fluge,flugtag/vuelos/vols,meeting aerien/voli/voos/vluchten,vliegshow/loty,pokazy lotnicze/flyg,flygdag',
  bicycle:
    'bike,bikes,bicycle,bicycles,e-bike,e-bikes,cycling,bike ride/fahrrad,fahrrader,e-bike,radtour/bici,bicis,bicicleta,bicicletas/velo,velos,bicyclette,velo electrique/bici,bicicletta,biciclette,e-bike/bicicleta,bicicletas/fiets,fietsen,e-bike,fietstocht/rower,rowery,roweru,rowerow/cykel,cyklar,elcykel,cykeltur',
  boat: 'boat,boats,boat trip,sailing,regatta/boot,boote,segeln,segelkurs,regatta,bootsfahrt/barco,barcos,vela ligera,regata/bateau,bateaux,regate/barca,barche,regata/barco,barcos,regata/boot,boten,zeilen,zeilles,regatta/lodz,lodzie,zeglarstwo,regaty/bat,batar,segling,regatta',
  kayak:
    'kayak,kayaks,kayaking/kajak,kajaks/kayak,kayaks/kayak,kayaks/kayak/caiaque,caiaques/kajak,kajaks/kajak,kajaki/kajak,kajaker',
  suitcase:
    'suitcase,suitcases,luggage/koffer,gepack/maleta,maletas,equipaje/valise,valises,bagages/valigia,valigie,bagagli/mala de viagem,malas de viagem/koffer,koffers/walizka,walizki/resvaska,resvaskor',
  tent: 'tent,tents,camping,summer camp/zelt,zelte,camping,zeltlager,ferienlager/tienda de campana,acampada,campamento/tente,tentes,camping,colonie de vacances/tenda da campeggio,campeggio/tenda de campismo,acampamento,campismo/tent,tenten,kamperen,zomerkamp/namiot,namioty,oboz,kemping/talt,camping,sommarlager',
  balloon:
    'hot air balloon,balloon ride,balloon rides/heissluftballon,ballonfahrt,ballonfahrten/globo aerostatico,paseo en globo/montgolfiere,vol en montgolfiere/mongolfiera/balao de ar quente/luchtballon,ballonvaart/lot balonem/luftballong,ballongfard',
  scooter:
    '~scooter,~scooters,moped,mopeds,vespa,motor scooter,motor scooters/~roller,~scooter,motorroller,moped,mopeds,vespa/vespa,scooter,escuter/~scooter,~scooters,scooter electrique,vespa/motorino,scooter,vespa/scooter,vespa/scooter,brommer,vespa/skuter,vespa/moped,vespa',
  hammer:
    'hammer,hammers,carpentry/hammer,tischlern/martillo,carpinteria/marteau,menuiserie/martello,falegnameria/martelo,carpintaria/hamer,timmeren/mlotek,stolarstwo/hammare,snickeri',
  drill:
    'power tools,tool library,tool hire/werkzeugverleih,bohrmaschine/taladro,alquiler de herramientas/perceuse,outilotheque,location d’outils/trapano,noleggio attrezzi/berbequim,aluguer de ferramentas/boormachine,gereedschapsverhuur/wiertarka,wypozyczalnia narzedzi/borrmaskin,verktygspool',
  roller:
    'wallpaper,wall paint/wandfarbe,tapeten/papel pintado,pintura de pared/papier peint,peinture murale/carta da parati/papel de parede/behang,muurverf/tapety,farba do scian/tapeter,vaggfarg',
  shovel:
    'gardening/kleingarten,gartenarbeit/huerto,jardineria/jardinage,jardins familiaux/orto,giardinaggio/horta,jardinagem/tuinieren/dzialka,ogrodnictwo/odlingslott,tradgardsarbete',
  battery:
    'batteries,battery recycling,~battery/batterien,~batterie/pilas,~bateria/piles,batteries,~batterie/batterie,pile,~batteria/pilhas,~bateria/batterijen/baterie/batterier',
  car_battery:
    'car battery,car batteries,jump start,jump leads,~battery,~batteries/autobatterie,autobatterien,starterbatterie,~batterie,~batterien/bateria de coche,baterias de coche,bateria del coche,~bateria/batterie de voiture,batteries de voiture,~batterie/batteria auto,batterie auto,~batteria,~batterie/bateria de carro,baterias de carro,bateria do carro,~bateria/autoaccu,startaccu,~accu/akumulator samochodowy,akumulatory samochodowe,~akumulator,~akumulatory/bilbatteri,bilbatterier,startbatteri,~batteri,~batterier',
})
