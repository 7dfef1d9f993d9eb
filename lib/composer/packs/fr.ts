import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const fr: OwnPack = {
  near: 'aujourd’hui 0|aujourdhui 0|ce soir 0|demain 1|après-demain 2|hier -1',
  feasts: 'fête des Mères|fête des Pères|Saint-Valentin|Noël|Pâques|Toussaint',
  day: '{w} {d} {m}',
  numbers:
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
  hundreds: 'cent,cents',
  thousand: 'mille',
  ordinals: 'premier',
  abbreviations:
    'm mme mlle dr st ste av bd tél tel env etc ex p no cf min max janv févr avr juil sept oct nov déc lun mar mer jeu ven sam dim réf',
  glue: 'le la les l un une des d du de à au aux en et ou mais donc or ni car dans sur sous avec sans pour par chez entre vers dès depuis jusque jusqu jusquau avant après pendant que qui quoi dont où ce cet cette ces c est sont était être a ont avons avez il elle on nous vous ils elles je j tu me te se s y ne n pas plus notre nos votre vos leur leurs mon ma mes ton ta son sa ses si comme très aussi même tout',
  neutral:
    'nécessaire nécessaires besoin fait faire faites fais va vont aller venir viens venez voir prendre prend prenez donner dire demander écrire envoyer garder commencer commence peut peuvent pouvez pouvoir jour jours heure heures semaine mois an ans année minute minutes lieu chose gens personne personnes tous toutes chaque nouveau nouvelle maintenant encore autre autres prix coût fin partie équipe nom aide bienvenue ouvre ouvrent portes rapport minimum maximum mini voici pouvons ouvrons rouvrons ouvrez accueillons soutenons coûte coûtent horaires adresse téléphone',
  common:
    'sommes êtes suis étaient serons sera seront soit aura aurons auront ferons fera lors lorsque puisque parce afin selon malgré envers parmi voilà ainsi alors ensuite ensemble chacune celui celle ceux celles lui eux tel telle propose proposons proposent servons sert servent jouons joue jouent cherchons cherche recherche recherchons attend attendent attendons accueille recevons reçoit tenons tient tiennent dure durent organise organisons montre montrons trouve trouvez trouvent retrouve retrouvez rejoignez apportez apporter passez passer déposez déposer choisissez choisir participez participer envoyez écrivez appelez appeler compte comptent signifie poste postes emploi événement rencontre condition conditions règle règles raison façon manière sorte étape étapes question questions réponse clients clientes visiteurs voisins voisines amis lecteurs qu faut puis enfin abord premièrement acheter achetez achète payer payez paie réserver réservez réserve commander commandez commande appelé appelée appelle nommé nommée ajouté ajoutée mêmes las lo mienne mien tienne tien sienne sien nôtre vôtre cela ceci ça lequel laquelle lesquels lesquelles auquel duquel quel quelle quels quelles quand combien pourquoi comment certains certaines quelques quelque quelquun peu assez trop autant tant tellement devant derrière dedans dehors dessus dessous contre durant jusquà auprès autour près loin ici là partout ailleurs souvent parfois déjà presque environ plutôt surtout vraiment simplement juste sinon cependant pourtant étais étions étiez été fus fut soyez soient ayez ait eu eue aie avait avaient aurez aurait auraient serait seraient seriez font faisons faisait fasse faisant irons ira iront allons allez allé allée venons viennent venu venue viendra vienne prends prenons prennent pris prise prenant mets met mettons mettez mettent mettre mis mise dit dis disons disent disait sais sait savons savez savent savoir su veux veut voulons voulez veulent vouloir vois voit voyez voyons voient vu vue peux puisse pouvait dois doit devons devez doivent devoir dû donne donnons donnez donnent donné reçois recevez recevoir reçu lis lit lisez lisent lire lu écris écrit écrivons bois boit buvez boire mange mangez mangent manger pars part partez partons partent partir parti sors sort sortez sortir reste restez restent rester revient revenez revenir retour rend rendez rendre lâche lâchez tenez tenir suit suivez suivent suivre suivi commencent commençons aidez aider essaie essayez essayer regarde regardez regarder écoute écoutez demande demandez change changez changer laisse laissez laisser arrive arrivez arrivent arriver touche touchez utilise utilisez utiliser plaît plait plaisir vient taille tailles quantité poids longueur hauteur largeur profondeur durée âge âges température degrés distance date dates début départ arrivée nombre titre mot mots texte image photo page pages ligne lignes exemple exemples côté fois vaut valent inscrire inscrivez chiffres ajoutez ajoute ajoutons montrez billet billets billetterie lien point pèse pèsent comparé',
  forms:
    'acheter achète|aller va vais vont ira|apprendre apprend appris|asseoir assis|battre bat battu|boire boit bu boisson|conduire conduit|connaître connaît connu|coudre coud cousu|courir court couru|couvrir couvert|craindre craint|croire croit cru|croître croît|cuire cuit cuisson|devoir doit dû|dire dit|dormir dort|écrire écrit écrivez|entendre entendu|éteindre éteint|faire fait font fera|falloir faut|fondre fondu|jeter jette|joindre joint|laver|lever lève|lire lit lu lecture|mettre met mis|mordre mordu|moudre moulu|mourir meurt mort décédé décès|naître naît né naissance|offrir offert offre|ouvrir ouvert ouvre|partir part départ|peindre peint peinture|peler pèle|perdre perd perdu|peser pèse poids|plaire plaît|pleuvoir pleut pluie|pouvoir peut peux pu|prendre prend pris prenez|recevoir reçoit reçu|répondre réponse|résoudre|rire ri|rompre|savoir sait su|semer sème|sentir sent|servir sert|sortir sort|suivre suit|taire|tenir tient tenu|vendre vend vendu vente|venir vient venu|vivre vit vécu vie|voir voit vu vue|vouloir veut voulu|oeil yeux|oeuf œufs oeufs|cheval chevaux|travail travaux|journal journaux|eau eaux|gâteau gâteaux|bateau bateaux|beau bel belle beaux|nouveau nouvel nouvelle|vieux vieil vieille|blanc blanche|frais fraîche|sec sèche|doux douce|long longue|fou folle|vif vive|neuf neuve',
  claims: {
    free: 'gratuit gratuite gratuits gratuites offert offerte libre',
    only: 'seulement uniquement',
    new: 'nouveau nouvel nouvelle nouveaux nouvelles',
    all: 'tout tous toute toutes toujours',
    not: 'ne n pas ni jamais sans aucun aucune',
    thank: 'merci remercions',
    sorry: 'désolé désolés pardon excuses excusons regrettons',
    closed: 'fermé fermée fermés ferme fermeture fermons',
    open: 'ouvert ouverte ouvre ouvrons ouverture réouverture rouvre',
    refund: 'remboursé remboursement rembourse',
    included: 'inclus incluse incluses compris comprise comprises',
    excluded: 'exclus hors',
    full: 'plein pleine',
    part: 'partiel partie',
    cancelled: 'annulé annulée annulés annulation',
    moved: 'reporté reportée déplacé déménage déménageons',
    last: 'dernier dernière derniers dernières',
    first: 'premier première premiers premières',
    guarantee: 'garanti garantie garantit',
    safe: 'sûre sécurité',
    certified: 'certifié certifiée agréé homologué',
    natural: 'bio végane artisanal naturel local frais',
    award: 'récompensé récompensée primé primée lauréat lauréate',
    easy: 'facile simple rapide',
    discount: 'remise réduction promo soldes rabais',
    win: 'gagne gagner gagnez gagné',
    lost: 'perdu perdue perd',
    down: 'panne indisponible',
    fixed: 'réparé corrigé résolu rétabli',
    required: 'obligatoire nécessaire',
    optional: 'facultatif optionnel',
    children: 'enfant enfants',
    adults: 'adulte adultes',
    each: 'chaque chacun chacune quotidien quotidienne hebdomadaire mensuel mensuelle',
    soldout: 'épuisé épuisée complet',
    planned: 'prévu prévue planifié',
    dead: 'mort décédé décédée décès',
    official: 'officiel officielle',
    cash: 'espèces liquide',
    more: 'davantage',
    less: 'moins',
    welcome: 'bienvenue bienvenus bienvenu',
  },
  order:
    'mets cet|mets cette|mets ce|mettez cet|mettez cette|mettez ce|poste|postez|publie cet|publie cette|publie ce|publiez cet|publiez cette|publiez ce|partage cet|partage cette|partagez cet|partagez cette|fais|faites|faire un visuel|faire une story|peux tu|tu peux|pouvez vous|pourriez vous|il faut un|il faudrait un|jai besoin|on a besoin dun|un post|une publication|carrousel|infographie|réel|reel|une vidéo|vidéo courte|hashtag*|emoji*|émoji*|ton|titre accrocheur|légende|écris|crée|créer|créez|pour insta*|pour linkedin|pour les réseaux|quelque chose de|quelque chose sur|un truc|mentionne|mets que|mettez que|svp|stp|merci de|ne pas arrondir|comme la dernière fois|tu sais|sans en faire|sans exclamation*|exclamation*|simple et court|faire court',
  tell: 'pour dire que|pour dire qu|pour annoncer que|pour annoncer qu|qui dit que|qui dit qu|disant que|disant qu|juste pour dire|juste vous dire|juste un mot pour dire|rappelle|rappelle *|rappelle * *|rappelle * * *|rappelez|rappelez *|rappelez * *|rappelez * * *|rappeler|rappeler *|rappeler * *|rappeler * * *|dis *|dis * *|dis à * *|dites|dites *|dites * *|dites * * *|prévenez|prévenez *|prévenez * *|préviens *|préviens * *|prévenir *|prévenir * *|informez *|informez * *|informe *|informe * *|fais savoir|fais savoir * *|faites savoir|faites savoir *|faites savoir * *|faites savoir * * *|dire|dire *|dire à *|dire aux *|prévenir|signaler|noubliez pas de dire * *|noubliez pas de dire * * *|noublie pas de dire|noublie pas de dire * *|il faut dire|il faut dire * *|que tout le monde sache|assurez vous que tout le monde sache|signalez|signalez *|signalez * *',
  that: 'que qu',
  call: 'inscription*|inscrivez|inscris|réserve|réservez|réservation*|commandez|commande|appelez|appelle|écrivez|écris|venez|viens|apportez|apporte|candidature*|postulez|envoyez|envoie|donnez|votez|participez|retirez|nous cherchons|on cherche|on recrute|nous recrutons|besoin de|prenez rendez|sur rendez|pensez à|rejoignez',
  idiom:
    'pain|pains|clôture comptable|clôture des comptes|clôturer les comptes|clôture mensuelle|fermer les yeux|ferme bio|ferme pédagogique|la ferme|une ferme|notre ferme|ferme de|ferme des|fermes|à la ferme|terre ferme|cercle fermé|feu de camp|court de tennis|courts de tennis|coup de feu|boucler la boucle',
  hide: 'pour votre information seulement|pour ton information seulement|pour votre information uniquement|pour info seulement|pour votre seule information|rester anonyme*|garder l anonymat|ne mets pas|ne le mettez pas|ne mettez pas le nom|ne mettez pas son|ne pas mettre|ne pas écrire|n écris pas|n écrivez pas|ne pas afficher|ne montre pas|ne montrez pas|ne pas montrer|ne donne pas le nom|ne donnez pas le nom|en interne|interne seulement|ne dites pas|ne le dites pas|ne pas parler|ne parlez pas|ne mentionnez pas|n évoque* pas|ne pas évoquer|ne cite* pas|ne nomme* pas|ne publie* pas|ne pas divulguer|n annonce* pas|ne pas annoncer|sans dire|pas un mot|ne pas mentionner|ne mentionne*|ne pas dire|ne dis pas|ne pas nommer|ne pas publier|ne pas citer|confidentiel*|secret|entre nous|reste interne|usage interne|embargo|sans nommer|sans citer|ne parle* pas de|pas pour le post|voir avec|à voir avec',
  lean: 'mais pas quoi|mais pas où|mais pas pourquoi|mais pas qui|mais pas ce qu|ni où il|ni où elle|ne le mets pas|ne mettez pas ça|pas dans le post|pas ça|enlève ça|ça reste entre nous',
  doubt:
    'je dois voir avec|je dois vérifier|faut que je vérifie|je demande à|pas encore sûr*|pas encore décidé*|à décider|on ne sait pas encore|on sait pas encore|reste à décider|à vérifier|à confirmer|à revoir|pas sûr|pas sûre|reste à voir|peut être|peutêtre|je crois|je pense|pas sûr*|je sais pas|je ne sais pas|sans doute|probablement|voir avec|demander à|demande à|normalement|en principe|espérons|attention c',
  noise:
    'bonjour|salut|coucou|bonsoir|cordialement|bien à vous|bises|envoyé de|objet|de|à|merci d’avance|merci davance|urgent|bref|alors|du coup|au fait|ps|mdr|lol|ptdr',
  taken:
    'non attends|attends non|oublie ça|correction|je veux dire|enfin non|plutôt|ah non|attends|pardon c est|en fait c est|en fait non|finalement c est|finalement ce sera|rectification|oups',
  aside:
    "mdr|ptdr|lol|haha*|hihi*|enfin bref|bref|mais bon|bon bref|bof|tant pis|c'est comme ça|peu importe|tu sais|vous savez|tu vois|tu connais|comme tu sais|comme vous savez|ne demande pas|me demande pas|comme convenu|comme on a dit|comme la dernière fois|celui que tu as fait|pas mon idée|dieu merci|ouf|pfff*|hélas|entre nous|franchement",
  dangling:
    'le la les l un une des d du de à au aux en et ou mais dans sur sous avec sans pour par chez entre vers dès depuis que qui ce cet cette ces notre nos votre vos leur son sa ses ne pas très plus',
  chat: 'tt=tout bcp=beaucoup tjs=toujours pr=pour qd=quand rdv=rendez-vous bjr= slt= svp= stp= mdr= ptdr= lol= dsl=désolés jsp= oklm=',
  short:
    'incl=inclus_incluse max=maximum min=minutes_minimum env=environ tel=téléphone pers=personnes exp=expérience rdv=rendez_vous av=avenue bd=boulevard pl=place km=kilomètres cm=centimètres kg=kilos',
  hype: 'révolutionnaire*|incroyable*|inoubliable*|exceptionnel*|unique au monde|le meilleur|la meilleure|les meilleurs|les meilleures|incontournable*|innovant*|époustouflant*|ne manquez pas|à ne pas manquer|dépêchez vous|découvrez|fantastique*|extraordinaire*|sublime*',
  grave: {
    layoffs:
      'nous séparer de|se séparer de * salarié*|séparer de * personnes|laisser partir|licenci*|suppression* de postes|plan social|perdent leur emploi|fermeture du site',
    death:
      'nous a quittés|perdu la vie|euthanasi*|mortel*|décès|décédé*|est mort*|obsèques|deuil|condoléances|disparition|hommage à',
    recall:
      'avis de sécurité|alerte sécurité|ne plus utiliser|cessez d utiliser|ne pas boire|rappel produit|ne pas consommer|allergène*|salmonel*|listeri*|fragments',
    outage: 'panne|indisponible*|ne fonctionne pas|interruption',
    other:
      'accident*|blessé*|hôpital|hospitalisé*|ambulance|incendie|a brûlé|explosion|fuite de gaz|cambriol*|volé|volée|agress*|échappé*|disparu*|inondé*|inondation|évacu*|noyé*|harcèl*|personne n a été blessé*|ferme définitivement|fermons définitivement|fermeture définitive|liquidation judiciaire',
    apology: 'sommes désolés|nos excuses|notre faute|notre erreur|prélevé deux fois',
    health:
      'blanchiment*|orthodontie|implant*|botox|laser|grossesse|kiné*|ostéo*|douleur*|soigne*|guéri*|traitement*|médic*|dentaire*|dentiste|patient*|maigrir|vaccin*|thérapi*|santé|blessure*|symptôme*',
    legal: 'procès|tribunal|plainte|enquête|police|fraude|justice',
    politics:
      'grève*|élection*|voter|manif*|manifestation*|gouvernement|guerre|parti politique|réfugié*|ministre*|racis*|racial*',
    minors: 'mon fils|ma fille|bébé|élève de',
    money: 'investi*|crédit*|prêt immobilier|assurance*|rendement*|taux d|actions de|crypto*',
    confidential: 'confidentiel*|secret|nda|embargo',
  },
  clock: 'h heures midi minuit',
  till: 'jusque jusquà jusquau jusqu à au',
  quotes: ['«\u00a0', '\u00a0»'],
  ask: {
    readers: 'Est-ce pour les lecteurs : « {x} » ?',
    day: 'Quel jour est le bon : {x} ?',
    sure: 'Est-ce exact : {x} ?',
    either: 'Qu’est-ce qui est exact : {x} ?',
    clash: '{x} : cette date tombe un autre jour. Lequel est juste ?',
    sum: '{x} fait {y}. Quel nombre est le bon ?',
    facts: 'Que doit apprendre le public ?',
    nothing: 'Que doit savoir le public sur « {x} » ?',
  },
}
