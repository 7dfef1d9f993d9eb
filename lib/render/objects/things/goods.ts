// What each thing is called where it is meant: its names and those of its kinds, no words that only have to do with it.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const goods = /* @__PURE__ */ registry<string>({
  chair:
    'chair,chairs,stool/stuhl,stuhle,hocker/silla,sillas,taburete/chaise,chaises,tabouret/sedia,sedie,sgabello/cadeira,cadeiras,banco de madeira/stoel,stoelen,kruk/krzeslo,krzesla,krzesel,stolek/stol,stolar,pall',
  armchair:
    'armchair,armchairs/sessel,ohrensessel/sillon,sillones,butaca/fauteuil,fauteuils/poltrona,poltrone/poltrona,poltronas/fauteuil,fauteuils/fotel,fotele,foteli/fatolj,fatoljer,fatoljen',
  sofa: 'sofa,couch,settee/sofa,couch/sofa/canape/divano,divani/sofa/bank van leer,sofa/kanapa,sofa/soffa,soffor',
  bed: 'double bed,double beds,bed frame,bed frames/doppelbett,bettgestell,bettgestelle/cama doble,cama de matrimonio/lit double,sommier,sommiers/letto matrimoniale,rete del letto/cama de casal,estrado/tweepersoonsbed,bedframe/lozko,lozka/dubbelsang,sangram',
  lamp: 'lamp,lamps,desk lamp,table lamp,floor lamp,lampshade/lampe,lampen,leuchte,tischlampe/lampara,lamparas/lampe,lampes,abat-jour/lampada,lampade/candeeiro,candeeiros,luminaria/lamp,lampen,tafellamp/lampa,lampy/lampa,lampor,lampskarm',
  candle:
    'candles,candle/kerzen,kerze/velas/bougies,bougie/candele/velas perfumadas/kaarsen,geurkaars/swiece/stearinljus,doftljus',
  bath: 'bathtub,bathtubs/badewanne/banera/baignoire/vasca da bagno/banheira/badkuip,ligbad/wanna/badkar',
  vase: 'vase,vases,pottery,ceramics,stoneware,pots and vases/vase,vasen,keramik/jarron,jarrones,ceramica/vase,vases,poterie,ceramique/vaso di ceramica,vasi,ceramica/~vaso,~vasos,ceramica,olaria/vaas,vazen,keramiek/wazon,wazony,ceramika/vas,vaser,keramik',
  clock:
    'wall clock,clocks/wanduhr/reloj de pared/horloge/orologio da parete/relogio de parede/wandklok/zegar scienny/vaggklocka',
  mirror: 'mirrors/spiegel/espejos/miroirs/specchi/espelhos/spiegels/lustra/speglar',
  umbrella:
    'umbrellas,umbrella/regenschirm,regenschirme/paraguas/parapluie,parapluies/ombrello,ombrelli/guarda-chuva/paraplu,paraplus/parasol,parasole/paraply,paraplyer',
  basket: 'baskets,hamper,basket weaving/korbe/cestas/paniers/cesti/cestos/manden/kosze/korgar',
  gift: 'presents,gift box/geschenke/caja de regalo/coffret cadeau/pacco regalo/caixa de presente/cadeautjes/prezenty/presentask',
  bag: 'tote bag,tote bags,tote/stofftasche/bolsa de tela/tote bag/borse/bolsa de pano/draagtas/torba/tygkasse',
  scissors:
    'haircut,haircuts/haarschnitt,haarschnitte/corte de pelo/coupe de cheveux/taglio di capelli/corte de cabelo/knipbeurt/strzyzenie/harklippning,klippning',
  thread: 'sewing/nahen,nahkurs/costura/couture/cucito/costura/naaien,naaicursus/szycie/somnad',
  shirt:
    't-shirt,t-shirts,shirts,hoodie/t-shirt,hemden/camiseta,camisetas,camisas/t-shirt,chemises/maglietta,magliette,camicie/camiseta,camisetas,camisas/t-shirt,overhemden/koszulka,koszulki,koszule/t-shirt,t-shirtar,skjortor',
  dress:
    'dress,dresses,wedding dress/kleid,kleider,brautkleid/vestido,vestidos/robe,robes/abito da sposa,abiti/vestido,vestidos/jurk,jurken/sukienka,sukienki/klanning,klanningar',
  shoe: 'shoes,sneakers,half marathon,marathon,10k/schuhe,turnschuhe,halbmarathon,marathon/zapatos,zapatillas,media maraton,maraton/chaussures,semi-marathon,marathon/scarpe,mezza maratona,maratona/sapatos,sapatilhas,meia maratona,maratona/schoenen,halve marathon,marathon/buty,polmaraton,maraton/skor,halvmaraton,maraton',
  hat: 'hats,straw hat/hute,strohhut/sombreros,sombrero de paja/chapeaux,chapeau de paille/cappelli/chapeus/hoeden/kapelusze/hattar',
  ring: 'wedding rings,engagement ring,engagement rings,wedding bands/trauringe,eheringe,verlobungsring/alianzas,anillos,anillo de compromiso/alliances,bagues,bague de fiancailles/fedi nuziali,anelli/aliancas,aneis/trouwringen,verlovingsring/obraczki,pierscionki/vigselringar,forlovningsring',
  glasses:
    'spectacles,reading glasses,~glasses/brille,brillen/gafas/lunettes/occhiali/oculos/bril,brillen/okulary/glasogon',
  sock: 'socks/socken/calcetines/chaussettes/calzini/meias/sokken/skarpetki/strumpor',
  perfume: 'perfume,eau de parfum,cologne/parfum/perfume/parfum/profumo,profumi/perfume,perfumes/parfum/perfumy/parfym',
  soap: 'soap,shampoo bar/seife,seifen/jabon,jabones/savon,savons/sapone,saponi/sabonete,sabonetes/zeep,zepen/mydlo,mydla/tval,tvalar',
  yarn: 'yarn,knitting,crochet,wool/wolle,garn,stricken,hakeln/lana,ganchillo,tejer/laine,tricot,crochet/lana,uncinetto,maglia ai ferri/la merino,trico,croche/wol,breien,haken/wloczka,druty,szydelko/garn,ull,stickning,virkning',
  laptop:
    'laptop,laptops/laptop,laptops/ordenador portatil,portatiles/ordinateur portable,ordinateurs portables/computer portatile/computador portatil,notebook/laptop,laptops/laptop,laptopy/laptop',
  phone:
    'smartphone,smartphones,phone repair,phone repairs,~phone,~phones/smartphone/smartphone/smartphone,telephone reconditionne/smartphone/smartphone/smartphone/smartfon/smartphone',
  book: 'book launch,book reading,novel,poetry collection,paperback,~book,~books/roman,buchvorstellung,lesung,gedichtband,bucher,~buch/novela,presentacion del libro,poemario,libros,libro/roman,livre,livres,recueil de poemes/romanzo,libro,libri,presentazione del libro/romance,livro,livros/roman,boek,boeken,boekpresentatie/powiesc,ksiazka,ksiazki/roman,bok,bocker,boksläpp',
  books:
    'book club,book sale,second-hand books,reading group/bucherclub,lesekreis,bucherflohmarkt/club de lectura/club de lecture,cercle de lecture/gruppo di lettura,club del libro/clube de leitura/boekenclub,leesclub,boekenmarkt/klub ksiazki,klub czytelniczy/bokcirkel,bokrea',
  notebook:
    'notebooks,sketchbook/notizbucher,skizzenbuch/cuadernos,cuaderno/carnets,cahiers/quaderni,taccuino/cadernos/notitieboeken,schetsboek/notesy,szkicownik/anteckningsbocker,skissbok',
  pencil:
    'life drawing,drawing class,pencils/aktzeichnen,zeichenkurs,bleistifte/clase de dibujo,dibujo/cours de dessin,dessin/corso di disegno,disegno/desenho,aula de desenho/tekenles,tekenen/rysunek,rysowanie/teckning,krokikurs',
  pen: 'fountain pen,fountain pens,calligraphy/fuller,kalligrafie/caligrafia,plumas estilograficas/calligraphie,stylo plume/calligrafia,penna stilografica/caligrafia/kalligrafie,vulpen/kaligrafia,pioro wieczne/kalligrafi,reservoarpenna',
  trophy:
    'trophy,award,awards,driver of the year,player of the year/pokal,auszeichnung/trofeo,premio al mejor/trophee,prix du meilleur/trofeo,premio come miglior/trofeu,premio de melhor/trofee/puchar,nagroda dla/pokal,utmarkelse',
})
