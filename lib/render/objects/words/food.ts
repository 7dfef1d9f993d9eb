// en / de / es / fr / it / pt / nl / pl / sv; `~` before a word that also has other meanings.
import { registry } from '#lib/registry.ts'

export const food = /* @__PURE__ */ registry<string>({
  cup: 'coffee,espresso,latte,cappuccino,flat white,mug,cuppa,roast,roastery,~cup,~cafe/kaffee,tasse,espresso,cafe,rosterei/cafe,taza,cafeteria,espresso/cafe,tasse,expresso,torrefaction/caffe,tazza,tazzina,espresso/cafe,xicara,chavena/koffie,kopje,espresso,mok/kawa,kawy,kawe,filizanka,kubek,kawiarnia/kaffe,kopp,mugg,espresso',
  teapot:
    'tea,teapot,teas,chai,matcha,infusion/tee,teekanne/te,tetera,infusion/the,theiere,tisane/te,teiera,tisana/cha,bule/thee,theepot/herbata,herbaty,czajnik/te,tekanna',
  bread:
    'bread,loaf,loaves,sourdough,toast,bakery,baker,bakers,dough,flour,rye/brot,brotchen,backerei,backer,backerin,teig,sauerteig/pan,panaderia,panadero,panes,masa madre/pain,boulangerie,boulanger,levain/pane,panetteria,fornaio,panificio,pagnotta/pao,paes,padaria,padeiro/brood,broodje,bakkerij,bakker,zuurdesem/chleb,chleba,piekarnia,piekarz,bochenek/brod,limpa,bageri,bagare,surdeg',
  croissant:
    'croissant,croissants,pastry,pastries,viennoiserie,breakfast,brunch/croissant,hornchen,geback,fruhstuck/cruasan,croissant,bolleria,desayuno/croissant,viennoiserie,petit dejeuner/cornetto,croissant,brioche,colazione/croissant,pequeno-almoco,cafe da manha/croissant,ontbijt,gebak/rogalik,croissant,sniadanie/croissant,giffel,frukost',
  cake: 'cake,birthday,cakes,anniversary,sponge,gateau,patisserie/kuchen,torte,geburtstag,jubilaum,konditorei/pastel,tarta,torta,cumpleanos,aniversario/gateau,anniversaire,patisserie/torta,compleanno,anniversario,pasticceria/bolo,aniversario,confeitaria/taart,verjaardag,jubileum/tort,ciasto,urodziny,rocznica/tarta,kaka,fodelsedag,jubileum',
  pie: 'pie,pies,tart,crumble,quiche/pastete,quiche/tarta salada,empanada/tarte,tourte,quiche/crostata,quiche/torta salgada,empada/hartige taart,vlaai/placek,tarta/paj',
  cookie:
    'cookie,cookies,biscuit,biscuits/keks,kekse,platzchen/galleta,galletas/biscuit,sable/biscotto,biscotti/biscoito,bolacha/koekje,koekjes,koek/ciastko,ciasteczka/kex,kaka',
  donut:
    'donut,doughnut,donuts,doughnuts,bun,buns/donut,berliner,krapfen/rosquilla,donut/beignet,donut/ciambella,bombolone/rosquinha,donut/donut,oliebol/paczek,paczki/munk,donut',
  pizza:
    'pizza,pizzas,pizzeria,slice,margherita,calzone/pizza,pizzeria,flammkuchen/pizza,pizzeria/pizza,pizzeria/pizza,pizzeria,pizzaiolo/pizza,pizzaria/pizza,pizzeria/pizza,pizzy,pizzeria/pizza,pizzeria',
  burger:
    'burger,burgers,hamburger,bao/burger,hamburger/hamburguesa,bocadillo/burger,hamburger/hamburger,panino,panini/hamburguer/hamburger,broodje/burger/hamburgare,burgare,smorgas',
  ice_cream:
    'ice cream,gelato,ice creams,sorbet,sundae,cone,scoop/eis,eiscreme,eisdiele,kugel/helado,heladeria/glace,glacier,sorbet/gelato,gelateria,sorbetto/sorvete,gelado,sorveteria/ijs,ijsje,ijssalon/lody,lodow,lodziarnia/glass,glassbar',
  egg: 'egg,eggs,easter,omelette/ei,eier,ostern/huevo,huevos,pascua/oeuf,oeufs,paques/uovo,uova,pasqua/ovo,ovos,pascoa/ei,eieren,pasen/jajko,jajka,wielkanoc/agg,pask',
  cheese:
    'cheese,cheeses,cheddar,dairy,fromagerie,cheesemonger,raclette,fondue/kase,molkerei,raclette/queso,quesos,queseria/fromage,fromages,fromagerie,raclette/formaggio,formaggi,caseificio/queijo,queijos,queijaria/kaas,kazen,kaaswinkel/ser,sery,serow/ost,ostar,mejeri',
  fish: 'fish,fishmonger,fishing,salmon,trout,tuna,cod,herring,eel,seafood,angler/fisch,fische,lachs,forelle,fischmarkt,angeln/pescado,pez,salmon,atun,pescaderia,marisco/poisson,saumon,truite,thon,poissonnerie/pesce,salmone,tonno,pescheria/peixe,salmao,atum,peixaria/vis,zalm,forel,tonijn,haring,visboer/ryba,ryby,losos,rybny/fisk,lax,sill,fiske',
  oyster:
    'oyster,oysters,clam,mussel,mussels,shellfish,pearl,shucking/auster,austern,muschel,muscheln,perle/ostra,ostras,mejillon,almeja,perla/huitre,huitres,moules,perle/ostrica,ostriche,cozze,vongole,perla/ostra,ostras,mexilhao,perola/oester,oesters,mosselen,parel/ostryga,ostrygi,malze,perla/ostron,musslor,parla',
  shrimp:
    'shrimp,prawn,prawns,scampi/garnele,garnelen,krabbe/gamba,gambas,langostino/crevette,crevettes/gambero,gamberi,gamberetti/camarao,camaroes/garnaal,garnalen/krewetka,krewetki/raka,rakor,krafta,kraftor',
  apple:
    'apple,apples,cider,orchard,apple day/apfel,obst,obstgarten,most/manzana,manzanas,sidra,fruta/pomme,pommes,verger,cidre/mela,mele,frutteto,sidro/maca,macas,pomar/appel,appels,boomgaard/jablko,jablka,sad/apple,applen,applemust',
  pear: 'pear,pears,perry/birne,birnen/pera,peras/poire,poires/pera,pere/pera,peras/peer,peren/gruszka,gruszki/paron',
  lemon:
    'lemon,lemons,lemonade,limoncello,lime,citrus,sour/zitrone,zitronen,limonade/limon,limones,limonada/citron,citrons,citronnade/limone,limoni,limonata/limao,limoes,limonada/citroen,citroenen,limonade/cytryna,cytryny,lemoniada/citron,citroner,lemonad',
  cherry:
    'cherry,cherries,berry,berries,blossom/kirsche,kirschen,beeren/cereza,cerezas/cerise,cerises/ciliegia,ciliegie/cereja,cerejas/kers,kersen,bessen/wisnia,wisnie,czeresnie,jagody/korsbar,bar',
  strawberry:
    'strawberry,strawberries,jam/erdbeere,erdbeeren/fresa,fresas/fraise,fraises/fragola,fragole/morango,morangos,geleia/aardbei,aardbeien/truskawka,truskawki/jordgubbe,jordgubbar',
  grapes:
    'grapes,grape,vineyard,harvest,vintage,winery/traube,trauben,weinberg,weinlese,winzer,ernte/uva,uvas,vinedo,vendimia,bodega/raisin,vigne,vignoble,vendanges,vendange/uva,uve,vigneto,vendemmia,cantina/uva,uvas,vinha,vindima,adega/druif,druiven,wijngaard,oogst/winogrono,winogrona,winnica,winobranie/druva,druvor,vingard,skord',
  banana:
    'banana,bananas/banane,bananen/platano,banana/banane,bananes/banana,banane/banana,bananas/banaan,bananen/banan,banany/banan,bananer',
  orange:
    'oranges,clementine,marmalade,mandarin,grapefruit,vitamin,~orange,juice/orange,orangen,mandarine,saft/naranja,naranjas,mandarina/oranges,clementine,jus/arancia,arance,mandarino,succo/laranja,laranjas,tangerina/sinaasappel,sinaasappels,sap/pomarancza,pomarancze,sok/apelsin,apelsiner,juice',
  carrot:
    'carrot,carrots,vegetable,vegetables,veg,greengrocer,vegan,vegetarian,root/karotte,karotten,mohre,gemuse,vegan,vegetarisch/zanahoria,zanahorias,verdura,verduras,vegano/carotte,carottes,legume,legumes,vegan/carota,carote,verdura,verdure,ortaggi,vegano/cenoura,cenouras,legumes,vegano/wortel,wortels,groente,groenten,vegan/marchewka,marchewki,warzywa,weganski/morot,morotter,gronsaker,vegan',
  tomato:
    'tomato,tomatoes,salsa,passata,ketchup,sauce/tomate,tomaten,sosse/tomate,tomates,salsa/tomate,tomates,sauce/pomodoro,pomodori,passata,salsa/tomate,tomates,molho/tomaat,tomaten,saus/pomidor,pomidory,sos/tomat,tomater,sas',
  mushroom:
    'mushroom,mushrooms,fungi,foraging,truffle/pilz,pilze,champignon,truffel/seta,setas,champinon,hongo,trufa/champignon,champignons,truffe/fungo,funghi,tartufo/cogumelo,cogumelos,trufa/paddenstoel,paddenstoelen,champignon,truffel/grzyb,grzyby,pieczarka/svamp,svampar,kantarell',
  pumpkin:
    'pumpkin,pumpkins,squash,autumn/kurbis,kurbisse,herbst/calabaza,calabazas,otono/citrouille,potiron,courge,automne/zucca,zucche,autunno/abobora,aboboras,outono/pompoen,pompoenen,herfst/dynia,dynie,jesien/pumpa,pumpor,host',
  bowl: 'ramen,noodles,noodle,broth,porridge,bowl,pho,curry,rice,salad,lunch/schussel,curry,reis,salat,mittagessen,mittagstisch/fideos,caldo,cuenco,arroz,ensalada,almuerzo/nouilles,bouillon,bol,riz,salade,dejeuner/brodo,ciotola,riso,insalata,pranzo/caldo,tigela,arroz,salada,almoco/noedels,bouillon,kom,rijst,salade,lunch/rosol,miska,ryz,salatka,lunch/nudlar,skal,ris,sallad,lunch',
  bottle:
    'bottle,bottles,vinegar,syrup,hot sauce,oil,spirits,gin,whisky,whiskey,rum/flasche,flaschen,essig,sirup,gin,whisky,ol/botella,botellas,aceite,vinagre,ginebra/bouteille,bouteilles,huile,vinaigre,sirop/bottiglia,bottiglie,olio,aceto,sciroppo/garrafa,garrafas,vinagre/fles,flessen,azijn,siroop,olie/butelka,butelki,ocet,syrop/flaska,flaskor,vinager,sirap',
  wine: 'wine,wines,glass of wine,sommelier,tasting,toast,rose wine,cheers/wein,weine,weinprobe/vino,vinos,copa,cata/vin,vins,verre,degustation/vino,vini,calice,degustazione/vinho,vinhos,taca,prova/wijn,wijnen,wijnproeverij,proeverij/wino,wina,kieliszek,degustacja/vin,viner,vinprovning',
  beer: 'beer,beers,ale,lager,brewery,brewer,pint,pub,taproom,stout,ipa/bier,biere,brauerei,kneipe,biergarten/cerveza,cervezas,cerveceria,cana/biere,bieres,brasserie,pinte,brasseur/birra,birre,birrificio,birreria,pub/cerveja,cervejas,cervejaria/bier,biertje,brouwerij,kroeg,pils/piwo,piwa,browar,pub/ol,bryggeri,krog,lager',
  cocktail:
    'cocktail,cocktails,martini,spritz,mocktail,happy hour,mixologist,~bar,drinks/cocktail,cocktails,spritz,~bar,getranke/coctel,cocteles,cocktail,~bar,bebidas/cocktail,cocktails,apero,aperitif,~bar/cocktail,aperitivo,spritz,~bar/coquetel,cocktail,~bar,bebidas/cocktail,borrel,~bar,drankjes/koktajl,drink,drinki,~bar/cocktail,drink,drinkar,~bar',
  plate:
    'dinner,supper,restaurant,menu,dish,dishes,plate,plates,dining,chef,bistro,diner,meal,feast,tasting menu,kitchen,sunday roast,food/abendessen,restaurant,speisekarte,gericht,teller,koch,kochin,kuche,menu,essen/cena,restaurante,menu,plato,platos,carta,cocinero,comida/diner,restaurant,menu,plat,plats,assiette,chef,repas,carte,cuisine/cena,ristorante,menu,piatto,piatti,cuoco,cucina,trattoria/jantar,restaurante,menu,ementa,cardapio,prato,pratos,refeicao/diner,avondeten,restaurant,menu,gerecht,bord,kok,maaltijd,keuken/kolacja,obiad,restauracja,menu,danie,dania,talerz,kucharz,kuchnia/middag,restaurang,meny,ratt,ratter,tallrik,kock,kok',
  pot: 'pot,saucepan,casserole,cook,cooking,stove,cookware,recipe,recipes,slow-cooked/topf,kochen,rezept,rezepte,herd/olla,cazuela,cocinar,receta,recetas/casserole,marmite,cuisiner,recette,recettes/pentola,cucinare,ricetta,ricette/panela,cozinhar,receita,receitas/kookpot,pannen,koken,recept,recepten/garnek,gotowanie,przepis,przepisy/gryta,kastrull,matlagning,recept',
  honey:
    'honey,jar,jars,preserve,beekeeper,syrup,pickle/honig,imker,imkerei,einmachglas/miel,apicultor,tarro,conserva/miel,apiculteur,bocal,conserve/miele,apicoltore,barattolo,conserva/mel,apicultor,frasco,conserva/honing,imker,potje/miod,pszczelarz,sloik/honung,biodlare,burk',
})
