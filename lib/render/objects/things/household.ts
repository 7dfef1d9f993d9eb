// What a house and its garden are kept with, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const household = /* @__PURE__ */ registry<string>({
  water_heater:
    'water heater,water heaters,hot water tank,hot water tanks,hot water cylinder,hot water cylinders/warmwasserspeicher,warmwasserboiler,~boiler/calentador de agua,calentadores de agua,termo electrico,termos electricos/chauffe-eau,ballon d’eau chaude,ballons d’eau chaude/scaldabagno,scaldabagni,scaldacqua/termoacumulador,termoacumuladores,aquecedor de agua,aquecedores de agua,~esquentador,~esquentadores/warmwaterboiler,warmwaterboilers,~boiler,~boilers/podgrzewacz wody,podgrzewacze wody,bojler,bojlery/varmvattenberedare',
  paint_can:
    'paint can,paint cans,paint tin,paint tins,paint pot,paint pots,tin of paint,tins of paint,can of paint,cans of paint,pot of paint,pots of paint/farbeimer,farbdose,farbdosen,lackdose,lackdosen/bote de pintura,botes de pintura,lata de pintura,latas de pintura/pot de peinture,pots de peinture/barattolo di vernice,barattoli di vernice/lata de tinta,latas de tinta/verfblik,verfblikken,verfpot,verfpotten/puszka farby,puszki farby/fargburk,fargburkar',
  lawnmower:
    'lawnmower,lawnmowers,lawn mower,lawn mowers/rasenmaher/cortacesped,cortacespedes/tondeuse a gazon,tondeuses a gazon/tosaerba,tagliaerba,rasaerba/corta-relva,cortador de relva,cortador de grama,cortadores de grama/grasmaaier,grasmaaiers/kosiarka,kosiarki/grasklippare',
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
})
