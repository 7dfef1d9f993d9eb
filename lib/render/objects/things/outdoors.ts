// What is met on the water, in the field and in the wood, where it is meant and by which the trade of a brand is known.
// en / de / es / fr / it / pt / nl / pl / sv; `~` before a name that also means something else, unless the brand deals in it.
import { registry } from '#lib/registry.ts'

export const outdoors = /* @__PURE__ */ registry<string>({
  ferry:
    'ferry,ferries,car ferry,car ferries,ferryboat/autofahre,autofahren,~fahre,~fahren,fahrschiff/transbordador,transbordadores,ferri,ferry/ferry,ferries,traversier/traghetto,traghetti/ferry,ferries,~balsa/veerboot,veerboten,veerpont,~pont/~prom,~promy,prom samochodowy/bilfarja,bilfarjor,farja,farjor',
  canoe:
    'canoe,canoes,canoeing,canoe trip,canoe trips/kanu,kanus,kanutour,kanutouren/canoa,canoas,piragua,piraguas/canoe,canoes/canoa,canoe/canoa,canoas/kano,kano’s,kanotocht/kanu,kanadyjka/kanot,kanoter,kanottur',
  life_jacket:
    'life jacket,life jackets,life vest,life vests,buoyancy aid,buoyancy aids/schwimmweste,schwimmwesten,rettungsweste,rettungswesten/chaleco salvavidas,chalecos salvavidas/gilet de sauvetage,gilets de sauvetage/giubbotto di salvataggio,giubbotti di salvataggio/colete salva-vidas,coletes salva-vidas/zwemvest,zwemvesten,reddingsvest,reddingsvesten/kamizelka ratunkowa,kamizelki ratunkowe,kapok/flytvast,flytvastar',
  beehive:
    'beehive,beehives,bee hive,bee hives,~hive,~hives/bienenstock,bienenstocke,bienenkasten,~beute/colmena,colmenas/ruche,ruches/alveare,alveari,arnia,arnie/colmeia,colmeias/bijenkast,bijenkasten,bijenkorf/~ul,~ule,ul pszczeli/bikupa,bikupor',
  hornet:
    'hornet,hornets,asian hornet,asian hornets/hornisse,hornissen/avispon,avispones,avispa asiatica,avispas asiaticas/frelon,frelons/calabrone,calabroni,vespa velutina/vespao,vespoes,vespa asiatica/hoornaar,hoornaars/szerszen,szerszenie/balgeting,balgetingar',
  goat: 'goat,goats,~kid goats/ziege,ziegen,geissen/cabra,cabras/chevre,chevres/capra,capre/cabra,cabras/geit,geiten/koza,kozy/~get,getter,getterna',
  tree_stump:
    'tree stump,tree stumps,stump grinding,stump removal/baumstumpf,baumstumpfe,baumstumpfen,wurzelstock,wurzelstockfrasen/tocon,tocones/souche,souches,dessouchage/ceppaia,ceppaie/cepo de arvore,cepos de arvores/boomstronk,boomstronken,stobbenfrezen/pniak,pniaki,frezowanie pni/tradstubbe,stubbar,stubbfrasning',
  oyster_mushroom:
    'oyster mushroom,oyster mushrooms/austernpilz,austernpilze,austernseitling,austernseitlinge/seta de ostra,setas de ostra,~orellana,~orellanas/pleurote,pleurotes/pleurotus,fungo ostrica,funghi ostrica/cogumelo ostra,cogumelos ostra,~pleurotus/oesterzwam,oesterzwammen/boczniak,boczniaki/ostronmussling,ostronskivling',
  flip_flops:
    'flip-flop,flip-flops,flip flops/badelatschen,flip-flops,zehensandalen,badeschuhe/chanclas,chancletas/tongs,claquettes/infradito,ciabatte da piscina/chinelo,chinelos,havaianas/teenslippers,badslippers,slippers/klapki,japonki/flipflops,badtofflor',
  bauble:
    'bauble,baubles,christmas bauble,christmas baubles,christmas ornament,christmas ornaments,tree ornament,tree ornaments/christbaumkugel,christbaumkugeln,weihnachtskugel,weihnachtskugeln,christbaumschmuck/bola de navidad,bolas de navidad/boule de noel,boules de noel/pallina di natale,palline di natale/bola de natal,bolas de natal/kerstbal,kerstballen/bombka,bombki/julgranskula,julgranskulor',
})
