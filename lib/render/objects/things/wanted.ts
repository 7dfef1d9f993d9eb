// What posts and their readers wanted, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const wanted = /* @__PURE__ */ registry<string>({
  jam: 'jar of jam,jars of jam,~jam,~jams,chutney/marmelade,konfiture,~marmeladen/mermelada,mermeladas/confiture,confitures,marmelade/marmellata,marmellate,confettura,confetture/compota,compotas,doce de fruta/jam,jampot,jampotten/dzem,dzemy,konfitura,konfitury/sylt,marmelad',
  potato:
    'potato,potatoes/kartoffel,kartoffeln,erdapfel/patata,patatas/pomme de terre,pommes de terre/patate,~patata/batata,batatas/aardappel,aardappels,aardappelen/ziemniak,ziemniaki/potatis,potatisar',
  onion:
    'onion,onions/zwiebel,zwiebeln/cebolla,cebollas/oignon,oignons/cipolla,cipolle/cebola,cebolas/ui,uien/cebula,cebule/gul lok,lokar',
  sausage:
    'sausage,sausages,bratwurst/wurst,wurste,bratwurst,bratwurste/salchicha,salchichas,chorizo/saucisse,saucisses,merguez/salsiccia,salsicce/salsicha,salsichas,linguica/worst,worsten,braadworst/kielbasa,kielbasy/korv,korvar',
  soup: 'soup,soups,stew,chowder,soup kitchen/suppe,suppen,eintopf/sopa,sopas,guiso/soupe,soupes,potage/zuppa,zuppe,minestra/sopa,sopas,caldo verde/soep,soepen/zupa,zupy/soppa,soppor',
  pasta:
    'pasta,spaghetti/spaghetti,nudeln,pasta/espaguetis,pasta fresca/spaghettis,pates fraiches/spaghetti,pasta fresca,tagliatelle/esparguete,massa fresca/spaghetti,pasta/makaron,spaghetti/spaghetti,pasta',
  sushi: 'sushi/sushi/sushi/sushi/sushi/sushi/sushi/sushi/sushi',
  pancakes:
    'pancake,pancakes,pancake day/pfannkuchen,pancakes/tortitas,pancakes/pancakes/pancake,pancakes/panquecas/pannenkoek,pannenkoeken/nalesnik,nalesniki/pannkaka,pannkakor',
  taco: 'taco,tacos/taco,tacos/~taco,~tacos/taco,tacos/taco,tacos/taco,tacos/taco,taco’s/taco,tacos/taco,tacos,tacofredag',
  baguette:
    'baguette,baguettes/baguette,baguettes/barra de pan,barras de pan/baguette,baguettes/baguette,filone/baguete,baguetes,cacete/stokbrood,stokbroden/bagietka,bagietki/baguette,baguetter',
  pretzel:
    'pretzel,pretzels/brezel,brezeln,breze,brezn,laugenbrezel/pretzel,pretzels/bretzel,bretzels/pretzel,bretzel/pretzel/krakeling,krakelingen/precel,precle/kringla,kringlor',
  milk: 'carton of milk,fresh milk,raw milk,~milk/frische milch,rohmilch,~milch/leche fresca,~leche/lait cru,lait frais,~lait/latte fresco,latte crudo/leite fresco,~leite/verse melk,rauwe melk,~melk/swieze mleko,~mleko/farsk mjolk,~mjolk',
  olives:
    'olives,olive harvest/olive,oliven,olivenernte/aceituna,aceitunas/olive,olives/oliva,olive/azeitona,azeitonas/olijf,olijven/oliwka,oliwki/oliv,oliver',
  cabbage:
    'cabbage,cabbages/weisskohl,kohlkopf,krautkopf/repollo,repollos,~col,~coles/chou,choux/cavolo,cavoli,verza/couve,couves,repolho/kool,kolen/kapusta,kapusty/vitkal,kalhuvud',
  flour:
    'bag of flour,bags of flour,spelt flour/mehlsack,dinkelmehl,weizenmehl/saco de harina,harina de trigo/sac de farine,farine de ble/sacco di farina,farina di grano/saco de farinha,farinha de trigo/zak meel,speltmeel/worek maki,maka pszenna/mjolpase,vetemjol',
  plum: 'plum,plums,damson,damsons/pflaume,pflaumen,zwetschge,zwetschgen/ciruela,ciruelas/prune,prunes,mirabelle,mirabelles/prugna,prugne,susina,susine/ameixa,ameixas/pruim,pruimen/sliwka,sliwki/plommon',
  nuts: 'hazelnut,hazelnuts,~walnut,walnuts,almond,almonds/haselnuss,haselnusse,walnuss,walnusse,mandeln/avellana,avellanas,almendra,almendras,nueces/noisette,noisettes,amande,amandes/nocciola,nocciole,mandorla,mandorle/avela,avelas,amendoa,amendoas/hazelnoot,hazelnoten,walnoot,walnoten/orzech,orzechy/hasselnot,hasselnotter,valnotter',
  salt: 'sea salt,sea salt flakes,salt shaker/meersalz,salzstreuer/sal marina,flor de sal,escamas de sal,salero/sel de mer,fleur de sel/sale marino,fior di sale/sal marinho,flor de sal/zeezout,zoutvat/sol morska,solniczka/havssalt,flingsalt',
  oil: 'olive oil,bottle of oil/olivenol,olflasche/aceite de oliva,aceite virgen/huile d’olive,huiles d’olive/olio d’oliva,olio extravergine/azeite,azeites/olijfolie/oliwa z oliwek,oliwa/olivolja',
  whetstone:
    'whetstone,whetstones,sharpening stone/schleifstein,schleifsteine,wetzstein,messerscharfen/piedra de afilar,afilado de cuchillos/pierre a aiguiser,affutage de couteaux/pietra per affilare/pedra de amolar,afiacao de facas/wetsteen,slijpsteen/oselka/brynsten,brynstenar',
  stopcock:
    'stopcock,stopcocks,shut-off valve,shutoff valve,stop valve/absperrhahn,absperrventil,haupthahn,hauptabsperrhahn/llave de paso,llaves de paso/robinet d’arret,vanne d’arret/rubinetto d’arresto,valvola di chiusura/torneira de seguranca,valvula de corte/hoofdkraan,stopkraan/zawor odcinajacy,glowny zawor/avstangningskran,huvudkran',
  pipe: 'water pipe,water pipes,pipework,drainpipe,burst pipe/wasserrohr,wasserrohre,rohrleitung,rohrleitungen,abflussrohr/tuberia,tuberias,caneria,canerias/tuyauterie,canalisation,canalisations/tubatura,tubature,tubazione,tubazioni/canalizacao,canalizacoes,tubagem/waterleiding,waterleidingen,rioolbuis/rura wodna,rury wodne/vattenror,avloppsror',
  brick:
    'brick wall,brick walls,bricks,~brick,bricklaying/backstein,backsteine,ziegelstein,ziegelsteine,ziegelmauer/ladrillo,ladrillos/brique,briques,mur de briques/mattone,mattoni/tijolo,tijolos/baksteen,bakstenen,metselwerk/cegla,cegly/tegelsten,tegelmur',
  trowel:
    'trowel,trowels,plastering/maurerkelle,kellen,putzkelle/paleta de albanil,llana/truelle,truelles/cazzuola,cazzuole/colher de pedreiro/troffel,troffels/kielnia,kielnie/murslev,murslevar',
  axe: 'axe,axes,hatchet/axt,axte,beil/hacha,hachas/hache,haches/ascia,asce/machado,machados/bijl,bijlen/siekiera,siekiery/yxa,yxor',
  chainsaw:
    'chainsaw,chainsaws/kettensage,kettensagen,motorsage/motosierra,motosierras/tronconneuse,tronconneuses/motosega,motoseghe/motosserra,motosserras/kettingzaag,kettingzagen/pila lancuchowa,pily lancuchowe/motorsag,motorsagar',
  drill_bit:
    'drill bit,drill bits,masonry bit/bohrer,steinbohrer,bohreraufsatz/broca,brocas/foret,forets,meche,meches/punta da trapano,punte da trapano/broca,brocas/boortje,steenboor/wiertlo,wiertla/borrspets,borrstal',
  wood_plane:
    'wood plane,hand plane,block plane/hobel,handhobel/cepillo de carpintero,garlopa/rabot,rabots/pialla,pialle/plaina,plainas/handschaaf,blokschaaf/strug,strugi/hyvel,hyvlar',
  chisel:
    'chisel,chisels,wood carving/stechbeitel,stemmeisen,meissel,schnitzkurs/formon,formones,talla en madera/ciseau a bois,ciseaux a bois/scalpello,scalpelli,sgorbia/formao,formoes/beitel,beitels/dluto,dluta/stamjarn,huggjarn',
  spirit_level:
    'spirit level,spirit levels/wasserwaage,wasserwaagen/nivel de burbuja/niveau a bulle/livella a bolla,livella/nivel de bolha/waterpas/poziomica,poziomice/vattenpass',
  tape_measure:
    'tape measure,tape measures,measuring tape/massband,massbander,rollmeter/cinta metrica,flexometro/metre ruban,metre a ruban/metro a nastro/fita metrica/rolmaat,meetlint/tasma miernicza,miarka/mattband',
  wheelbarrow:
    'wheelbarrow,wheelbarrows/schubkarre,schubkarren,scheibtruhe/carretilla,carretillas/brouette,brouettes/carriola,carriole/carrinho de mao/kruiwagen,kruiwagens/taczka,taczki/skottkarra,skottkarror',
  hose: 'garden hose,hosepipe,hosepipes,hosepipe ban/gartenschlauch,gartenschlauche/manguera,mangueras/tuyau d’arrosage/tubo da giardino,canna dell’acqua/mangueira,mangueiras/tuinslang,tuinslangen/waz ogrodowy,weze ogrodowe/tradgardsslang,vattenslang',
  fabric:
    'fabric,fabrics,rolls of fabric,upholstery fabric,cloth/stoff,stoffe,stoffballen,stoffrollen/tela,telas/tissu,tissus/stoffa,stoffe,tessuto,tessuti/tecido,tecidos/stof,stoffen/tkanina,tkaniny/tyg,tyger',
  button:
    'coat button,coat buttons,horn buttons,~buttons/hornknopf,hornknopfe,mantelknopf,mantelknopfe,~knopfe/boton de nacar,botones de nacar,~botones/bouton de nacre,boutons de nacre,bouton de manteau/bottone,bottoni/botao de osso,~botoes/knoop,knopen/~guzik,~guziki/rockknapp,rockknappar',
  pottery_wheel:
    'potter’s wheel,pottery wheel,wheel throwing,pottery class,pottery course,pottery workshop/topferscheibe,topferkurs,topferkurse/torno de alfarero,curso de torno,clase de ceramica/tour de potier,cours de poterie,stage de poterie/tornio,corso di ceramica/roda de oleiro,aula de ceramica,curso de ceramica/draaischijf,pottenbakken,cursus pottenbakken/kolo garncarskie,warsztaty ceramiczne/drejskiva,drejning,drejkurs',
  tuba: 'tuba,tubas,helicon,sousaphone/tuba,tuben,helikon,sousafon/tuba,tubas/tuba,tubas,helicon/tuba,basso tuba,bombardino/tuba,tubas,bombardino/tuba,tuba’s/tuba,tuby/tuba,tubor',
  accordion:
    'accordion,accordions/akkordeon,akkordeons,ziehharmonika,handharmonika/acordeon,acordeones/accordeon,accordeons/fisarmonica,fisarmoniche/acordeao,acordeoes,concertina/accordeon,accordeons,trekharmonica/akordeon,akordeony/dragspel',
  cello:
    'cello,cellos,cellist,double bass/cello,celli,cellistin,kontrabass/violonchelo,violonchelos,contrabajo/violoncelle,violoncelles,contrebasse/violoncello,violoncelli,contrabbasso/violoncelo,violoncelos,contrabaixo/cello,cello’s,contrabas/wiolonczela,wiolonczele,kontrabas/cello,kontrabas',
  saxophone:
    'saxophone,saxophones,~sax,saxophonist/saxophon,saxofon,saxophone/saxofon,saxofones,saxo/saxophone,saxophones,saxo/sassofono,sassofoni/saxofone,saxofones/saxofoon,saxofoons/saksofon,saksofony/saxofon,saxofoner',
  clarinet:
    'clarinet,clarinets,oboe,oboes/klarinette,klarinetten,oboe/clarinete,clarinetes,oboe/clarinette,clarinettes,hautbois/clarinetto,clarinetti,oboe/clarinete,clarinetes,oboe/klarinet,klarinetten,hobo/klarnet,klarnety,oboj/klarinett,klarinetter,oboe',
  bicycle_wheel:
    'bicycle wheel,bicycle wheels,bike wheel,bike wheels,bike tyre,bike tyres,bicycle tyre,bicycle tyres,puncture repair,bike brakes,bicycle brakes,~brake pads,~brakes/fahrradreifen,fahrradbremse,fahrradbremsen,~bremsbelage,~bremsen,fahrradschlauch,laufrad,laufrader,speiche,speichen/rueda de bicicleta,ruedas de bicicleta,neumatico de bicicleta,frenos de bicicleta,~pastillas de freno,~frenos/roue de velo,roues de velo,pneu de velo,pneus de velo,~pneus,~pneu,freins de velo,~plaquettes de frein,~freins/freni della bici,~pastiglie freno,~freni,ruota di bicicletta,ruote di bicicletta,copertone,copertoni/roda de bicicleta,rodas de bicicleta,pneu de bicicleta,~pastilhas de travao,~travoes/fietsremmen,~remblokken,~remmen,fietswiel,fietswielen,fietsband,fietsbanden,lekke band/kolo rowerowe,kola rowerowe,opona rowerowa,opony rowerowe,hamulce rowerowe,~klocki hamulcowe,~hamulce/cykelbromsar,~bromsbelagg,~bromsar,cykelhjul,cykeldack,punktering',
  cargo_bike:
    'cargo bike,cargo bikes/lastenrad,lastenrader,lastenfahrrad/bicicleta de carga,bicicletas de carga/velo cargo,velos cargos,triporteur/cargo bike,bici cargo/bicicleta de carga,bicicletas de carga/bakfiets,bakfietsen/rower cargo,rowery cargo/lastcykel,lastcyklar,ladcykel',
  campervan:
    'campervan,campervans,camper van,motorhome,motorhomes/wohnmobil,wohnmobile,campingbus/autocaravana,autocaravanas,furgoneta camper/camping-car,camping-cars,van amenage/camper,autocaravan/autocaravana,autocaravanas/camper,campers,kampeerbus/kamper,kampery/husbil,husbilar',
  ambulance:
    'ambulance,ambulances/krankenwagen,rettungswagen/ambulancia,ambulancias/ambulance,ambulances/ambulanza,ambulanze/ambulancia,ambulancias/ziekenwagen,ambulance/karetka,karetki,ambulans/ambulans,ambulanser',
  fire_engine:
    'fire engine,fire engines,fire truck/feuerwehrauto,feuerwehrautos,loschfahrzeug/camion de bomberos,coche de bomberos/camion de pompiers,camions de pompiers/autopompa,camion dei pompieri/carro de bombeiros,camiao dos bombeiros/brandweerwagen,brandweerauto/woz strazacki,wozy strazackie/brandbil,brandbilar',
  rowing_boat:
    'rowing boat,rowing boats,rowboat,dinghy,dinghies,rowing,rowers,skiff,skiffs,~boat,~boats,~regatta/ruderboot,ruderboote,rudern,ruderer,ruderinnen,ruderverein,ruderclub,~boot,~boote,~regatta/barca de remos,bote de remos,botes de remos,remo,~barco,~barcos,~regata/barque,barques,canot,aviron,~bateau,~bateaux,~regate/barca a remi,barche a remi,canottaggio,~barca,~barche,~regata/barco a remos,bote a remos,remo,~barco,~barcos,~regata/roeiboot,roeiboten,sloep,roeien,roeiclub,roeivereniging,~boot,~boten,~regatta/lodz wioslowa,lodzie wioslowe,wioslarstwo,wioslarze,~lodz,~lodzie,~regaty/roddbat,roddbatar,eka,ekor,rodd,roddklubb,~bat,~batar,~regatta',
  sail: 'mainsail,genoa,jib,spinnaker,~sail,~sails,sailmaker/grosssegel,genua,fock,vorsegel,spinnaker,~segel/vela mayor,genova,foque,espinaker/grand-voile,genois,foc,spinnaker/randa,genoa,fiocco,spinnaker/vela grande,genoa,spinnaker/grootzeil,genua,fok,spinnaker,zeilmaker/grot,genua,fok,spinaker/storsegel,genua,fock,spinnaker',
  duck: 'duck,ducks,duckling,ducklings/ente,enten,entchen/pato,patos,patito/canard,canards,caneton/anatra,anatre,anatroccolo/pato,patos,patinho/eend,eenden,eendje/kaczka,kaczki/anka,ankor',
  donkey:
    'donkey,donkeys/esel/burro,burros,~asno/ane,anes,anesse/asino,asini,asinello/burro,burros,burrinho/ezel,ezels/osiol,osly,osiolek/asna,asnor',
  hedgehog:
    'hedgehog,hedgehogs/igel/erizo,erizos/herisson,herissons/~riccio,~ricci/ourico,ouricos/egel,egels/jez,jeze/igelkott,igelkottar',
  owl: 'owl,owls,barn owl/eule,eulen,uhu/buho,buhos,lechuza,lechuzas/hibou,hiboux,chouette hulotte/gufo,gufi,civetta/coruja,corujas,mocho/uil,uilen/sowa,sowy/uggla,ugglor',
  snail:
    'snail,snails/schnecke,schnecken/caracol,caracoles/escargot,escargots/lumaca,lumache,chiocciola/caracol,caracois/slak,slakken/slimak,slimaki/snigel,sniglar,snackor',
  fox: 'fox,foxes,fox cub/fuchs,fuchse/zorro,zorros/renard,renards,renardeau/volpe,volpi/raposa,raposas/vos,vossen/lis,lisy/rav,ravar',
  guinea_pig:
    'guinea pig,guinea pigs,hamster,hamsters/meerschweinchen,hamster/cobaya,cobayas,conejillo de indias,hamster/cochon d’inde,cochons d’inde,hamster/porcellino d’india,porcellini d’india,criceto/porquinho-da-india,hamster/cavia,cavia’s,hamster/swinka morska,swinki morskie,chomik/marsvin,hamster',
  falcon:
    'falcon,falcons,falconry,birds of prey,hawk,hawks,kestrel/falke,falken,falknerei,greifvogel/halcon,halcones,cetreria,rapaces/faucon,faucons,fauconnerie,rapaces/falco,falchi,falconeria,rapaci/falcao,falcoes,falcoaria/valk,valken,valkerij,roofvogels/sokol,sokoly,sokolnictwo/falk,falkar,rovfaglar',
  alpaca:
    'alpaca,alpacas,llama,llamas/alpaka,alpakas,lama,lamas/alpaca,alpacas/alpaga,alpagas,~lama,~lamas/alpaca,lama/alpaca,alpacas/alpaca,alpaca’s,lama’s/alpaka,alpaki,lama/alpacka,alpackor',
  sunflower:
    'sunflower,sunflowers/sonnenblume,sonnenblumen/girasol,girasoles/tournesol,tournesols/girasole,girasoli/girassol,girassois/zonnebloem,zonnebloemen/slonecznik,sloneczniki/solros,solrosor',
  daffodil:
    'daffodil,daffodils,narcissus/narzisse,narzissen,osterglocke,osterglocken/narciso,narcisos/jonquille,jonquilles,narcisse,narcisses/narciso,narcisi/narciso,narcisos/narcis,narcissen/zonkil,zonkile,narcyz/pasklilja,paskliljor',
  lavender:
    'lavender,bunch of lavender/lavendel,lavendelfeld/lavanda,lavandas/lavande,lavandes/lavanda/alfazema,lavanda/lavendel/lawenda,lawendy/lavendel',
  acorn:
    'acorn,acorns/eichel,eicheln/bellota,bellotas/gland de chene,glands de chene/ghianda,ghiande/bolota,bolotas/eikels,~eikel/zoladz,zoledzie/ekollon',
  seed_packet:
    'seed packet,seed packets,seed swap,heirloom seeds,flower seeds,packet of seeds/samentutchen,saattutchen,saatgut,saatgutborse,samentausch/sobre de semillas,sobres de semillas,intercambio de semillas/sachet de graines,sachets de graines,troc de graines,grainotheque/bustina di semi,bustine di semi,scambio di semi/saqueta de sementes,troca de sementes,feira de sementes/zaadzakje,zaadzakjes,zadenruil/torebka nasion,wymiana nasion/fropase,fropasar,frobyte',
  fence:
    'garden fence,fence panel,fence panels,fencing panels,picket fence/gartenzaun,gartenzaune,lattenzaun,zaunbau/valla de madera,vallas de madera,cerca de madera/cloture,clotures,palissade/staccionata,staccionate,steccato/vedacao,vedacoes,cerca de madeira/schutting,schuttingen,tuinhek/plot drewniany,ploty drewniane,ogrodzenie/staket,tradgardsstaket',
  hen_house:
    'hen house,hen houses,henhouse,chicken coop,chicken coops/huhnerstall,huhnerstalle,huhnerhaus/gallinero,gallineros/poulailler,poulaillers/pollaio,pollai/galinheiro,galinheiros,capoeira/kippenhok,kippenhokken,kippenren/kurnik,kurniki/honshus',
  menorah:
    'hanukkah,chanukah,menorah/chanukka,menora,chanukkia/januca,menora/hanouka,menorah,hanoukia/hanukkah,chanukkah,menorah/hanuca,menora/chanoeka,menora/chanuka,menora/chanukka,menora',
  diya: 'diwali,deepavali,diya,diyas/diwali,divali,ollampe/diwali,lampara de aceite/diwali,divali,lampe a huile/diwali,lampada a olio/diwali,lamparina/diwali,olielampje/diwali,lampka oliwna/diwali,oljelampa',
  ramadan_lantern:
    'ramadan,iftar,ramadan lantern,eid mubarak,eid al-fitr/ramadan,iftar,fastenbrechen,zuckerfest/ramadan,iftar/ramadan,iftar,ftour/ramadan,iftar/ramadao,iftar/ramadan,iftar,suikerfeest/ramadan,iftar/ramadan,iftar,eid',
  advent_wreath:
    'advent wreath,advent wreaths,advent sunday/adventskranz,adventskranze,adventsonntag/corona de adviento,coronas de adviento/couronne de l’avent,couronnes de l’avent/corona dell’avvento,corone dell’avvento/coroa do advento,coroas do advento/adventskrans,adventskransen/wieniec adwentowy,wience adwentowe/adventsljusstake,adventskrans',
  easter_eggs:
    'easter egg,easter eggs,easter egg hunt,egg hunt,egg painting/osterei,ostereier,ostereiersuche,eierfarben/huevo de pascua,huevos de pascua,busqueda de huevos/oeuf de paques,oeufs de paques,chasse aux oeufs/uovo di pasqua,uova di pasqua,caccia alle uova/ovo da pascoa,ovos da pascoa,caca aos ovos/paasei,paaseieren,eieren zoeken/pisanka,pisanki,malowanie jajek/paskagg,aggjakt',
  champagne:
    'champagne,prosecco,sparkling wine,cava,new year’s eve party/sekt,sektempfang,champagner,prosecco/cava,champan,brindis/champagne,cremant,mousseux/spumante,prosecco,brindisi/espumante,champanhe/champagne,prosecco,bubbels/szampan,prosecco,~wino musujace/champagne,bubbel,prosecco',
  stocking:
    'christmas stocking,christmas stockings/nikolausstrumpf,nikolausstiefel/calcetin de navidad,calcetines de navidad/chaussette de noel,chaussettes de noel/calza della befana,calze della befana/meia de natal,meias de natal/kerstsok,kerstsokken/skarpeta swiateczna,skarpety swiateczne/julstrumpa,julstrumpor',
  birthday_cake:
    'birthday cake,birthday cakes/geburtstagstorte,geburtstagstorten,geburtstagskuchen/tarta de cumpleanos,tartas de cumpleanos,pastel de cumpleanos/gateau d’anniversaire,gateaux d’anniversaire/torta di compleanno,torte di compleanno/bolo de aniversario,bolo de anos/verjaardagstaart,verjaardagstaarten/tort urodzinowy,torty urodzinowe/fodelsedagstarta,fodelsedagstartor',
  fireworks:
    'fireworks,firework display,bonfire night/feuerwerk,feuerwerke/fuegos artificiales,castillo de fuegos/feu d’artifice,feux d’artifice/fuochi d’artificio/fogo de artificio,fogos de artificio/vuurwerk,vuurwerkshow/fajerwerki,sztuczne ognie,pokaz fajerwerkow/fyrverkeri,fyrverkerier',
  star_row:
    'orion’s belt,belt of orion,constellation,constellations/oriongurtel,sternbild,sternbilder/tres marias,cinturon de orion,constelacion,constelaciones/ceinture d’orion,constellation,constellations/cintura di orione,costellazione,costellazioni/tres marias,cinturao de orion,constelacao,constelacoes/sterrenbeeld,sterrenbeelden/gwiazdozbior,gwiazdozbiory/stjarnbild,stjarnbilder',
  snowman:
    'snowman,snowmen/schneemann,schneemanner/muneco de nieve,munecos de nieve/bonhomme de neige,bonhommes de neige/pupazzo di neve,pupazzi di neve/boneco de neve,bonecos de neve/sneeuwpop,sneeuwpoppen/balwan,balwany/snogubbe,snogubbar',
  rainbow:
    'rainbow,rainbows,pride month/regenbogen,regenbogenfahne/arcoiris,arco iris/arc-en-ciel/arcobaleno,arcobaleni/arco-iris/regenboog,regenbogen/tecza,tecze/regnbage,regnbagar',
  climbing_shoe:
    'climbing shoe,climbing shoes,~shoes/kletterschuh,kletterschuhe,~schuhe/pie de gato,pies de gato,~zapatos/chausson d’escalade,chaussons d’escalade,~chaussures/scarpetta da arrampicata,scarpette da arrampicata,~scarpette/pe de gato,pes de gato,sapatilhas de escalada,~sapatos/klimschoen,klimschoenen,~schoenen/but wspinaczkowy,buty wspinaczkowe,~buty/klattersko,klatterskor,~skor',
  roller_skate:
    'roller skate,roller skates,roller skating,roller derby,roller disco/rollschuh,rollschuhe,inliner,rollerdisco/patin de ruedas,patines,patinaje sobre ruedas/patin a roulettes,patins a roulettes,roller derby/pattini a rotelle,pattinaggio a rotelle/patins em linha,patins de rodas,patinagem/rolschaats,rolschaatsen,skeelers/wrotki,wrotkowisko,roller derby/rullskridskor,inlines',
  boxing_glove:
    'boxing,boxing glove,boxing gloves,kickboxing/boxhandschuh,boxhandschuhe,boxtraining,kickboxen/boxeo,guante de boxeo,guantes de boxeo/boxe,gant de boxe,gants de boxe/pugilato,guantoni,guantone,kickboxing/boxe,luvas de boxe,pugilismo/boksen,bokshandschoen,bokshandschoenen/boks,rekawice bokserskie,kickboxing/boxning,boxhandskar',
  volleyball:
    'volleyball,beach volleyball,handball/volleyball,beachvolleyball,handball/voleibol,voley,balonmano/volley,volley-ball,handball/pallavolo,beach volley,pallamano/voleibol,andebol,volei/volleybal,beachvolleybal,handbal/siatkowka,pilka reczna/volleyboll,beachvolleyboll,handboll',
  whistle:
    'referee,referees,whistle/schiedsrichter,schiedsrichterin,trillerpfeife/arbitro,arbitros,silbato/arbitre,arbitres,sifflet/arbitro,arbitri,fischietto/arbitro,arbitros,apito/scheidsrechter,scheidsrechters,fluitje/sedzia,sedziowie,gwizdek/domare,visselpipa',
  swim_goggles:
    'swimming goggles,swim goggles/schwimmbrille,schwimmbrillen/gafas de natacion/lunettes de natation,lunettes de piscine/occhialini da nuoto,occhialini/oculos de natacao/zwembril,zwembrillen/okulary plywackie,okularki/simglasogon',
  surfboard:
    'surfboard,surfboards,surfing,surf lesson,surf lessons,surf camp,surf school,surf day/surfbrett,surfbretter,surfkurs,surfkurse/tabla de surf,tablas de surf,clases de surf,surf camp,escuela de surf/planche de surf,planches de surf,cours de surf,stand-up paddle,ecole de surf/tavola da surf,tavole da surf,corso di surf/prancha de surf,pranchas de surf,aulas de surf,prancha,pranchas,surf camp,escola de surf/surfplank,surfplanken,surfles/deska surfingowa,deski surfingowe,surfing/surfbrada,surfbrador,surfkurs',
  hearing_aid:
    'hearing aid,hearing aids/horgerat,horgerate/audifono,audifonos/appareil auditif,appareils auditifs,aide auditive/apparecchio acustico,apparecchi acustici/aparelho auditivo,aparelhos auditivos/hoortoestel,hoortoestellen,gehoorapparaat/aparat sluchowy,aparaty sluchowe/horapparat,horapparater',
  crutches:
    'crutch,crutches/krucke,krucken,gehstutzen,unterarmgehstutzen/muleta,muletas/bequille,bequilles/stampella,stampelle/muleta,muletas,canadianas/krukken/kula ortopedyczna,kule ortopedyczne/krycka,kryckor',
  blackboard:
    'blackboard,blackboards,chalkboard/schultafel,kreidetafel/pizarra,pizarras/tableau noir,tableaux noirs/lavagna,lavagne/quadro de giz,quadro negro/schoolbord,krijtbord/tablica szkolna,tablice szkolne/svarta tavlan,griffeltavla',
  calculator:
    'calculator,calculators,pocket calculator,tax return,tax returns,self assessment,bookkeeping,annual accounts,year-end accounts,year end accounts,vat return,gst return,hst return,tax season,tax deadline,payroll/taschenrechner,steuererklarung,steuererklarungen,buchhaltung,jahresabschluss,umsatzsteuer/calculadora,calculadoras,declaracion de la renta,contabilidad,impuestos/calculatrice,calculatrices,calculette,declaration de revenus,comptabilite,declaration de tva,impots/calcolatrice,calcolatrici,dichiarazione dei redditi,contabilita,730/calculadora,calculadoras,irs,declaracao de irs,contabilidade/rekenmachine,rekenmachines,belastingaangifte,btw-aangifte,boekhouding,aangifte/kalkulator,kalkulatory/minirakare,raknare',
  printer:
    'printer,printers,printer cartridge/drucker,druckerpatrone/impresora,impresoras/imprimante,imprimantes/stampante,stampanti/impressora,impressoras/printer,printers/drukarka,drukarki/skrivare',
  light_switch:
    'light switch,light switches/lichtschalter/interruptor de la luz,interruptores/interrupteur,interrupteurs/interruttore,interruttori/interruptor da luz,interruptores/lichtschakelaar,lichtschakelaars/wlacznik swiatla,wlaczniki swiatla/strombrytare,ljusknapp',
  picture_frame:
    'picture frame,picture frames,picture framing,framed print,framed prints/bilderrahmen,bildereinrahmung,einrahmung/marco de fotos,marcos de fotos,enmarcacion/cadre photo,cadres photo,encadrement/cornice,cornici/moldura,molduras/fotolijst,fotolijsten,inlijsten/rama do obrazu,ramy do obrazow,oprawa obrazow/tavelram,tavelramar,inramning',
  wardrobe:
    'wardrobe,wardrobes/kleiderschrank,kleiderschranke/~armario,~armarios,ropero/~armoire,~armoires/~armadio,~armadi/guarda-roupa,roupeiro,roupeiros/kledingkast,kledingkasten/szafa,szafy/garderob,kladskap',
  iron: 'steam iron,ironing,ironing service/bugeleisen,bugelservice/plancha de vapor,servicio de plancha/fer a repasser,repassage/ferro da stiro,stiratura/ferro de engomar,engomadoria/strijkijzer,strijkservice,strijken/zelazko,prasowanie/strykjarn,strykservice',
  apron:
    'apron,aprons/schurze,schurzen/delantal,delantales/tablier,tabliers/grembiule,grembiuli/avental,aventais/schort,schorten/fartuch,fartuchy/forklade,forkladen',
  chef_hat:
    'chef’s hat,cookery class,cookery course,cooking class,cooking course/kochmutze,kochkurs,kochkurse/gorro de cocinero,curso de cocina,clase de cocina,taller de cocina/toque de chef,cours de cuisine,atelier de cuisine/cappello da cuoco,corso di cucina,corsi di cucina/chapeu de cozinheiro,aula de cozinha,curso de cozinha/koksmuts,kookcursus,kookworkshop,kookles/czapka kucharska,kurs gotowania,warsztaty kulinarne/kockmossa,matlagningskurs',
  espresso_machine:
    'espresso machine,espresso machines,coffee machine,coffee machines,barista course,barista/espressomaschine,espressomaschinen,kaffeemaschine,siebtragermaschine,baristakurs/maquina de cafe,maquina de espresso,cafetera espresso,curso de barista/machine a cafe,machines a cafe,machine a expresso,barista/macchina del caffe,macchine del caffe,macchina per espresso/maquina de cafe,maquinas de cafe,barista/espressomachine,koffiemachine,barista/ekspres do kawy,ekspresy do kawy,barista/espressomaskin,kaffemaskin,baristakurs',
})
