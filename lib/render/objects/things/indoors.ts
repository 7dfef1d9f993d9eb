// What stands or lies in a room, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const indoors = /* @__PURE__ */ registry<string>({
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
