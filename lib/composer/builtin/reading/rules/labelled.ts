// What a maker is told in so few words that no word of it says so: where a line is to stand, what no picture is to show, who may be named.
import { fold } from '#lib/composer/lexis/fold.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

/** “Heading: …”, “por baixo: …”, “kleiner darunter: …”: it says where the rest of its piece is to stand. */
const LABEL =
  /^(?:(?:as|the|big|small|smaller|main|second|first|bottom|top|in|als|der|die|gross|klein|kleiner|come|le|el|la|il|em|en|jako|maly|duzy) ){0,3}(?:text|words|words on (?:the )?screen|on (?:the )?screen|screen text|einblendung|schrift im bild|texte a l ecran|texto en pantalla|testo a schermo|scritta|scritte|texto no ecra|tekst|napis|heading|headline|header|title|cover|cover slide|opening slide|capa|portada|couverture|copertina|okladka|deckblatt|titelbild|titelfolie|subtitle|subheading|subhead|subline|strapline|standfirst|smaller line|small line|second line|bottom line|underneath|below|under it|below it|small print|small text|uberschrift|titel|untertitel|unterzeile|darunter|daruber|schlagzeile|zweite zeile|titre|sous titre|accroche|en dessous|dessous|au dessous|plus petit|titulo|subtitulo|titular|debajo|abajo|titolo|sottotitolo|sotto|piccolo|por baixo|baixo|embaixo|abaixo|kop|ondertitel|daaronder|eronder|tytul|podtytul|naglowek|pod spodem|ponizej|nizej|grafik|infografik|diagramm|karussell|diashow|chart|graphic|infographic|carousel|slideshow|slides|grafico|grafica|infografia|infografica|infografico|carrusel|carrossel|carosello|diaporama|carrousel|infographie|graphique|wykres|karuzela|grafiek|finale?|end|ending|end (?:card|frame)|(?:last|final) (?:frame|scene|line|words)|ende|schluss|schlussbild|am (?:ende|schluss)|zum schluss|fin|a la fin|al final|alla fine|chiusura|no fim|koniec|slot|einde|aan het eind)(?: (?:very |really |en |in |bien |ganz |molto )*(?:big|large|huge|small|gross|klein|grand|gros|petit|grandes?|pequeno|pequena|grande|piccol[ao]|groot|klein|at the (?:top|bottom|end)|alto|basso))?$/u
const JAPANESE = /^(?:大きく|小さく|その|画像の)?(?:タイトル|見出し|サブタイトル|副題|下|下の行)(?:に|は)?$/u

/** How long the label at the start of a piece is, its colon among it. */
export function labelEnds(text: string): number {
  const [all = '', label = ''] = /^([^:：\n]{2,40})[:：] ?(?=\S)/u.exec(text) ?? []
  const rest = text.slice(all.length)
  // “Text: 07700 900418” is how to reach somebody, “Finale: Alpen – Berg 2:1” what was played.
  if ((/^text$/iu.test(label) && /^[+(\d]/u.test(rest)) || (/^(?:finale?|end|ende)$/iu.test(label) && /\d/.test(rest)))
    return 0
  return LABEL.test(fold(label).replaceAll('-', ' ').trim()) || JAPANESE.test(label.trim()) ? all.length : 0
}

/** “Receipt scanning launch carousel:”: where the kind of post begins that a title ends with. */
export const kindFrom = (text: string): number | undefined => KIND.exec(text)?.index
const KIND =
  /(?<=\p{L}{2} )(?:carousel|slideshow|reel|infographic|karussell|infografik|carrousel|diaporama|carrusel|carrossel|carosello|infografica|karuzela)[:：]$/iu

/** “What it costs to mill your logs, and our name”: where it begins to say whose name or sign is to stand beside it. */
export const nameFrom = (text: string): number | undefined => NAMED.exec(text)?.index
const NAMED =
  /(?<=[\p{L}\p{N}?!.”"»])[,;]? (?:(?:and|plus|then|with) (?:just )?our (?:name|logo)|und (?:(?:dazu|darunter|dann) )?unser(?:en)? (?:name|namen|logo)|et (?:notre|nos) (?:nom|logo)|y nuestro (?:nombre|logo)|e il nostro (?:nome|logo)|e o nosso (?:nome|logo|logótipo)|en (?:onze|ons) (?:naam|logo)|i nasza nazwa|i nasze logo)(?: (?:under it|below|underneath|small|klein|darunter|en dessous|en petit|debajo|abajo|sotto|em baixo|eronder|pod spodem))?[.!]?$/iu

/** “no burglar pictures”, “bitte keine Flammenbilder”: with what they would show; “no photos” alone may be a rule for guests. */
const UNSEEN =
  /^(?:(?:and|but|und|aber|mais|pero|ma|mas|ale|maar|please|pls|bitte|svp|por favor|per favore) )*(?:no|keine?n?|pas de|pas d|sin|nada de|niente|senza|sem|bez|geen) (?:(?:[\p{L}-]{2,20} ){1,3}(?:pictures?|pics?|photos?|images?|imagery|drawings?|emojis?|jokes?|puns?|bilder|fotos?|witze|zeichnungen|immagini|disegni)|(?:images?|photos?|dessins?|fotos|imagenes|dibujos|immagini|foto|disegni|imagens|desenhos|zdjec|obrazkow|afbeeldingen|plaatjes) (?:de|d|di|con|com|z|van|met)(?: [\p{L}]{2,20}){1,3}|[\p{L}]{4,16}(?:bilder|fotos|witze|plaatjes)|emojis?|clip ?art|stock photos?|puns|jokes|blagues|chistes|piadas|grappen)(?: (?:please|pls|bitte|svp|stp|por favor|per favore|dabei|on this|on this one|this time|in it|at all|und \p{L}+.*|and no .*))?$/u
/** “put the price big”, “bitte den Preis groß”: how large something is to stand. */
const LARGE =
  /^(?:(?:and|then|please|pls|und|bitte|y|et|e|en) )*(?:(?:put|make|have|keep|print|set|show) (?:(?:the|that|our|all) )?(?:\p{L}+ ){0,2}(?:prices?|dates?|times?|names?|numbers?|phone|headline|title|words?|days?|offer|logo|discount|figures?|totals?|hours|score|address|link|ones)(?: (?:really|very|super|nice and|extra|in|as))* (?:big|bigger|large|larger|huge|bold|massive)|(?:den|das|die) (?:preise?|datum|uhrzeit|namen?|nummer|titel|zahl|zahlen) (?:bitte )?(?:ganz |schon |extra )?(?:gross|grosser|fett)|(?:pon|poner|poned|ponga) (?:el|la|los|las) (?:precios?|fechas?|horas?|nombres?|titulo) (?:bien |muy )?(?:en )?grandes?|(?:mets|mettez|mettre) (?:le|la|les) (?:prix|dates?|heures?|noms?|titre) (?:bien |tres )?en (?:gros|grand)|(?:metti|mettete|mettere) (?:il|la|i|le) (?:prezz[oi]|dat[ae]|or[ae]|nome|titolo) (?:bello |bella |molto |in )?grand[ei]|(?:poe|por|coloca|colocar|metam) [oa]s? (?:precos?|datas?|horas?|nomes?|titulo) (?:bem |muito |em )?grandes?|(?:zet|maak) (?:de|het) (?:prijs|prijzen|datum|tijd|naam|titel) (?:lekker |heel |extra )?groot)(?: (?:please|pls|bitte|svp|por favor|per favore|aub))?$/u
/** “make the 365 huge”, “die 58 ganz groß”, “price really big”. */
const LARGE_NUMBER =
  /^(?:(?:and|then|please|pls|und|bitte|y|et|e|en) )*(?:(?:(?:put|make|have|keep|print|set|show) )?(?:the |that )?[£$€]?\d[\d.,]{0,9}[€]? (?:really |very |super |nice and |extra )*(?:in )?(?:big|bigger|large|larger|huge|bold|massive)|(?:the )?(?:price|date|time|name|number|title|headline) (?:really|very|super|nice and|extra) (?:big|large|huge|bold)|(?:die|den|das) \d[\d.,]{0,9} ?€? ?(?:bitte |ganz |schon |extra )*(?:gross|fett)|les? \d[\d.,]{0,9} ?€? (?:bien |tres )*en (?:bien |tres )*(?:gros|grand)|(?:el|los) \d[\d.,]{0,9} ?€? (?:bien |muy )*(?:en )?grandes?|(?:il|i) \d[\d.,]{0,9} ?€? (?:bello |molto |in )*grand[ei]|o \d[\d.,]{0,9} ?€? (?:bem |muito )*grande|de \d[\d.,]{0,9} ?€? (?:lekker |heel |extra )*groot)(?: please| pls| bitte| svp)?$/u
const BOUNDS = /[.,;:!?–—\n]| - /gu

/** Where a clause begins that wishes something away from the picture, or large on it; what follows it is of the same kind. */
export function wishedFrom(text: string): number | undefined {
  const ends = [...text.matchAll(BOUNDS)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
  const starts = [0, ...ends.map(({ end }) => end)]
  const clauses = starts.map((start, at) => ({ start, said: fold(text.slice(start, ends[at]?.start)).trim() }))
  return clauses.find(({ said }) => UNSEEN.test(said) || LARGE.test(said) || LARGE_NUMBER.test(said))?.start
}

/** “Take people through it stage by stage”: what the post is to do with those who read it. */
const SHOWN =
  /^(?:(?:and|then|so|please|pls) )*(?:take|walk|talk|lead|guide) (?:people|them|everyone|everybody|readers|viewers|followers|folks?) (?:\p{L}+ )?(?:through|thru)(?!\p{L})/u
/** “She’s happy to be named”, “elle est d’accord pour le prénom”, “sie ist einverstanden”. */
const WHO =
  /^(?:(?:and|but|yes|ja|oui|si|sim|und|et|y|e) )*(?:she|hes?|shes|they|theyre|both|all|er|sie|beide|elles?|ils?|tous|ella|el|ellos|lei|lui|loro|ela|ele|eles|ona|on|oni|zij|ze|hij) /u
const AGREED =
  / (?:(?:happy|fine|ok|okay|cool|good|glad) (?:(?:for us )?to (?:share|use|post|be (?:named|shown|quoted|mentioned|tagged|featured|pictured|photographed|in it|in the|on it))|for us to|with (?:us|that|it|being|her|his|their|the (?:name|photo|picture))|about (?:it|that))|said (?:yes|ok|we can|its? (?:fine|ok))|einverstanden|zugestimmt|daccord|de acuerdo|daccordo|de acordo|zgodzila sie|zgodzil sie|vindt het goed)(?!\p{L})/u
const LONGEST = 70

/** “order 200 more bags before wed”, “somebody call the co-op”: what somebody of the firm is to do. */
const CHORE =
  /^(?:and |also |oh )*(?:(?:can |could |will )?(?:somebody|someone|anybody|anyone|one of you) (?:please |pls )?(?:call|ring|phone|email|text|fetch|get|pick up|order|tell|check|fix|clean|sort|remind|chase|book|buy|pay|move|print|ask)|(?:re)?order (?:\d+|some|another \d+) more|remind (?:me|us) to|note to self|dont let me forget|(?:muss|kann) (?:noch )?(?:jemand|einer von euch)|il faut que quelquun|alguien tiene que|qualcuno deve|iemand moet)(?!\p{L})/u

/** “Pour l’image, je vous prie de rester sobre”: a piece that begins with the picture wishes something of it. */
const SEEN =
  /^(?:and |und |et |y |e )?(?:for the (?:picture|image|visual|artwork)|pour (?:l['’ ]image|le visuel)|fur das bild|zum bild|para la imagen|para a imagem|per l['’ ]immagine|voor (?:de afbeelding|het beeld)|jesli chodzi o (?:obrazek|grafike|zdjecie))[ ,:]/u

/** “Visuel : les six devant le hangar”: what follows is to be seen. “Foto: Karin Schmidt” says whose it is, “Photo: 25 €” what it costs. */
const PICTURED =
  /^(?:and |und |et |y |e |en )?(?:the |das |la |l|el |il |o |a |de |het )?(?:picture|pic|photo|image|visual|artwork|illustration|drawing|photo idea|picture idea|bild|foto|motiv|bildmotiv|bildidee|zeichnung|visuel|dessin|imagen|dibujo|ilustracion|immagine|disegno|illustrazione|imagem|desenho|ilustracao|afbeelding|beeld|plaatje|tekening|zdjecie|obrazek|rysunek|figura|schizzo|sfondo|background|hintergrund|fond|fondo|fundo|achtergrond|tlo) ?[:=] ?(?=\p{L})/u
const CREDIT =
  /^[^:=]+[:=] ?(?:(?:by|von|de|di|por|door) )?\p{Lu}[\p{L}.'’-]+(?: (?:van |von |de |di )?\p{Lu}[\p{L}.'’-]*){1,3}[.!]?$/u
/** “want to SEE: starts wide and flat”, “Plans : la machine”, “zu sehen: bunte Schuhe”: scenes and shots, one after the other. */
const SHOTS =
  /^(?:and |so |then |und |dann |et |y |e |en )?(?:(?:for |in )?the (?:pictures|slides|shots|frames|video|film)|(?:i |we |you |id |wed )?(?:(?:want|like|love) )?to see|(?:we|you|what (?:we|you)) (?:see|should see)|what to see|shots?|shot list|scenes?|visuals|frames|storyboard|pictures|pics|images|visuels|plans|sequences?|on voit|a l image|pour les images|(?:fur )?(?:die )?bilder(?: so)?|szenen?|bildfolge|zu sehen|man sieht|im bild|se ve|que se vea|planos|escenas|imagenes|si vede|inquadrature|immagini|ve se|cenas|imagens|te zien|beelden|ujecia|sceny|obrazy|widac) ?(?:[:=]|[–-](?= )) ?(?=[\p{L}\d])/u
/** “pokażcie po kolei: rano, na linach”: in which order. */
const IN_ORDER =
  /^(?:and |und |et |y |e )?(?:pokaz(?:cie)?|show(?: it| them)?|zeigt?|montrez?|muestren?|mostra(?:te)?|mostrem?|toon) (?:po kolei|in (?:this )?order|one (?:after|by) (?:the other|one)|der reihe nach|nacheinander|dans l ordre|uno por uno|en orden|in ordine|por ordem|na ordem|op volgorde) ?: ?(?=\p{L})/u
/** As it is folded. */
export const isShots = (text: string): boolean =>
  SHOTS.test(fold(text).trim()) || IN_ORDER.test(fold(text).trim()) || PICTURED.test(fold(text).trim())
const isPictured = (text: string, folded: string): boolean =>
  (PICTURED.test(folded) || SHOTS.test(folded) || IN_ORDER.test(folded)) &&
  !CREDIT.test(text.trim()) &&
  !/[€£$]/u.test(text)

/** “Carla said $399 in the email but thats wrong its 349”: what somebody had told amiss, and to whom. */
const AMISS =
  /^(?:(?:and|also|oh|note) )*(?:\p{L}+ ){1,3}(?:said|says|wrote|put|told (?:them|him|her|people)|quoted|typed|has|had) (?:[^\s]+ ){1,8}(?:but|and) (?:thats|its|it was|that was|that is|it is) (?:wrong|not right|not true|a typo|the old one|out of date|incorrect|a mistake)(?!\p{L})/u

/** “Volunteer call out video”, “postmortem-ish post”: a brief that begins with what it is to become. */
const KINDS = '(?:carousel|slideshow|infographic|post|graphic|tweet|og image|link picture|karussell|infografik|beitrag)'
const DEED =
  '(?:call ?-?out|thank ?-?you|reminder|hiring|recruitment|job|launch|promo|teaser|intro|explainer|welcome|announcement|update|recap|how ?-?to|appeal|apology|sorry|thanks)'
const CALLED = new RegExp(
  `^(?:an? |another |quick |short |little )*(?:(?:[\\p{L}'’-]+ ){1,4}${KINDS}|(?:[\\p{L}'’-]+ ){0,3}${DEED} (?:video|vid|reel|card|poster|story|flyer|ad|advert|film))$`,
  'iu',
)
/** Not “Our new post” and what else says something of it. */
const TELLS = /(?<!\p{L})(?:is|are|was|were|has|have|our|my|your|new|free|the|this|read|see|watch|out now)(?!\p{L})/iu
export const isKind = (text: string): boolean => {
  const bare = withoutEnd(text, '.:!, ')
  return CALLED.test(bare) && !TELLS.test(bare)
}

/** “Don’t try to sell anything on it”, “your call”: of the post itself. */
const OF_POST =
  /^(?:(?:and|but|so|also|please|pls|just) )*(?:(?:dont|do not) (?:try to |go )?(?:sell|push|advertise|plug|promote|joke|gush|overdo|make (?:a |any )?(?:joke|fuss)|put)(?: \p{L}+){0,5} (?:on|in|with) (?:it|this|this one|there|the post|the picture|the card)|(?:its )?(?:your call|up to you|you (?:decide|choose|pick))|dein(?:e)? entscheidung|entscheide du|(?:c est )?(?:a toi|a vous) de voir|tu decides|lo que tu veas|decidi tu|vedi tu|tu (?:e )?que sabes|jij mag kiezen|(?:to )?ty decyduj)$/u
/** “Io ci vedrei un guscio solo”, “I picture a red door”: how somebody sees it. */
const SEES =
  /^(?:and |und |et |y |e |en )?(?:i (?:picture|imagine|can see|see|d see) (?:it|this|a|an|the)|ich (?:sehe?|stelle? mir) (?:da|dabei|das|es|vor)|(?:je |j)(?: ?y)? ?(?:verrais|imagine|vois) (?:bien|un|une|le|la)|(?:io )?(?:ci|lo|la|me lo|me la) (?:vedrei|immagino|vedo)|yo (?:veria|pondria|imagino)|eu (?:via|imagino|punha|colocaria)|ik zie (?:een|het|de) \p{L}+ voor me)(?!\p{L})/u
/** “Angaben:”, “These are the particulars:”: what follows is what was to be told. */
const FACTS =
  /^(?:(?:these|here) are |here(?:s| is) |hier (?:sind |kommen )?|voici |ecco |aqui (?:van |estao )?|estos son |these |the |die |les |los |le |i |os |alle )*(?:particulars|details|facts|info(?:s|rmation(?:en|s)?)?|fakten|angaben|eckdaten|daten|datos|donnees|renseignements|dati|dettagli|dados|detalhes|gegevens|szczegoly|dane|uppgifter) ?:$/u
/** “So”, “Right.”: who thinks of what comes. */
const FILLS =
  /^(?:so|right|right so|anyway|okay|ok|well|ok so|bueno|pues|bueno pues|also|na ja|naja|bon|alors|bon alors|allora|dunque|entao|no wiec|dus|sa)[.,:… ]*$/u
/** “… sollten im Wortlaut nicht verändert werden”, “please don’t change the wording”: what is to be done with the text. */
const OF_WORDS =
  /(?:wortlaut|wording|formulierung(?:en)?|(?:the|my|our) (?:text|words)|le texte|el texto|il testo|o texto|de tekst)(?: \p{L}+){0,3} (?:nicht|not|pas|niet|unchanged|as (?:it is|they are)|unverandert)(?: \p{L}+){0,2} ?(?:verander\p{L}*|ander\p{L}*|geandert|change\p{L}*|alter\p{L}*|gewijzigd|wijzigen|gelassen|lassen)?(?!\p{L})|(?:dont|do not|please dont|nicht|ne pas|no|non|nao) (?:change|alter|reword|rephrase|umformulieren|modifier|cambi\p{L}*|modific\p{L}*|mud\p{L}*) (?:the|my|our|anything in the|le|el|il|o) (?:wording|text|words|texte|texto|testo)/u

/** Whether a whole piece is of that. */
export function isForMaker(text: string): boolean {
  const folded = fold(text).trim()
  return (
    SHOWN.test(folded) ||
    CHORE.test(folded) ||
    AMISS.test(folded) ||
    (SEES.test(folded) && !/\d/.test(text)) ||
    OF_POST.test(withoutEnd(folded, '.! ')) ||
    SEEN.test(folded) ||
    FACTS.test(folded) ||
    FILLS.test(folded) ||
    OF_WORDS.test(folded) ||
    isPictured(text, folded) ||
    (text.length <= LONGEST && !/\d/.test(text) && WHO.test(folded) && AGREED.test(folded))
  )
}
