// What a house and its garden are kept with and what lies in its rooms, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const household = /* @__PURE__ */ registry<string>({
  water_heater:
    'water heater,water heaters,hot water tank,hot water tanks,hot water cylinder,hot water cylinders/warmwasserspeicher,warmwasserboiler,~boiler/calentador de agua,calentadores de agua,termo electrico,termos electricos/chauffe-eau,ballon d’eau chaude,ballons d’eau chaude/scaldabagno,scaldabagni,scaldacqua/termoacumulador,termoacumuladores,aquecedor de agua,aquecedores de agua,~esquentador,~esquentadores/warmwaterboiler,warmwaterboilers,~boiler,~boilers/podgrzewacz wody,podgrzewacze wody,bojler,bojlery/varmvattenberedare',
  paint_can:
    'paint can,paint cans,paint tin,paint tins,paint pot,paint pots,tin of paint,tins of paint,can of paint,cans of paint,pot of paint,pots of paint/farbeimer,farbdose,farbdosen,lackdose,lackdosen/bote de pintura,botes de pintura,lata de pintura,latas de pintura/pot de peinture,pots de peinture/barattolo di vernice,barattoli di vernice/lata de tinta,latas de tinta/verfblik,verfblikken,verfpot,verfpotten/puszka farby,puszki farby/fargburk,fargburkar',
  lawnmower:
    'lawnmower,lawnmowers,lawn mower,lawn mowers,robot mower,robot mowers,robotic mower/rasenmaher,mahroboter,rasenroboter/cortacesped,cortacespedes,robot cortacesped/tondeuse a gazon,tondeuses a gazon,robot tondeuse,tondeuse robot/tosaerba,tagliaerba,rasaerba,robot tagliaerba,robot rasaerba/corta-relva,cortador de relva,cortador de grama,cortadores de grama,robo corta-relva/grasmaaier,grasmaaiers,robotmaaier,robotmaaiers/kosiarka,kosiarki,robot koszacy/grasklippare,robotgrasklippare',
  toolbox:
    'tool box,tool boxes,~toolbox,~toolboxes/werkzeugkiste,werkzeugkisten,~werkzeugkasten/~caja de herramientas,~cajas de herramientas/~boite a outils,~boites a outils/~cassetta degli attrezzi,~cassette degli attrezzi/~caixa de ferramentas,~caixas de ferramentas/gereedschapskist,gereedschapskisten/~skrzynka narzedziowa,~skrzynki narzedziowe/~verktygslada,~verktygslador',
  fridge:
    'fridge,fridges,refrigerator,refrigerators,fridge freezer,fridge freezers/kuhlschrank,kuhlschranke/nevera,neveras,frigorifico,frigorificos/frigo,frigos,refrigerateur,refrigerateurs/frigorifero,frigoriferi,frigo/frigorifico,frigorificos,geladeira,geladeiras/koelkast,koelkasten/lodowka,lodowki/kylskap',
  car_key:
    'car key,car keys,key fob,key fobs/autoschlussel/llave del coche,llaves del coche,llave de coche,llaves de coche/cle de voiture,cles de voiture/chiave dell’auto,chiavi dell’auto,chiave della macchina,chiavi della macchina/chave do carro,chaves do carro/autosleutel,autosleutels/kluczyk do samochodu,kluczyki do samochodu/bilnyckel,bilnycklar',
  barbecue:
    'barbecue,barbecues,bbq,bbqs/kugelgrill,holzkohlegrill,gasgrill,grillabend,grillabende,grillfest,barbecue/barbacoa,barbacoas/barbecue,barbecues/barbecue,grigliata,grigliate/churrasqueira,churrasqueiras,churrasco,churrascos/barbecue,barbecues,bbq/grill ogrodowy,grille ogrodowe,grillowanie/klotgrill,klotgrillar,grillkvall,grillkvallar,grillfest',
  bunting:
    'fabric bunting,string of bunting,strings of bunting,pennant garland,~bunting/wimpelkette,wimpelketten/guirnalda de banderines,guirnaldas de banderines,~banderines/guirlande de fanions,guirlandes de fanions/filo di bandierine,fili di bandierine,~bandierine/bandeirinhas,bandeirolas/vlaggenlijn,vlaggenlijnen,vlaggetjeslijn/girlanda z choragiewek,girlandy z choragiewek/vimpelgirlang,vimpelgirlanger',
  sweater:
    'sweater,sweaters,woolly jumper,woolly jumpers,~jumper,~jumpers/pullover,strickpullover,~pulli,~pullis/sueter,sueteres,~jersey,~jerseis/pull-over,pull-overs,~pull,~pulls/maglione,maglioni/sueter,sueteres,pulover,puloveres/trui,truien/sweter,swetry/ylletroja,ylletrojor,stickad troja,stickade trojor',
  kettle:
    'kettle,kettles/wasserkocher/hervidor,hervidores/bouilloire,bouilloires/~bollitore,~bollitori/chaleira,chaleiras/waterkoker,waterkokers/czajnik,czajniki/vattenkokare',
  film_projector:
    'film projector,film projectors,projectionist,~projector,~projectors/filmprojektor,filmprojektoren,filmvorfuhrer/proyector de cine,proyectores de cine,proyeccionista/projecteur de cinema,projecteurs de cinema,projectionniste/proiettore cinematografico,proiezionista/projetor de cinema,projecionista/filmprojector,filmprojectors/projektor filmowy,kinooperator/filmprojektor,filmprojektorer,biomaskinist',
  letters:
    'love letter,love letters,bundle of letters,old letters/liebesbrief,liebesbriefe,briefbundel,alte briefe/carta de amor,cartas de amor,cartas antiguas/lettre d’amour,lettres d’amour,vieilles lettres/lettera d’amore,lettere d’amore,vecchie lettere/carta de amor,cartas de amor,cartas antigas/liefdesbrief,liefdesbrieven,oude brieven/list milosny,listy milosne,stare listy/karleksbrev,gamla brev',
  keys: 'bunch of keys,ring of keys,set of keys,spare keys,house keys/schlusselbund,ersatzschlussel/manojo de llaves,juego de llaves,llaves de casa,copias de llaves/trousseau de cles,double de cles,doubles de cles/mazzo di chiavi,chiavi di casa,duplicati di chiavi/molho de chaves,copias de chaves,chaves de casa/sleutelbos,reservesleutels,huissleutels/pek kluczy,zapasowe klucze/nyckelknippa,reservnycklar,husnycklar',
  frying_pan:
    'frying pan,frying pans,skillet,skillets/bratpfanne,bratpfannen,pfanne,pfannen/sarten,sartenes/poele a frire,poeles a frire/padella,padelle/frigideira,frigideiras/koekenpan,koekenpannen,braadpan/patelnia,patelnie/stekpanna,stekpannor',
  eye_chart:
    'eye test,eye tests,sight test,sight tests,eye chart,vision test/sehtest,sehtests,sehtafel/examen de la vista,revision de la vista,graduacion de la vista/examen de vue,examen de la vue,test de vue/esame della vista,controllo della vista/exame de vista,exame a visao,teste de visao/oogmeting,oogmetingen,ogentest/badanie wzroku,badania wzroku/synundersokning,synundersokningar,syntest',
  loaf: 'loaf,loaves,sourdough,sourdough loaf,sourdough loaves,rye bread,rye loaf/sauerteigbrot,sauerteigbrote,bauernbrot,brotlaib,brotlaibe,roggenbrot,roggenbrote/hogaza,hogazas,pan de masa madre,pan de centeno/miche,miches,pain au levain,pain de campagne,pain de seigle/pagnotta,pagnotte,pane a lievitazione naturale,pane di segale/broa,broas,pao de massa mae,pao de centeio/zuurdesembrood,desembrood,roggebrood/bochenek,bochenki,chleb na zakwasie,chleb zytni/surdegsbrod,ragbrod',
  garlic:
    'garlic,garlic bulb,garlic bulbs/knoblauch,knoblauchknolle,knoblauchknollen/ajo,ajos,cabeza de ajo/~ail,gousse d’ail,tete d’ail/aglio,testa d’aglio/alho,alhos/knoflook,knoflookbol/czosnek,czosnku/vitlok,vitloken',
  bank_card:
    'bank card,bank cards,debit card,debit cards,credit card,credit cards/bankkarte,bankkarten,kreditkarte,kreditkarten,girokarte/tarjeta bancaria,tarjetas bancarias,tarjeta de credito,tarjetas de credito/carte bancaire,cartes bancaires,carte de credit/carta di credito,carte di credito/cartao bancario,cartao de credito,cartoes de credito/bankpas,bankpassen,betaalpas,creditcard/karta platnicza,karty platnicze,karta kredytowa/bankkort,betalkort,kreditkort',
  cheese_wheel:
    'wheel of cheese,wheels of cheese,cheese wheel,cheese wheels,tomme/kaselaib,kaselaibe,~tomme/rueda de queso,ruedas de queso/meule de fromage,meules de fromage,tomme,tommes/forma di formaggio,forme di formaggio,~toma/roda de queijo,queijos inteiros/kaaswiel,kaaswielen,boerenkaas/krag sera,kregi sera/osthjul,hel ost',
  trousers:
    'trousers,jeans,trouser hem,trouser hems,chinos/hose,hosen,jeans/pantalon,pantalones,vaqueros,tejanos/pantalon,pantalons,jeans/pantalone,pantaloni,jeans/calcas,calca de ganga,jeans/broek,broeken,spijkerbroek,spijkerbroeken/spodnie,dzinsy,jeansy/byxor,byxa,jeans',
  upright_piano:
    'piano,pianos,upright piano,upright pianos,piano lesson,piano lessons,piano tuning/klavier,klaviere,klavierunterricht,klavierstunde,klavierstunden,standklavier,standklaviere,pianino,pianinos/piano,pianos,piano vertical,pianos verticales,piano de pared,clases de piano/piano,pianos,piano droit,pianos droits,cours de piano/pianoforte,pianoforti,pianoforte verticale,pianoforti verticali,lezioni di pianoforte,corso di pianoforte/piano,pianos,piano vertical,pianos verticais,aulas de piano/piano,piano’s,buffetpiano,staande piano,pianino,pianoles,pianolessen/fortepian,fortepiany,pianino,pianina,lekcje fortepianu/piano,pianon,pianino,pianinon,pianolektion,pianolektioner',
  travel_bag:
    'travel bag,travel bags,overnight bag,duffel bag,gym bag,sports bag,kit bag,hospital bag/reisetasche,reisetaschen,sporttasche,sporttaschen,kliniktasche/bolsa de viaje,bolsas de viaje,bolsa de deporte,bolsa del hospital/sac de voyage,sacs de voyage,sac de sport,valise de maternite/borsone,borsoni,borsa da viaggio,borsa sportiva,borsa per il parto/saco de viagem,sacos de viagem,saco de desporto,mala da maternidade/reistas,reistassen,sporttas,sporttassen,vluchtkoffer/torba podrozna,torby podrozne,torba sportowa,torba do szpitala/traningsvaska,bb-vaska,weekendvaska',
})
