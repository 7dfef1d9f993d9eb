// What places are called in nine languages, in the order of LANGUAGES; “~” marks what only a brand of that trade means so.
import { registry } from '#lib/registry.ts'

/** Under the open sky: what is done there (a river trip, a Waldspaziergang) is told of the place. */
const OUTDOORS = /* @__PURE__ */ registry<string>({
  river:
    'river,riverside,riverbank,river bank/fluss,flussufer,bach/rio,arroyo/riviere,fleuve/fiume,torrente/rio,ribeira/rivier/rzeka,rzece,rzeke,rzeki/alven,floden',
  lake: 'lake,lakeside,lakeshore,reservoir/see,seeufer,badesee/lago,laguna/lac,etang/lago/lago,lagoa/meer,plas/jezioro,jeziora,jeziorem,jeziorze/sjon,insjon',
  sea: 'sea,open sea,ocean/meer,ozean,ostsee,nordsee/mar,oceano/mer,ocean/mare,oceano/mar,oceano/zee,oceaan/morze,morzu,morzem/havet,hav',
  beach:
    'beach,seaside,seafront,seashore/strand,ostseestrand/playa/plage/spiaggia/praia/strand/plaza,plazy/stranden,badstranden',
  harbour:
    'harbour,harbor,harbourside,quay,quayside,marina/hafen,seehafen,kai/puerto,muelle/port,quai/porto,molo/porto,cais/haven,kade/port,porcie,nabrzezu/hamnen,kajen',
  mountains:
    'mountains,mountain,summit/berge,bergen,gebirge,alpen/montana,montanas,sierra/montagne,montagnes/montagna,montagne,monti/montanha,montanhas,serra/bergen/gory,gorach,gor/bergen,fjallen,fjallet',
  snowy_mountains:
    'ski slope,ski slopes,slopes,piste,pistes/skipiste,piste,pisten,skihang/pista de esqui,pistas de esqui/pistes de ski,piste de ski/piste da sci,pista da sci/pista de esqui/skipiste,pistes/stok narciarski,stoku narciarskim/skidbacken,pisten',
  hills:
    'hills,hillside,downs/hugel,hugeln/colinas,cerros/collines,colline/colline,collina/colinas/heuvels/wzgorza,wzgorzach/kullarna',
  forest:
    'forest,woods,woodland,woodlands,wood/wald,waldern,waldrand,forst/bosque/foret,bois,sous-bois/bosco,foresta/floresta,bosque,mata/bos,bossen/las,lesie,lasu/skogen,skog',
  meadow:
    'meadow,meadows,wildflower meadow/wiese,wiesen,blumenwiese,streuobstwiese/prado,pradera/prairie,pre/prato,prati/prado/weide,weiland/lace,lake kwietna/angen,ang',
  field: '~field,fields,~land/acker,felder,~feld/~campo,campos/champs/campi,~campo/~campo,campos/akker/pole,polu/akern',
  country_road:
    'country lane,country lanes,country road,country roads/landstrasse,landstrassen/carretera/route de campagne/strada di campagna/estrada rural/landweg/polna droga/landsvagen',
  camp: 'campsite,camp site,campground,camp/zeltplatz,campingplatz,zeltlager/camping,campamento/camping,campement/campeggio/parque de campismo,acampamento/camping,kampeerterrein/pole namiotowe,obozie/campingen,lagerplatsen',
  desert: 'desert/wuste/desierto/desert/deserto/deserto/woestijn/pustynia,pustyni/oknen',
  farm: 'farm,farmyard,barn/bauernhof,~hof,scheune/granja,~finca,granero/ferme,grange/fattoria,cascina,aia/~quinta,celeiro/boerderij,~erf,schuur/gospodarstwie,stodole,gospodarstwo/~garden,~gard,ladan',
  vegetable_garden:
    'allotment,allotments,vegetable garden,kitchen garden,vegetable patch,community garden/gemusegarten,gemeinschaftsgarten,schrebergarten,beet/huerto,huerta/potager,jardin partage,jardins partages/orto,orti/horta,hortas/moestuin,volkstuin/ogrodek,ogrodku,warzywniku/kolonilotten,koksland',
  park: 'park/park,stadtpark,kurpark/parque/parc/parco/parque/park/park,parku/parken',
  orchard:
    'orchard,orchards/obstgarten,obstwiese/huerto de frutales,manzanal/verger/frutteto/pomar/boomgaard/sad,sadzie/frukttradgarden',
  vineyard:
    'vineyard,vineyards,vines/weinberg,weinberge,weinbergen,reben/vinedo,vinedos,vinas/vignes,vignoble/vigna,vigneto,vigneti/vinha,vinhas/wijngaard/winnica,winnicy/vingarden',
  market:
    'market,market place,farmers market,street market/markt,wochenmarkt,bauernmarkt/mercado,mercadillo/marche/mercato/mercado,feira/markt,weekmarkt/targ,targu,targowisku/marknaden',
  town_square:
    'town square,village green,market square/marktplatz,dorfplatz,rathausplatz/plaza del pueblo,plaza mayor/place du village,grand-place/piazza,piazzetta/praca da vila,largo/dorpsplein,marktplein/rynek,rynku/torget',
  shopping_street:
    'high street,shopping street/fussgangerzone,einkaufsstrasse/calle comercial/rue commercante,rue pietonne/zona pedonale,via dei negozi/rua comercial/winkelstraat/deptak,deptaku/gagatan',
  street:
    'old town/altstadt/casco antiguo,casco viejo/vieille ville/centro storico,borgo/centro historico/oude stad,binnenstad/stare miasto,starym miescie/gamla stan',
  skyline:
    'skyline,rooftop,rooftops/dachterrasse,uber den dachern/azotea/toits/tetti/telhados/dakterras/dachu,dachach/takterrassen',
  bridge: 'bridge/brucke/puente/pont/ponte/ponte/brug/most,moscie/bron',
  playground:
    'playground/spielplatz/parque infantil,patio de juegos/aire de jeux/parco giochi/parque infantil/speeltuin/plac zabaw,placu zabaw/lekplatsen',
  building_site:
    'building site,construction site/baustelle/obra/chantier/cantiere/estaleiro,obra/bouwplaats/budowa,budowie/bygget',
  pitch:
    'football pitch,~pitch/fussballplatz,sportplatz/campo de futbol/terrain de foot/campo da calcio/campo de futebol/voetbalveld/boisko,boisku/fotbollsplanen',
  running_track:
    'running track,athletics track/laufbahn/pista de atletismo/piste d athletisme/pista di atletica/pista de atletismo/atletiekbaan/bieznia,biezni/lopbanan',
  tennis_court:
    'tennis court,tennis courts/tennisplatz,tennisplatze/pista de tenis/court de tennis/campo da tennis/campo de tenis/tennisbaan/kort,korcie/tennisbanan',
  waterfall:
    'waterfall,waterfalls/wasserfall/cascada,cascadas/cascade,cascades/cascata,cascate/cascata,cascatas/waterval/wodospad,wodospadzie/vattenfallet',
  fairground:
    'funfair,fairground/kirmes,jahrmarkt,rummelplatz/parque de atracciones/fete foraine/luna park,giostre/parque de diversoes/kermis/wesole miasteczko,wesolym miasteczku/nojesfaltet,tivoli',
  terrace:
    'terrace,beer garden/terrasse,biergarten/terraza/terrasse/terrazza,dehors/esplanada,terraco/terras/taras,tarasie,ogrodku/uteserveringen,terrassen',
  stars: 'stars/sternen,sternenhimmel/estrellas/etoiles/stelle/estrelas/sterren/gwiazdami/stjarnorna',
  snowfall: 'snow/schnee/nieve/neige/neve/neve/sneeuw/sniegu,snieg/snon',
})

/** Within walls, and what is only meant where one is there. */
const INDOORS = /* @__PURE__ */ registry<string>({
  kitchen: '~kitchen/~kuche/~cocina/~cuisine/~cucina/~cozinha/~keuken/~kuchnia,~kuchni/~koket',
  bakery:
    '~bakery,~bakehouse/~backstube,~backerei/~obrador,~panaderia/~fournil,~boulangerie/~forno,~panificio/~padaria/~bakkerij/~piekarni,~piekarnia/~bageriet',
  cafe: '~cafe/~cafe/~cafe,~cafeteria/~cafe/~caffe,~bar/~cafe/~cafe/~kawiarni/~cafeet',
  restaurant:
    '~restaurant,~dining room/~gaststube,~restaurant/~restaurante,~comedor/~restaurant/~ristorante,~sala/~restaurante/~restaurant/~restauracji/~restaurangen',
  workshop:
    '~workshop/~werkstatt/~taller/~atelier/~laboratorio,~bottega/~oficina/~werkplaats/~warsztat,~warsztacie/~verkstaden',
  garage: '~garage,~workshop/~werkstatt/~taller/~garage/~officina/~oficina/~garage/~warsztat,~warsztacie/~verkstaden',
  climbing_wall:
    'climbing wall,climbing walls/kletterwand,kletterhalle/rocodromo/mur d escalade/parete di arrampicata/parede de escalada/klimwand,klimmuur/sciance wspinaczkowej/klattervaggen',
  yoga_studio:
    '~studio,yoga studio/~studio,yogastudio/~estudio,estudio de yoga/~studio,studio de yoga/~studio,studio di yoga/~estudio,estudio de ioga/~studio,yogastudio/~studiu,studiu jogi/~studion,yogastudion',
  gallery: '~gallery,art gallery/~galerie/~galeria/~galerie/~galleria/~galeria/~galerie/~galerii/~galleriet',
  pottery: '~pottery/~topferei/~alfareria/~poterie/~vaseria/~olaria/~pottenbakkerij/~pracowni/~krukmakeriet',
  brewery:
    '~brewery,~taproom/~brauerei/~cerveceria,~fabrica/~brasserie/~birrificio/~cervejaria/~brouwerij/~browarze/~bryggeriet',
  salon: '~salon/~salon/~peluqueria,~salon/~salon/~salone/~salao/~salon/~salon,~salonie/~salongen',
  greenhouse:
    'greenhouse,glasshouse,polytunnel/gewachshaus/invernadero/serre/serra/estufa/kas/szklarnia,szklarni/vaxthuset',
  library:
    'library/bibliothek,bucherei/biblioteca/bibliotheque/biblioteca/biblioteca/bibliotheek/biblioteka,bibliotece/biblioteket',
  classroom: 'classroom/klassenzimmer/aula/salle de classe/aula/sala de aula/klaslokaal/klasa,klasie/klassrummet',
  meeting_room:
    'meeting room,meeting rooms,conference room,boardroom/besprechungsraum,besprechungsraume,konferenzraum,tagungsraum/sala de reuniones,salas de reuniones/salle de reunion,salles de reunion/sala riunioni,sale riunioni/sala de reunioes,salas de reuniao/vergaderruimte,vergaderzaal/sala konferencyjna,sali konferencyjnej/motesrum,konferensrum',
  office: '~office/~buro/~oficina/~bureau/~ufficio/~escritorio/~kantoor/~biuro,~biurze/~kontoret',
  theatre: 'theatre,theater/theater/teatro/theatre/teatro/teatro/theater,schouwburg/teatr,teatrze/teatern',
  concert_stage: 'stage/buhne/escenario/scene/palco/palco/podium/scena,scenie/scenen',
  cinema: 'cinema,movies/kino/cine/cinema/cinema/cinema/bioscoop/kino,kinie/bion,biografen',
  gym: 'gym,sports hall/sporthalle,turnhalle/gimnasio/salle de sport/palestra/ginasio/sportschool,sporthal/silownia,silowni/gymmet,idrottshallen',
  swimming_pool:
    'pool,swimming pool,lido/schwimmbad,hallenbad,freibad/piscina/piscine/piscina/piscina/zwembad/basen,basenie/simhallen,badhuset',
  railway:
    'railway station,train station/bahnhof,hauptbahnhof/estacion de tren/gare/stazione/estacao/station/dworzec,dworcu/stationen',
})

export const placeWords = /* @__PURE__ */ registry<string>(/* @__PURE__ */ Object.assign({}, OUTDOORS, INDOORS))

export const isOutdoors = (place: string): boolean => OUTDOORS[place] !== undefined
