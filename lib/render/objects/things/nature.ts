// What each thing is called where it is meant: its names and those of its kinds, no words that only have to do with it.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const nature = /* @__PURE__ */ registry<string>({
  sun: 'sunscreen,suncream/sonnencreme/protector solar/creme solaire/crema solare/protetor solar/zonnebrand/krem z filtrem/solkram',
  snowflake: 'snow,ice rink/schnee,eisbahn/nieve/neige,patinoire/neve/neve/sneeuw,ijsbaan/snieg,lodowisko/sno,isbana',
  wave: 'swimming,~swim,surf/schwimmen,surfen/natacion,surf,olas/natation,surf,vagues/nuoto,surf/natacao,surf,ondas,onda/zwemmen,surfen/plywanie/simning,surfing',
  flame: 'bonfire,campfire/lagerfeuer,osterfeuer/hoguera/feu de joie/falo/fogueira/kampvuur/grill,ognisko/brasa',
  tree: 'trees,tree,oak/baume,baum,eiche/arboles,arbol/arbres,arbre/alberi,albero/arvores,arvore/bomen,boom/drzewa,drzewo/trad',
  pine: 'christmas tree,christmas trees,christmas/weihnachtsbaum,christbaum,christbaume,tannenbaum,tannenbaume,weihnachtstanne,weihnachtstannen,weihnachten,weihnachtsmarkt/arbol de navidad,navidad/sapin de noel,sapins,noel/albero di natale,natale/arvore de natal,natal/kerstboom,kerst,kerstmarkt,kerstboom,kerstbomen,kerstboompje/choinka,choinki,boze narodzenie/julgran,julgranar,jul,julmarknad',
  flower:
    'flowers,flower,wildflowers,dahlias/blumen,blume/flores/fleurs,fleur,fleuriste/fiori/flores/bloemen,violen,viooltjes,winterviolen,zomerbloeiers/kwiaty/blommor',
  tulip:
    'tulips,tulip,tulip bulb,tulip bulbs,spring bulbs/tulpen,tulpenzwiebel,tulpenzwiebeln,blumenzwiebeln/tulipanes/tulipes/tulipani/tulipas/tulpen,tulpenbol,tulpenbollen,bloembollen,voorjaarsbollen,bollen/tulipany/tulpaner',
  rose: 'roses,valentine’s,valentines/rosen,valentinstag/rosas,san valentin/roses,saint-valentin/rose,san valentino/rosas,dia dos namorados/rozen,valentijnsdag/roze,walentynki/rosor,alla hjartans dag',
  sprout:
    'seedlings,seedling,plant sale/setzlinge,jungpflanzen/plantones,semilleros/jeunes plants,semis/piantine/mudas/zaailingen/sadzonki/smaplantor',
  plant:
    'houseplant,houseplants,pot plants,monstera,~plants,~plant/zimmerpflanzen,zimmerpflanze,~pflanzen/plantas de interior,~plantas/plantes d’interieur,~plantes/piante da interno,~piante/plantas de interior,~plantas/kamerplanten,kamerplant,~planten/rosliny doniczkowe,~rosliny/krukvaxter,~vaxter',
  mountain:
    'hike,hiking,mountain hike/wanderung,bergtour,wandern/senderismo,excursion de montana/randonnee,montagne/escursione in montagna,escursioni/caminhada na montanha/bergwandeling/wycieczka w gory,gory/fjallvandring,vandring',
  wheat:
    'flour,wheat,spelt/mehl,weizen/harina,trigo/farine,ble/farina,grano duro/farinha,trigo/meel,bloem,tarwe/maka,pszenica/mjol,vete',
  cactus:
    'cactus,cacti,succulents/kakteen,kaktus,sukkulenten/cactus,suculentas/cactus,succulentes/cactus,piante grasse/cactos,suculentas/cactussen,vetplanten/kaktusy,sukulenty/kaktusar,suckulenter',
  bird: 'birds,birdwatching,bird walk/vogel,vogelbeobachtung/aves,pajaros/oiseaux/uccelli,birdwatching/aves,passaros/vogels/ptaki/faglar,fagelskadning',
  cat: 'cat,cats,kitten,kittens/katze,katzen,katzchen/gato,gatos,gatito/chat,chats,chaton,chatons/gatto,gatti,gattini/gato,gatos/kat,katten,kittens/kot,koty,kociak/katt,katter,kattungar',
  dog: 'dog,dogs,puppy,puppies/hund,hunde,welpen/perro,perros,cachorros/chien,chiens,chiot,chiots/cane,cani,cuccioli/cao,caes,cachorro/hond,honden,puppy/pies,psy,szczeniak,szczenieta/hund,hundar,valpar',
  horse:
    'horse,horses,pony,ponies/pferd,pferde,pony/caballo,caballos,poni/cheval,chevaux,poney/cavallo,cavalli,pony/cavalo,cavalos/paard,paarden,pony/kon,konie,kucyk/hast,hastar,ponny',
  sheep:
    'sheep,lambs/schaf,schafe,lammer/ovejas,corderos/moutons,agneaux/pecore,agnelli/ovelhas/schapen,lammetjes/owce,jagnieta/far,lamm',
  cow: 'cow,cows,cattle drive/kuh,kuhe,alpauftrieb,alpabtrieb,almauftrieb,almabtrieb,viehscheid/vacas/vaches,montee a l’alpage,desalpe/mucche/vacas/koeien/krowy/kor',
  chicken: 'hens,chickens/huhner/gallinas/poules/galline/galinhas/kippen/kury,kurczak/hons',
  bee: 'bees,beekeeping/bienen,imkern,imkerkurs/abejas/abeilles,apiculture/api,apicoltura/abelhas/bijen/pszczoly/bin',
  butterfly: 'butterflies,butterfly/schmetterlinge/mariposas/papillons/farfalle/borboletas/vlinders/motyle/fjarilar',
})
