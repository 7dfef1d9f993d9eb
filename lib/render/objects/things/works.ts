// What each thing is called where it is meant: its names and those of its kinds, no words that only have to do with it.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const works = /* @__PURE__ */ registry<string>({
  telescope:
    'telescope,telescopes,stargazing,astronomy,star party/teleskop,teleskope,sternwarte,sternenbeobachtung,astronomie/telescopio,telescopios,astronomia,observacion de estrellas/telescope,telescopes,astronomie,observation des etoiles/telescopio,telescopi,astronomia,osservazione delle stelle/telescopio,telescopios,astronomia,observacao de estrelas/telescoop,telescopen,sterrenkunde,sterren kijken/teleskop,teleskopy,astronomia,obserwacje nieba/teleskop,stjarnskadning,astronomi',
  skis: 'skis,skiing,~ski,ski lesson,ski lessons,cross-country skiing/~ski,skier,skikurs,skikurse,skifahren,skitour,skitouren,langlauf/esqui,esquis,clase de esqui/~ski,skis,cours de ski,ski de fond/~sci,corso di sci,maestri di sci,maestro di sci,lezioni di sci/esqui,esquis,aulas de esqui/~ski,skien,skiles,langlaufen/narty,nart,kurs narciarski/skidor,skidakning,skidskola',
  skate:
    'ice skating,ice skates,skates,ice hockey/schlittschuhe,schlittschuhlaufen,eislaufen,eishockey/patinaje sobre hielo,patines de hielo/patins a glace,patinage/pattinaggio su ghiaccio,pattini da ghiaccio/patinagem no gelo/schaatsen,schaats,ijshockey/lyzwy,lodowisko dla dzieci,hokej/skridskor,skridskoakning,ishockey',
  carabiner:
    'climbing,via ferrata/klettern,kletterkurs,klettersteig/escalada/escalade/arrampicata,via ferrata/escalada/klimmen/wspinaczka/klattring',
  big_top:
    'circus,circus show,circus school,big top/zirkus,circus,zirkusschule,zirkuszelt/circo,carpa de circo/cirque,chapiteau,ecole de cirque/circo,tendone da circo/circo,tenda de circo/circus,circustent/cyrk,szkola cyrkowa/cirkus,cirkusskola',
  target:
    "archery,darts,darts night/bogenschiessen,dart,dartturnier/tiro con arco,dardos/tir a l'arc,flechettes/tiro con l'arco,freccette/tiro com arco,dardos/boogschieten,darten,darts/lucznictwo,darty,rzutki/bagskytte,dart",
  pawn: 'chess piece,chess pieces,~pawn,~pawns/schachfigur,schachfiguren/pieza de ajedrez,piezas de ajedrez/piece d’echecs,pieces d’echecs/pezzo degli scacchi,pezzi degli scacchi/peca de xadrez,pecas de xadrez/schaakstuk,schaakstukken/figura szachowa,figury szachowe/schackpjas,schackpjaser',
  sledge:
    'sledge,sledging,toboggan,tobogganing/schlitten,schlittenfahren,rodeln/trineo,trineos/~luge,luges/slitta,slittino,slitte/treno de neve,trenos de neve/slee,sleeen/sanki,kulig/slade,pulka',
  skateboard:
    'skateboard,skateboarding,skate park,skatepark/skateboard,skatepark,skateboarden/monopatin,skatepark/skateboard,planche a roulettes,skatepark/skateboard,skatepark/skate,skatepark/skateboard,skatepark,skateboarden/deskorolka,skatepark/skateboard,skatepark',
  lifebuoy:
    'lifeguard,lifeguards,life saving,swim safety/rettungsschwimmer,rettungsring/socorrista,socorristas,salvavidas/maitre-nageur,bouee,sauvetage aquatique/bagnino,bagnini,salvagente/nadador-salvador,boia de salvacao/reddingszwemmen,reddingsboei,badmeester/ratownik wodny,ratownicy wodni,kolo ratunkowe/livraddare,livboj',
  knife:
    'knife sharpening,kitchen knives,knives,knife/messer,messer schleifen,kuchenmesser,messerschliff/cuchillos,cuchillo,afilado/couteaux,couteau,affutage/coltelli,coltello,affilatura/facas,faca,afiacao/messen,messen slijpen,~mes/noze,noz,ostrzenie/knivar,kniv,knivslipning',
  tile: 'tiles,tile,tiling,mosaic tiles/fliesen,fliese,kacheln/azulejos,azulejo,baldosas/carreaux de ciment,carrelage,faience/piastrelle,piastrella,maioliche/azulejos,azulejo,ladrilhos/tegels,tegel/plytki,kafelki,kafle/kakel,kakelplattor',
  bin: 'bin collection,bin collections,bins,recycling,wheelie bin,waste collection,bin day/mullabfuhr,mulltonne,mulltonnen,abfuhr,recycling,altpapier,biotonne/recogida de basura,contenedores,reciclaje/poubelles,poubelle,collecte des dechets,recyclage,dechetterie/raccolta rifiuti,raccolta differenziata,rifiuti/recolha de lixo,contentores,reciclagem/afvalinzameling,afval,kliko,recycling/odbior smieci,smieci,kosze na smieci,recykling/sophamtning,soptunna,atervinning',
  lantern:
    'lantern,lanterns,lantern parade,lantern walk/laterne,laternen,laternenumzug,laternenfest,martinsumzug,lampion,lampions/farol,farolillo,farolillos/lampion,lampions,lanterne,lanternes/lanterna,lanterne/lanterna,lanternas/lampion,lampionnen,lampionoptocht,lantaarn/lampion,lampiony,parada lampionow/lykta,lyktor,lyktparad',
  stove:
    'wood burner,wood stove,fireplace,stove,log burner/kamin,kaminofen,kachelofen/chimenea,chimeneas,estufa de lena/cheminee,cheminees,poele a bois/~camino,caminetto,stufa a legna/lareira,lareiras,salamandra a lenha/houtkachel,open haard/kominek,kominki,piec na drewno/vedspis,kamin',
  pillow:
    'duvet,duvets,pillow,pillows,cushion,cushions,bedding/bettdecke,bettdecken,kissen,daunendecke,bettwasche/edredon,edredones,almohada,almohadas,cojines,nordico/couette,couettes,oreiller,oreillers,coussins/piumone,piumoni,cuscino,cuscini/edredao,edredoes,almofada,almofadas,travesseiro/dekbed,dekbedden,kussen,kussens/koldra,koldry,poduszka,poduszki/tacke,kudde,kuddar',
  watch:
    'watch repair,wristwatch,wristwatches,watchmaker/armbanduhr,armbanduhren,uhrmacher/reloj de pulsera,relojes de pulsera,relojero/~montre,~montres,horloger/orologio da polso,orologi da polso,orologiaio/relogio de pulso,relogios de pulso,relojoeiro/horloge repareren,polshorloge,horlogemaker/zegarek,zegarki,zegarmistrz/armbandsur,urmakare',
  helmet:
    'hard hat,site safety,building site/bauhelm,baustelle,baustellen,arbeitsschutz/casco de obra,seguridad en obra/casque de chantier,~chantier/casco da cantiere,~cantiere/capacete de obra,~estaleiro/bouwhelm,bouwplaats/kask budowlany,plac budowy/bygghjalm,byggplats',
  ballot:
    'election,~elections,ballot,polling day,polling station,~vote/~wahl,~wahlen,stimmzettel,abstimmung/elecciones,votacion,urna electoral/~elections,scrutin,bureau de vote/elezioni,votazione,seggio elettorale/eleicoes,votacao,assembleia de voto/verkiezing,verkiezingen,stembus,stembureau/wybory,glosowanie,lokal wyborczy/~val till styrelsen,omrostning,vallokal',
  turbine:
    'wind turbine,wind turbines,wind farm,wind power/windrad,windrader,windkraft,windpark/aerogenerador,aerogeneradores,parque eolico,energia eolica/eolienne,eoliennes,parc eolien/pala eolica,pale eoliche,parco eolico/aerogerador,eolica,parque eolico/windmolen,windmolens,windpark,windenergie/turbina wiatrowa,wiatraki,farma wiatrowa/vindkraftverk,vindkraft,vindpark',
  tap: '~tap,~taps,tap water,dripping tap,tap washer,tap washers,drinking water/wasserhahn,wasserhahne,wasserhahndichtung,leitungswasser,trinkwasser/grifo,grifos,agua del grifo/robinet,robinets,eau du robinet,joint de robinet/rubinetto,rubinetti,guarnizione del rubinetto,rubinetto che gocciola,acqua potabile/torneira,torneiras,agua da torneira/kraan,kranen,kraanwater,drinkwater/kran,krany,kranowka,woda z kranu/kranvatten,vattenkran,dricksvatten',
  radiator:
    'radiator,radiators,central heating,~heating,warm space,warm spaces,warm room,warm rooms/heizung,heizungen,heizkorper/radiador,radiadores,calefaccion/radiateur,radiateurs,chauffage/radiatore,radiatori,termosifone,riscaldamento/radiador,radiadores,aquecimento/radiator,radiatoren,verwarming/kaloryfer,kaloryfery,grzejnik,ogrzewanie/element och varme,radiator,radiatorer',
  tractor:
    'tractor,tractors,ploughing match/traktor,traktoren,erntedank/tractor,tractores/tracteur,tracteurs,~moisson/trattore,trattori/trator,tratores/tractor,tractoren/traktor,traktory,dozynki/traktor,traktorer',
  passport:
    'passport,passports,visa application/reisepass,reisepasse,visum/pasaporte,pasaportes/passeport,passeports/passaporto,passaporti/passaporte,passaportes/paspoort,paspoorten/paszport,paszporty/pass och visum,resepass',
  wreath:
    "wreath,wreaths,wreath making,advent wreath/adventskranz,adventskranze,kranz binden,kranze/corona de adviento,coronas de adviento/couronne de l'avent,couronnes de l'avent/ghirlanda,ghirlande,corona dell'avvento/coroa do advento,coroas de natal/adventskrans,kransen maken,kerstkrans/wieniec adwentowy,wience,wianek/adventskrans,kransar,dorrkrans",
  meat: 'steak,steaks,beef,lamb chops,butchery/steak,rindfleisch,fleisch,lammfleisch/~carne,filetes,ternera,cordero/viande,boeuf,agneau,steak/~carne,bistecca,bistecche,manzo/~carne,bife,bifes,borrego/vlees,biefstuk,rundvlees/mieso,wolowina,stek/kott,biff,notkott',
  chilli:
    'hot sauce,hot sauces,chilli,chillies,chilli sauce/chilisauce,chilischoten/salsa picante,guindillas/sauce piquante,piments/salsa piccante,peperoncino,peperoncini/malagueta,molho picante/chilipepers,hete saus/ostry sos,papryczki chili/chilisas,chilifrukter',
  bubble_tea:
    'bubble tea,boba tea/bubble tea/te de burbujas/the aux perles,bubble tea/bubble tea/bubble tea/bubbelthee,bubble tea/bubble tea/bubbelte,bubble tea',
  horseshoe:
    'horseshoes,farrier,farriers/hufeisen,hufschmied/herraduras,herrador/marechal-ferrant/maniscalco,ferri di cavallo/ferraduras,ferrador/hoefijzers,hoefsmid/podkowy/hastskor,hovslagare',
  teddy:
    'teddy bear,teddy bears,~bear,toy drive,toys,toy collection,toy appeal/teddybar,teddybaren,spielzeug,spielsachen/oso de peluche,osito de peluche,juguetes,recogida de juguetes/ours en peluche,jouets,collecte de jouets/orsacchiotto,orsacchiotti,giocattoli/urso de peluche,brinquedos/teddybeer,teddyberen,speelgoed/mis pluszowy,pluszaki/nalle,nallar',
  foils:
    'fencing class,fencing club,fencing lessons/fechten,fechtkurs/esgrima/escrime/scherma/esgrima/schermles,schermen/szermierka/faktning',
  anvil:
    'blacksmith,blacksmithing/schmied,schmiedekurs/~herrero,taller de forja/forgeron/fabbro ferraio/~ferreiro/~smid,smeden/~kowal,kowalstwo/smide,smed',
  panel:
    'solar panel,solar panels,rooftop solar/solaranlage,solaranlagen,solarmodule/placas solares,paneles solares/panneaux solaires/pannelli solari/paineis solares/zonnepanelen/panele sloneczne,fotowoltaika/solpaneler,solceller',
  stone_wall:
    'dry stone wall,dry stone walls,dry stone walling,drystone/trockenmauer,trockenmauern/muros de piedra seca/murs en pierre seche/muri a secco/muros de pedra seca/stapelmuur,stapelmuren/mur z kamienia/kallmur,stenmurar',
  ear: 'hearing test,hearing tests,ear wax/hortest/revision auditiva,prueba de audicion/test auditif,bilan auditif/esame dell’udito,controllo dell’udito/teste auditivo,exame auditivo/hoortest/badanie sluchu/horseltest',
  palm: 'palm trees,date palms/palmen,datteln/palmeras,datiles/palmiers,dattes/datteri,palme da dattero/palmeiras,tamaras/dadels,palmbomen/daktyle,palmy/dadlar,palmer',
})
