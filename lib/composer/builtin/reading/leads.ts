// What leads to the news of a brief that is typed as an order: “Make a card about our new latte” is about the latte.

/** Who asks, and how politely. */
const POLITE =
  "(?:(?:hi|hey|hello|please|pls|plz|can you|can u|could you|would you|i need you to|i[’']?d like you to|bitte|kannst du|könnt ihr|por favor|porfa|puedes|s[’']il te plaît|s[’']il vous plaît|stp|svp|peux-tu|per favore|puoi|por favor|podes|proszę|من فضلك|لو سمحت)[,!]? ){0,3}"
const OUTLETS = '(?:instagram|insta|ig|linkedin|twitter|x|facebook|fb|tiktok|youtube|social media|socials?)'
/** “an Instagram card”, “a short post”: two words at most before what is to be made. */
const SORT = '(?:[\\p{L}-]{1,20} ){0,2}?'

type Speech = { make: string; thing: string; to: string; about: string; tell: string }

const SPEECHES: readonly Speech[] = [
  {
    make: "(?:make|create|write|design|generate|draft|do|prepare|(?:i|we) (?:want|need|would like)|i[’']d like|need|want)(?: me| us)? (?:an? |the |some )?",
    thing:
      '(?:post|card|graphic|image|picture|pic|visual|carousel|video|reel|slideshow|infographic|announcement|tweet|flyer|poster)s?',
    to: 'for|on|to',
    about:
      'about|(?:announcing|saying)(?: that)?|promoting|advertising|that says?(?: that)?|to (?:say|announce|promote|share)(?: that)?|for(?= (?:our|my|the|this|an?) )|on(?= (?:our|my|the|how|why) )',
    tell: '(?:announce|share)(?: that)?(?! your)|(?:promote|advertise)(?= (?:our|my|the|this|an?) )|post about|(?:let|tell|remind|inform) (?:people|everyone|everybody|folks|our \\p{L}{1,20}|customers|clients|members|guests|parents|followers|them)(?: know)?(?: that| about| of| to)?',
  },
  {
    make: '(?:mach|mache|macht|erstelle?|erstellt|schreibe?|gestalte|gestaltet|entwirf|bastel|poste|(?:ich|wir) (?:brauchen?|möchten?|wollen|will|hätten? gern))(?: mir| uns)?(?: bitte)? (?:einen? |ein |das |die |den )?',
    thing: '(?:post|beitrag|karte|bild|grafik|video|karussell|story|reel|kachel|slideshow|infografik|plakat)',
    to: 'für|auf',
    about: 'über|zum|zur|zu|für(?= (?:unser|den|die|das) )',
    tell: '(?:bewirb|bewerbt)',
  },
  {
    make: '(?:haz|hazme|haznos|haga|crea|cree|escribe|diseña|prepara|publica|necesito|necesitamos|quiero|queremos) (?:una? |el |la )?',
    thing: '(?:post|publicación|tarjeta|imagen|vídeo|video|carrusel|historia|gráfico|infografía|cartel|anuncio)',
    to: 'para|en',
    about:
      'sobre|anunciando(?: que)?|para (?:anunciar|promocionar|decir)(?: que)?|que (?:diga|anuncie)(?: que)?|para(?= (?:nuestr|el|la|los|las))',
    tell: '(?:anuncia|anuncie|promociona|comparte)(?: que)?|(?:avisa|recuerda|di)(?: a [\\p{L} ]{1,30}?)? (?:de )?que',
  },
  {
    make: '(?:fais|faites|crée|créez|écris|écrivez|rédige|rédigez|prépare|préparez|publie|je (?:veux|voudrais)|on (?:veut|voudrait)|il (?:me|nous) faut)(?:-moi|-nous)? (?:une? |le |la )?',
    thing: '(?:post|publication|carte|image|visuel|vidéo|carrousel|story|affiche|annonce|infographie|diaporama)',
    to: 'pour|sur',
    about:
      'sur|annonçant(?: que)?|pour (?:annoncer|dire|promouvoir)(?: que)?|qui (?:annonce|dit)(?: que)?|à propos de|pour(?= (?:notre|nos|le|la|les) )',
    tell: '(?:annonce|annoncez|partage|partagez)(?: que)?|(?:rappelle|rappelez|dis|dites)(?: (?:à|aux) [\\p{L} ]{1,30}?)? que',
  },
  {
    make: "(?:fai|fate|fammi|facci|crea|create|scrivi|scrivete|prepara|preparate|vorrei|vorremmo|(?:mi|ci) serve) (?:una? |un[’'] ?|il |la )?",
    thing: '(?:post|card|cartolina|immagine|grafica|video|carosello|storia|locandina|annuncio|infografica)',
    to: 'per|su',
    about:
      'su|sul|sulla|che (?:annunci|annuncia|dica|dice)(?: che)?|per (?:annunciare|dire|promuovere)(?: che)?|per(?= (?:il|la|i|le|nostr))',
    tell: "(?:annuncia|annunciate|promuovi|condividi)(?: che)?|(?:ricorda|ricordate|di[’']|dite)(?: (?:a|ai|agli|alle) [\\p{L} ]{1,30}?)? che",
  },
  {
    make: '(?:faz|faça|façam|cria|crie|criem|escreve|escreva|prepara|prepare|preciso de|precisamos de|quero|queremos) (?:uma? |o |a )?',
    thing: '(?:post|publicação|cartão|imagem|vídeo|carrossel|história|gráfico|cartaz|anúncio|infográfico)',
    to: 'para|no|na',
    about:
      'sobre|a anunciar(?: que)?|para (?:anunciar|dizer|promover)(?: que)?|que (?:diga|anuncie)(?: que)?|para(?= (?:o|a|os|as|noss))',
    tell: '(?:anuncia|anuncie|promove|partilha)(?: que)?|(?:lembra|lembre|avisa|avise|diz|diga)(?: (?:a|aos|às) [\\p{L} ]{1,30}?)? que',
  },
]

const lead = ({ make, thing, to, about, tell }: Speech): RegExp =>
  new RegExp(
    `^${POLITE}(?:${make}${SORT}${thing}(?: (?:${to}) ${OUTLETS})?(?: (?:${about})|:)|(?:${tell})(?=[ :])):? +(?!(?:you|your|yours|dein|deine|euer|tu|tus|vos|votre|tuo|tua|seu|sua)(?!\\p{L}))`,
    'iu',
  )
const LEADS = SPEECHES.map(lead)

/** As far as an order reaches. */
const LONGEST = 120

/** How many letters of a text only order what the rest of it tells; none where two words are not left. */
export function leadOf(text: string): number {
  const head = text.slice(0, LONGEST)
  const length = LEADS.map(pattern => pattern.exec(head)?.[0].length ?? 0).find(found => found > 0) ?? 0
  return text.slice(length).split(' ').filter(Boolean).length > 1 ? length : 0
}

/** Whether what an order leads to says something, and not only of what it is to be: a sentence, or a value. */
export const isNewsBehind = (text: string, lead: number, literals: readonly { start: number }[]): boolean =>
  /(?: that| que| che|:) +$/iu.test(text.slice(0, lead)) ||
  SENTENCE.test(text.slice(lead)) ||
  literals.some(({ start }) => start >= lead)

const SENTENCE =
  /^(?:we|we[’']re|we[’']ve|i|it|it[’']s|they|there|wir|ich|es|nous|on|il|noi|nosotros|hemos|estamos|abbiamo|siamo|temos)(?= )/iu
