// What each thing is called where it is meant, and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const daily = /* @__PURE__ */ registry<string>({
  truck:
    'lorry,lorries,~truck,~trucks/lkw,lkws,lastwagen,laster/~camion,~camiones/poids-lourd,poids-lourds,~camion,~camions/autocarro,autocarri,~camion/~camiao,~camioes,~caminhao,~caminhoes/vrachtwagen,vrachtwagens/ciezarowka,ciezarowki/lastbil,lastbilar',
  coffee_bean:
    'coffee bean,coffee beans,~beans/kaffeebohne,kaffeebohnen,~bohnen/grano de cafe,granos de cafe,cafe en grano/grain de cafe,grains de cafe,cafe en grains/chicco di caffe,chicchi di caffe,caffe in grani/grao de cafe,graos de cafe,cafe em grao/koffieboon,koffiebonen,~bonen/ziarno kawy,ziarna kawy,kawa ziarnista/kaffebona,kaffebonor,~bonor',
  sandwich:
    'sandwich,sandwiches,toastie,toasties/sandwich,sandwiches/sandwich,sandwiches/sandwich,sandwichs/tramezzino,tramezzini,sandwich/sanduiche,sanduiches,sandes/sandwich,sandwiches,~tosti/kanapka,kanapki/sandwich,sandwichar,~macka,~mackor',
  tyre: 'winter tyres,summer tyres,winter tires,car tyres,car tires,tyre change,~tyre,~tyres/autoreifen,winterreifen,sommerreifen,ganzjahresreifen,reifenwechsel,~reifen/neumaticos de invierno,cambio de neumaticos,~neumatico,~neumaticos/pneus hiver,pneus neige,~pneu,~pneus/pneumatici invernali,gomme invernali,cambio gomme,~pneumatico,~pneumatici/pneus de inverno,~pneu,~pneus/autoband,autobanden,winterbanden,zomerbanden,bandenwissel/opony zimowe,wymiana opon,~opona,~opony/bildack,vinterdack,sommardack,dackbyte',
  hair_dryer:
    'hairdryer,hairdryers,hair dryer,hair dryers,blow dry,blow-dry,blow dries,balayage,highlights and cut,hair colour,hair color/haartrockner,~fohn,~fohne,balayage,strahnen,haarfarbe/secador de pelo,secadores de pelo,~secador,balayage,mechas/seche-cheveux,balayage,meches,brushing/asciugacapelli,phon,balayage,piega,pieghe,colpi di sole,meches/secador de cabelo,secadores de cabelo,balayage,madeixas,brushing/fohn,fohns,haardroger,balayage,highlights/suszarka do wlosow,suszarki do wlosow/hartork,hartorkar',
  toilet:
    'toilet,toilets,toilet bowl/toilette,toiletten,wc/inodoro,inodoros,retrete,retretes/toilettes,wc,cuvette de toilettes/wc,tazza del water/sanita,sanitas,vaso sanitario/toilet,toiletten,wc/toaleta,toalety,sedes/toalett,toaletter,toalettstol',
  backpack:
    'backpack,backpacks,rucksack,rucksacks/rucksack,rucksacke,schulranzen/mochila,mochilas/sac a dos,sacs a dos,cartable,cartables/zaino,zaini/mochila,mochilas/rugzak,rugzakken,schooltas,schooltassen/plecak,plecaki/ryggsack,ryggsackar',
  swimmer:
    'swimmer,swimmers,swimming lesson,swimming lessons,swimming club,swimming gala,learn to swim/schwimmerin,schwimmkurs,schwimmkurse,schwimmunterricht,~schwimmer/nadador,nadadores,nadadora,clases de natacion,curso de natacion/nageur,nageurs,nageuse,cours de natation/nuotatore,nuotatori,nuotatrice,corso di nuoto,corsi di nuoto,lezioni di nuoto/nadador,nadadores,nadadora,aulas de natacao/zwemmer,zwemmers,zwemles,zwemlessen/plywak,plywacy,plywaczka,nauka plywania/simmare,simskola,simskolor',
  rabbit:
    'rabbit,rabbits,bunny,bunnies/kaninchen,osterhase,osterhasen,~hase,~hasen/conejos,~conejo/lapins,~lapin/coniglietto,coniglietti,~coniglio,~conigli/coelhos,coelhinho,~coelho/konijn,konijnen/krolik,kroliki/kanin,kaniner',
  watering_can:
    'watering can,watering cans/giesskanne,giesskannen/regadera,regaderas/arrosoir,arrosoirs/annaffiatoio,annaffiatoi/regador,regadores/gieter,gieters/konewka,konewki/vattenkanna,vattenkannor',
  cupcake:
    'cupcake,cupcakes,~muffin,~muffins/cupcake,cupcakes,~muffin,~muffins/cupcake,cupcakes,~muffin,~muffins/cupcake,cupcakes,~muffin,~muffins/cupcake,~muffin/cupcake,cupcakes,~queque,~queques/cupcake,cupcakes,~muffin,~muffins/babeczka,babeczki,~muffinka,~muffinki/cupcake,cupcakes,~muffin,~muffins',
  chocolate_bar:
    'chocolate bar,chocolate bars,bar of chocolate,bars of chocolate,~chocolate/tafel schokolade,tafeln schokolade,schokoladentafel,schokoladentafeln,~schokolade/tableta de chocolate,tabletas de chocolate,~chocolate,turron,turrones/tablette de chocolat,tablettes de chocolat,~chocolat/tavoletta di cioccolato,tavolette di cioccolato,~cioccolato/tablete de chocolate,tabletes de chocolate,barra de chocolate,barras de chocolate,~chocolate/chocoladereep,chocoladerepen,reep chocolade,repen chocolade,~chocolade/tabliczka czekolady,tabliczki czekolady,~czekolada/chokladkaka,chokladkakor,~choklad',
  bouquet:
    'bouquet,bouquets,posy,posies,bunch of flowers,bunches of flowers/blumenstrauss,blumenstrausse,brautstrauss,strausse,~strauss/ramo de flores,ramos de flores,ramo de novia,~ramos/bouquet de fleurs,bouquets,~bouquet/mazzo di fiori,mazzi di fiori,bouquet/ramo de flores,ramos de flores,buque de flores,~buque,~buques/boeket,boeketten,bos bloemen/bukiet,bukiety/bukett,buketter,blombukett',
  coat: '~coats,winter coat,winter coats,overcoat,overcoats,~coat,~jacket,~jackets,loden coat,~loden/wintermantel,winterjacke,winterjacken,~mantel,~jacke,~jacken,lodenmantel,lodenjacke,~loden/abrigos,~abrigo,~chaqueta,~chaquetas,~loden/manteau,manteaux,~loden/cappotto,cappotti,~giacca,~giacche,~loden/casaco,casacos/winterjas,winterjassen,~jas,~jassen/plaszcz,plaszcze,~kurtka,~kurtki/vinterjacka,vinterjackor,vinterkappa,~jacka,~jackor',
  toothbrush:
    'toothbrush,toothbrushes/zahnburste,zahnbursten/cepillo de dientes,cepillos de dientes/brosse a dents,brosses a dents/spazzolino da denti,spazzolini da denti,~spazzolino,~spazzolini/escova de dentes,escovas de dentes/tandenborstel,tandenborstels/szczoteczka do zebow,szczoteczki do zebow/tandborste,tandborstar',
  wheelchair:
    'wheelchair,wheelchairs/rollstuhl,rollstuhle/silla de ruedas,sillas de ruedas/fauteuil roulant,fauteuils roulants/sedia a rotelle,sedie a rotelle/cadeira de rodas,cadeiras de rodas/rolstoel,rolstoelen/wozek inwalidzki,wozki inwalidzkie/rullstol,rullstolar',
  roast_chicken:
    'roast chicken,roast chickens,rotisserie chicken,roast turkey/brathahnchen,grillhahnchen,brathendl,weihnachtsgans,martinsgans/pollo asado,pollos asados/poulet roti,poulets rotis/pollo arrosto,polli arrosto,pollo allo spiedo/frango assado,frangos assados/gebraden kip,gegrilde kip/pieczony kurczak,pieczone kurczaki,kurczak z rozna/grillad kyckling,grillade kycklingar',
  pig: 'piglet,piglets,~pig,~pigs/ferkel,~schwein,~schweine/cerditos,cerdos,~cerdo/porcelets,~cochon,~cochons/maialino,maialini,maiali,~maiale/porquinhos,porcos,~porco/biggen,biggetjes,varkens,~varken/prosieta,swinie,~prosie,~swinia/grisar,kultingar,~gris',
  motorbike:
    'motorbike,motorbikes,motorcycle,motorcycles/motorrad,motorrader/moto,motos,motocicleta,motocicletas/moto,motos,motocyclette/motocicletta,motociclette,~moto/mota,motas,moto,motos,motocicleta/motorfiets,motorfietsen,~motor,~motoren/motocykl,motocykle/motorcykel,motorcyklar',
  sewing_machine:
    'sewing machine,sewing machines/nahmaschine,nahmaschinen/maquina de coser,maquinas de coser/machine a coudre,machines a coudre/macchina da cucire,macchine da cucire/maquina de costura,maquinas de costura/naaimachine,naaimachines/maszyna do szycia,maszyny do szycia/symaskin,symaskiner',
  secateurs:
    'secateurs,pruning shears,pruners/gartenschere,gartenscheren,rosenschere,rosenscheren/tijeras de podar,tijera de podar/secateur,secateurs/forbici da potatura,cesoie/tesoura de poda,tesouras de poda/snoeischaar,snoeischaren/sekator,sekatory/sekator,sekatorer',
  corn_cob:
    'corn cob,corn cobs,corn on the cob,sweetcorn,~corn/maiskolben,zuckermais/mazorca,mazorcas,elote,elotes/epi de mais,epis de mais/pannocchia,pannocchie/espiga de milho,espigas de milho/maiskolf,maiskolven/kolba kukurydzy,kolby kukurydzy,kukurydza/majskolv,majskolvar,~majs',
  caravan:
    'caravan,caravans,touring caravan/wohnwagen/caravana,caravanas,caravaning/caravane,caravanes/roulotte/caravanas,~roulote,~roulotes,~caravana/caravan,caravans/przyczepa kempingowa,przyczepy kempingowe/husvagn,husvagnar',
  church:
    'parish church,village church,~church,~churches/dorfkirche,pfarrkirche,~kirche,~kirchen/~iglesia,~iglesias/~eglise,~eglises/~chiesa,~chiese/~igreja,~igrejas/dorpskerk,~kerk,~kerken/~kosciol,~koscioly/~kyrka,~kyrkor,~kyrkan',
  rolling_pin:
    'rolling pin,rolling pins/nudelholz,nudelholzer,teigrolle,wellholz/rodillo de cocina,rodillo de amasar/rouleau a patisserie/mattarello,matterello/rolo da massa/deegroller,deegrollers/walek do ciasta/brodkavel,brodkavlar',
  towel:
    'beach towel,beach towels,bath towel,bath towels,~towel,~towels/badetuch,badetucher,~handtuch,~handtucher/~toalla,~toallas/serviette de plage,serviette de bain,serviettes de bain/telo mare,~asciugamano,~asciugamani/toalha de praia,toalha de banho,toalhas de banho/badhanddoek,~handdoek,~handdoeken/recznik plazowy,~recznik,~reczniki/badhandduk,~handduk,~handdukar',
  first_aid_kit:
    'first aid kit,first aid kits,first aid course,first aid/verbandskasten,verbandkasten,erste hilfe,erste-hilfe-kurs/botiquin,botiquines,primeros auxilios/trousse de secours,premiers secours/cassetta del pronto soccorso,primo soccorso/estojo de primeiros socorros,primeiros socorros/ehbo,verbanddoos,eerste hulp/apteczka,apteczki,pierwsza pomoc/forbandslada,forsta hjalpen',
  pram: 'pram,prams,pushchair,pushchairs,stroller,strollers/kinderwagen/cochecito,cochecitos,carrito de bebe/poussette,poussettes,landau/passeggino,passeggini,carrozzina,carrozzine/carrinho de bebe,carrinhos de bebe/kinderwagen,kinderwagens/wozek dzieciecy,wozki dzieciece/barnvagn,barnvagnar',
  parasol:
    'parasol,parasols,beach umbrella,beach umbrellas/sonnenschirm,sonnenschirme/sombrilla,sombrillas/parasol,parasols/ombrellone,ombrelloni/guarda-sol,guarda-sois,chapeu de sol/parasols/parasol ogrodowy,parasol plazowy,parasole ogrodowe/parasoll,parasoller',
})
