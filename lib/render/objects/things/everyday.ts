// Of things that firms show every day, where recorded posts had no drawing.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const everyday = /* @__PURE__ */ registry<string>({
  chairs:
    'stack of chairs,stacked chairs,stacking chairs,folding chairs/stapelstuhl,stapelstuhle,klappstuhle/sillas apilables,sillas plegables/chaises empilables,pile de chaises,chaises pliantes/sedie impilabili,sedie pieghevoli/cadeiras empilhaveis,cadeiras dobraveis/stapelstoelen,klapstoelen/krzesla sztaplowane,krzesla skladane/stapelbara stolar,fallstolar',
  chimney:
    'chimney,chimneys,chimney sweep,chimney sweeping/schornstein,schornsteine,schornsteinfeger,kaminkehrer/deshollinador,deshollinadores,conducto de chimenea/ramonage,ramoneur,conduit de cheminee/spazzacamino,canna fumaria,canne fumarie/chamine,chamines,limpa-chamines/schoorsteen,schoorstenen,schoorsteenveger/komin,kominy,kominiarz/skorsten,skorstenar,sotare',
  fried_egg:
    'fried egg,fried eggs/spiegelei,spiegeleier/huevo frito,huevos fritos/oeuf au plat,oeufs au plat/uovo al tegamino,uova al tegamino/ovo estrelado,ovos estrelados/spiegelei,spiegeleieren/jajko sadzone,jajka sadzone/stekt agg,stekta agg',
  fish_pan:
    'pan-fried fish,fried fish,fish in the pan/gebratener fisch,bratfisch,fisch in der pfanne/pescado a la sarten,pescado frito/poisson a la poele/pesce in padella/peixe na frigideira,peixe frito/gebakken vis,vis in de pan/ryba z patelni,smazona ryba/stekt fisk',
  vacuum_cleaner:
    'vacuum cleaner,vacuum cleaners,~hoover,~hoovers/staubsauger/aspiradora,aspiradoras/aspirateur,aspirateurs/aspirapolvere/aspirador de po,aspiradores de po/stofzuiger,stofzuigers/odkurzacz,odkurzacze/dammsugare',
  bookshelf:
    'bookshelf,bookshelves,bookcase,bookcases/bucherregal,bucherregale/estanteria de libros,librero/bibliotheque en bois,etagere a livres/scaffale di libri,libreria in legno/estante de livros,estantes de livros/boekenkast,boekenkasten/regal na ksiazki,regaly na ksiazki/bokhylla,bokhyllor',
  bench:
    'park bench,park benches,garden bench,garden benches,~bench,~benches/parkbank,parkbanke,gartenbank,sitzbank/banco de jardin,banco del parque/banc public,bancs publics,banc de jardin/panchina,panchine/banco de jardim,bancos de jardim/tuinbank,tuinbanken,parkbank/lawka w parku,lawka ogrodowa/parkbank,tradgardsbank',
  gate: 'garden gate,garden gates,wooden gate,~gate,~gates/gartentor,gartentore,gartenpforte,hoftor/verja del jardin,puerta del jardin/portail en bois,portillon,portillons/cancello,cancelli,cancelletto/portao,portoes/tuinpoort,tuinhek,tuinhekken/furtka,furtki,brama ogrodowa/grind,grindar,tradgardsgrind',
  street_lamp:
    'street lamp,street lamps,street light,street lights,lamp post/strassenlaterne,strassenlaternen,strassenlampe/farola,farolas/lampadaire de rue,reverbere,reverberes/lampione,lampioni/candeeiro de rua,poste de iluminacao/straatlantaarn,straatlantaarns,lantaarnpaal/latarnia uliczna,latarnie uliczne/gatlykta,gatlyktor,gatlampa',
  butter:
    'block of butter,farm butter,salted butter,~butter/butterstuck,bauernbutter,~butter/mantequilla fresca,~mantequilla/motte de beurre,beurre sale,beurre fermier,~beurre/burro di malga,~burro/manteiga fresca,~manteiga/roomboter,boerenboter,~boter/maslo wiejskie,~maslo/farskt smor,~smor',
  rice: 'bowl of rice,bowls of rice,egg fried rice,jasmine rice,sticky rice,~rice/schale reis,reisschale,~reis/cuenco de arroz,arroz tres delicias,arroz frito/bol de riz,~riz/ciotola di riso/tigela de arroz,arroz chau-chau/kom rijst,~rijst/miska ryzu,~ryz/skal ris,~ris',
  veg_box:
    'veg box,veg boxes,vegetable box,vegetable boxes,crate of vegetables/gemusekiste,gemusekisten,biokiste,okokiste/caja de verduras,cesta de verduras/panier de legumes,paniers de legumes,caisse de legumes/cassetta di verdura,cassetta di verdure/cabaz de legumes,cabazes de legumes,cesta de legumes/groentekist,groentepakket,groentepakketten/skrzynka warzyw,paczka warzyw/gronsakslada,gronsakslador,gronsakskasse',
  steering_wheel:
    "steering wheel,steering wheels/lenkrad,lenkrader/volante del coche,al volante/au volant,volant de voiture/al volante,volante dell'auto/volante do carro,ao volante/autostuur,stuurwiel/kierownica,kierownice/bilratt,ratten",
  stopwatch:
    'stopwatch,stopwatches/stoppuhr,stoppuhren/cronometro,cronometros/chronometre,chronometres/cronometro,cronometri/cronometro,cronometros/stopwatch,stopwatches/stoper,stopery/stoppur,tidtagarur',
  bowling:
    'bowling,bowling alley,bowling night,skittles,tenpin/bowling,bowlingbahn,kegelbahn,kegeln/bolera,boleras,bolos/bowling,bowlings,soiree bowling/bowling,pista da bowling,birilli/bowling,noite de bowling/bowling,bowlingbaan,kegelbaan/kregle,kregielnia/bowling,bowlinghall,kagelbana',
  swimsuit:
    'swimsuit,swimsuits,swimming costume,swimwear/badeanzug,badeanzuge,bademode/banador,banadores,traje de bano/maillot de bain,maillots de bain/costume da bagno,costumi da bagno/fato de banho,fatos de banho,maio/badpak,badpakken,zwemkleding/stroj kapielowy,stroje kapielowe/baddrakt,baddrakter',
  wellies:
    'wellies,wellington boots,rubber boots,rain boots/gummistiefel/botas de agua,botas de lluvia/bottes de pluie,bottes en caoutchouc/stivali di gomma/galochas,botas de borracha/rubberlaarzen,regenlaarzen,kaplaarzen/kalosze,gumowce/gummistovlar,stovlar av gummi',
  card_reader:
    'card reader,card readers,card payment,card payments,card machine,contactless/kartenzahlung,kartenlesegerat,kartenterminal/pago con tarjeta,datafono,datafonos/paiement par carte,terminal de paiement/pagamento con carta,lettore di carte,~pos/pagamento com cartao,terminal de pagamento/pinautomaat,pinapparaat,kaartlezer/platnosc karta,platnosci karta,terminal platniczy/kortbetalning,kortlasare,kortterminal',
  dog_bowl:
    'dog bowl,dog bowls,dog food,pet food/hundefutter,futternapf,hundenapf/comida para perros,pienso para perros/croquettes pour chien,gamelle,gamelles/cibo per cani,crocchette per cani/racao para caes,comida para caes/hondenvoer,hondenbrokken,voerbak/karma dla psa,miska dla psa/hundmat,hundfoder',
  chopping_board:
    'chopping board,chopping boards,cutting board,cutting boards/schneidebrett,schneidebretter/tabla de cortar,tablas de cortar/planche a decouper,planches a decouper/tagliere,taglieri/tabua de cortar,tabuas de cortar/snijplank,snijplanken/deska do krojenia,deski do krojenia/skarbrada,skarbrador',
  traffic_light:
    'traffic light,traffic lights/verkehrsampel,ampel,ampeln/semaforo,semaforos/feu tricolore,feux tricolores,feu rouge/semaforo,semafori/semaforo,semaforos/verkeerslicht,verkeerslichten,stoplicht/sygnalizacja swietlna,swiatla drogowe/trafikljus',
  water_bottle:
    "water bottle,water bottles,drinking bottle/trinkflasche,trinkflaschen,wasserflasche,wasserflaschen/botella de agua,cantimplora,cantimploras/gourde,gourdes,bouteille d'eau/borraccia,borracce,bottiglia d'acqua/garrafa de agua,cantil/drinkfles,drinkflessen,waterfles,bidon/bidon,bidony,butelka wody/vattenflaska,vattenflaskor",
  binoculars:
    'binoculars,pair of binoculars/fernglas,fernglaser/prismaticos,binoculares/jumelles/binocolo,binocoli/binoculos/verrekijker,verrekijkers/lornetka,lornetki/kikare',
  suit_jacket:
    "suit jacket,suit jackets,business suit,men's suit,men's suits,~suit,~suits/sakko,sakkos,herrenanzug,herrenanzuge,massanzug,massanzuge,~anzug/traje de caballero,trajes de caballero,traje a medida/costume sur mesure,veste de costume,costume homme/abito da uomo,abiti da uomo,abito su misura/fato de homem,fatos por medida,~paleto/herenpak,maatpak,maatpakken,colbert/garnitur,garnitury,marynarka/kostym,kostymer,kavaj",
  dentures:
    'dentures,denture,false teeth/zahnprothese,zahnprothesen,zahnersatz,gebiss/dentadura postiza,protesis dental,protesis dentales/dentier,dentiers,prothese dentaire,protheses dentaires/dentiera,dentiere,protesi dentaria,protesi dentarie/protese dentaria,proteses dentarias,dentadura/kunstgebit,kunstgebitten/proteza zebowa,protezy zebowe/tandprotes,tandproteser,losgommar',
  soap_bottle:
    'liquid soap,hand soap,hand wash,washing-up liquid,dish soap/flussigseife,handseife,spulmittel/jabon liquido,jabon de manos,lavavajillas liquido/savon liquide,liquide vaisselle/sapone liquido,detersivo per piatti/sabonete liquido,sabao liquido,detergente da loica/vloeibare zeep,handzeep,afwasmiddel/mydlo w plynie,plyn do naczyn/flytande tval,handtval,diskmedel',
})
