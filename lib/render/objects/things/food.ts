// What each thing is called where it is meant: its names and those of its kinds, no words that only have to do with it.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const food = /* @__PURE__ */ registry<string>({
  cup: 'coffee,espresso,cappuccino,flat white,filter coffee,decaf/kaffee,espresso,cappuccino,kaffeetasse,tasse/cafe,espresso,capuchino/cafe,cappuccino,expresso/caffe,espresso,cappuccino/cafe,espresso/koffie,espresso,cappuccino/kawa,kawy,kawe,espresso/kaffe,espresso',
  teapot:
    'tea,teas,chai,matcha,teapot/tee,matcha/te verde,tetera,matcha/the vert,theiere,matcha/te verde,teiera,matcha/cha,matcha/thee,theepot,matcha/herbata,herbaty,matcha/te,matcha',
  bread:
    'bread,focaccia/brot,vollkornbrot/pan,baguette/pain,pains,levain/pane,focaccia/pao,paes/brood,baguette/chleb,chleba/brod',
  croissant:
    'croissant,croissants,pain au chocolat/croissant,hornchen/croissant,cruasan/croissant,pain au chocolat/cornetto,croissant,cornetti/croissant/croissant/rogalik,croissant/croissant',
  cake: 'cake,gateau,cheesecake,carrot cake,chocolate cake,lemon cake/kuchen,torte/tarta,bizcocho/gateau,gateaux/torta,torte/bolo,bolos/taart,cake/~ciasto,tort,~ciasta/tarta,tartor,kaka',
  pie: 'pie,apple pie,quiche,crumble/quiche/quiche,empanada/quiche,tourte/crostata,quiche/quiche,empada/quiche/quiche/paj,quiche',
  cookie:
    'biscuits,~cookies,~cookie,~biscuit/kekse,platzchen/galletas/biscuits,sables/biscotti/biscoitos,bolachas/koekjes/ciasteczka/kakor',
  donut:
    'donut,doughnut/donut,krapfen,berliner/donut,rosquilla/donut,beignet/donut,bombolone/donut/donut/paczki,donut/munk,munkar',
  pizza:
    'pizza,calzone,margherita/pizza,flammkuchen,flammkueche/pizza/pizza/pizza,pizze/pizza,pizzas/pizza/pizza,pizze/pizza,pizzor',
  burger:
    'burger,hamburger,cheeseburger/burger,hamburger/hamburguesa/burger,hamburger/hamburger/hamburguer/burger,hamburger/burger,burgery/burgare,hamburgare',
  ice_cream:
    'ice cream,gelato,sorbet,sundae/eis,speiseeis,sorbet/helado,sorbete/glace artisanale,glaces,sorbet/gelato,gelati,sorbetto/gelado,sorvete/ijs,ijsje,sorbet/lody,sorbet/glass,sorbet',
  egg: 'eggs/eier/huevos/oeufs/uova/ovos/eieren/jajka/agg',
  cheese:
    'cheese,cheddar,brie,camembert,gouda,raclette/kase,raclette/queso,quesos/fromage,raclette/formaggio,formaggi/queijo,queijos/kaas,kazen/ser kozi,sery/ost,ostar',
  fish: 'fish,salmon,trout,mackerel,herring,sea bass/fisch,lachs,forelle/pescado,salmon,trucha/poisson,saumon,truite/pesce,salmone,trota/peixe,salmao,bacalhau/vis,zalm,forel/ryba,ryby,losos,pstrag/fisk,lax,sill',
  oyster:
    'oyster,oysters,mussels,clams/auster,austern,miesmuscheln/ostra,ostras,mejillones/huitre,huitres,moules/ostrica,ostriche,cozze/ostra,ostras,mexilhoes/oester,oesters,mosselen/ostryga,ostrygi,malze/ostron,musslor',
  shrimp:
    'prawns,shrimp,scampi,prawn/garnelen,krabben/gambas,langostinos/crevettes,gambas/gamberi,scampi/camarao,camaroes/garnalen/krewetki/rakor',
  apple:
    'apples,~apple,apple day,cider apples/apfel,apfelsaft/manzanas,manzana/pommes/mele/macas,maca/appels,appel/jablka/applen',
  pear: 'pears,pear/birnen,birne/peras/poires,poire/pere/peras/peren/gruszki/paron',
  lemon:
    'lemons,lemon,lemonade/zitronen,limonade/limones,limonada/citrons,citron,limonade/limoni,limone,limonata/limoes,limonada/citroenen,limonade/cytryny,lemoniada/citroner,lemonad',
  cherry: 'cherries/kirschen/cerezas/cerises/ciliegie/cerejas/kersen/wisnie,czeresnie/korsbar',
  strawberry: 'strawberries,strawberry/erdbeeren/fresas/fraises/fragole/morangos/aardbeien/truskawki/jordgubbar',
  grapes: 'grapes/trauben,weintrauben/uvas/raisins/uva/uvas/druiven/winogrona/vindruvor',
  banana: 'bananas,banana/bananen/platanos,bananas/bananes/banane/bananas/bananen/banany/bananer',
  orange:
    'oranges,clementines,mandarins,marmalade/orangen,mandarinen/naranjas,mandarinas/oranges,clementines/arance,mandarini/laranjas,tangerinas/sinaasappels,mandarijnen/pomarancze,mandarynki/apelsiner,clementiner',
  carrot: 'carrots,carrot/karotten,mohren/zanahorias/carottes/carote/cenouras/wortels/marchewki/morotter',
  tomato: 'tomatoes,tomato/tomaten/tomates,jitomate,jitomates/tomates/pomodori/tomates/tomaten/pomidory/tomater',
  mushroom:
    'mushrooms,mushroom,truffles/pilze,champignons/setas,champinones/champignons,cepes/funghi,porcini/cogumelos/paddenstoelen/grzyby/svampar,kantareller',
  pumpkin: 'pumpkin/kurbis/calabaza/citrouille,potiron/zucca/abobora/pompoen/dynia,dynie/pumpa',
  bowl: 'ramen,noodles,pho,broth/ramen,nudelsuppe/ramen/ramen/ramen/ramen/ramen/ramen/ramen',
  wine: 'wine,wines,natural wine/wein,weine,weinprobe/vino,vinos/vin,vins/vino,vini/vinho,vinhos/wijn,wijnen/wino,wina/vin,viner',
  beer: 'beer,ale,lager,pale ale,stout,ipa,pint,pints,hazy ipa,craft beer,craft beers,brewery,pilsner,can release/bier,biere,craft-bier,pils,pilsner,craftbier/cerveza,cana,ipa,cervezas/biere,bieres,ipa/birra,birre,ipa/cerveja,ipa,cervejas/bier,bieren,speciaalbier,ipa,biertje,biertjes/piwo,piwa/ol,lager',
  cocktail:
    'cocktail,cocktails,mocktail,negroni,spritz/cocktail,cocktails/coctel,cocteles/cocktail,cocktails/cocktail/cocktail,cocktails/cocktail,cocktails/koktajl,koktajle/cocktail,cocktails',
  honey: 'honey/honig/miel/miel,miels,miel d’acacia,pots de miel/miele/mel/honing/miod,miodu/honung',
  pot: 'casserole,arroz al horno,risotto,biryani,pilau,pilaf,saffron rice,~curry/schmortopf,kochtopf,risotto,biryani/cocido,arroz al horno,arroz caldoso,arroz meloso,risotto/ragout,potee,risotto,biryani/stufato,risotto,~riso/guisado,cozido,arroz de pato,arroz de forno,~arroz/stoofpot/gulasz/gryta',
})
