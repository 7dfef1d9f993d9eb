// Orders to whoever makes the post, by what they are made of: a verb of making, a medium, a wish about its looks.

import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'

/** Needs, and imperatives and infinitives of making, folded. */
const MAKERS = wordSet(
  'need want brauch* necesito necesitamos quiero queremos besoin voudrais serve vorrei vorremmo preciso precisamos quero potrzebuj* chcemy بدنا بدي نريد محتاج* ' +
    'write make create design draft generate produce prepare compose post do give craft build film record draw ' +
    'schreib* mach mache machen macht machs erstell* gestalt* entwirf entwerf* verfass* bastel* dreh* postet poste ' +
    'escrib* haz haga hagan crea cree creen disena disene redacta redacte prepara prepare publica pon poned graba ' +
    'ecris ecrivez fais faites faire cree creez redige redigez prepare preparez poste postez publie publiez ' +
    'scrivi scrivete fai fate crea create prepara preparate pubblica pubblicate disegna ' +
    'escreve escreva escrevam faz faca facam cria crie criem prepara prepare publica publique desenha ' +
    'napisz* zrob* stworz* przygotuj* opublikuj* wrzuc* zaprojektuj* ' +
    'اكتب* اعمل* اعملي صمم* انشر* جهز* حضر نزل* سوي* سو',
)
/** What a post, a film or a text is called in the trade, folded. */
const MEDIA = wordSet(
  'post posts posting tweet tweets thread threads reel reels story stories carousel carousels caption captions blog intro video videos clip ' +
    'animation explainer infographic graphic graphics slide slides slideshow flyer banner ad ads advert copy content script teaser ' +
    'hashtag* headline headlines cta newsletter meme gif visual visuals linkedin instagram insta tiktok twitter facebook youtube ' +
    'beitrag beitrage grafik* texte kachel anzeige slogan ueberschrift bild bilder ' +
    'publicacion* cartel anuncio* copy titular* texto textos guion imagen ' +
    'publication* visuel* annonce* texte textes accroche legende affiche ' +
    'grafica grafiche testo testi annuncio titolo didascalia locandina ' +
    'publicacao publicacoes anuncio legenda cartaz texto textos ' +
    'post* grafik* rolk* tekst* ogloszeni* plakat* ' +
    'منشور منشورا بوست تصميم فيديو ريلز ستوري نص',
)
/** What a wish about looks and sound is about, folded. */
const LOOKS = wordSet(
  'colour colours color colors tone tones tonal style styling font fonts logo background backgrounds vibe vibes mood layout palette emoji emojis music ' +
    'farbe* ton tons stil schrift* hintergrund* stimmung tonfall ' +
    'color colores tono tonos estilo letra* fondo* ' +
    'couleur* ton tons police* fond* ambiance ' +
    'colore colori tono toni stile carattere sfond* ' +
    'cor cores tom tons estilo letra* fundo* ' +
    'kolor* ton tonie styl* czcionk* tlo tla tle ' +
    'الوان بالوان الالوان بلون نبره باسلوب اسلوب خط خلفيه',
)
const WITH = wordSet(
  'in with using use keep make no without em mit ohne in im nutze nehmt nimm con sin usa usad en avec sans utilise utilisez dans senza usate com sem usem w z bez uzyj uzyjcie ب مع بدون',
)
const SETTING = wordSet(
  'use using make keep add put show include attach nutz* verwend* nimm nehmt zeig* usa usad anade pon poned muestra utilise* ajoute* mets mettez montre* aggiungi metti mettete mostra adiciona mete uzyj dodaj wstaw pokaz*',
)
/** What a post is made of, folded: who speaks of it in a short remark without a value speaks to its maker. */
const ASSET = wordSet(
  'slide slides photo photos pic pics picture pictures image images title titles lettering letters logo colour colours color colors font fonts background layout caption headline hashtags emoji emojis ' +
    'folie folien foto fotos bild bilder titel schrift buchstaben farben hintergrund ' +
    'diapositiva diapositivas imagen imagenes titulo letra letras fondo colores presentacion ' +
    'diapo diapos image images titre lettres fond couleurs ' +
    'immagine immagini titolo scritta lettere sfondo colori ' +
    'imagem imagens letra letras cores titulo fundo ' +
    'zdjecie zdjecia zdjec obraz* tytul liter* slajd* kolory tlo ' +
    'صوره صور عنوان خلفيه الوان beeld kleuren bilden rubrik',
)
const REMARK = 8
/** “one slide per big thing”, “thank you slide with our names”: a clause about a page of it, without a value. */
const PAGES = wordSet(
  'slide slides folie folien diapositiva diapositivas diapo diapos slajd slajdy slajdzie سلايد شريحه',
)
export const isOfPage = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => PAGES.has(key)) && tokens.every(({ kind }) => kind !== 'number')
/** “Our logo colours”, “No photos of people”. */
export const isOfAsset = (tokens: readonly Token[]): boolean => {
  const words = wordsOf(tokens)
  return words.length <= REMARK && words.some(({ key }) => ASSET.has(key))
}
/** What a picture, a set or a film is called by whoever wants one, folded. */
export const THINGS = wordSet(
  'og pic pics picture image graphic visual preview header thumbnail banner card post reel tiktok vid vids video clip trailer teaser ' +
    'slides slideshow carousel swipe swipey infographic bild grafik kachel karussell beitrag imagen grafico ' +
    'carrusel publicacion visuel diaporama immagine grafica carosello imagem carrossel publicacao grafika karuzela ' +
    'film filmik rolka صوره فيديو منشور تصميم presentation poster flyer sign prasentation diashow plakat aushang ' +
    'linkbild vorschaubild linkvorschau titelbild beitragsbild teaserbild miniatura vignette bandeau anteprima immagini imagenes obrazek afbeelding ' +
    'presentacion cartel letrero affiche presentazione locandina cartello apresentacao cartaz prezentacja عرض ملصق',
)
/** Where a post is shown: a clause “for” one of them speaks to its maker. */
export const OUTLETS = wordSet(
  'facebook instagram insta linkedin tiktok twitter whatsapp newsletter website homepage socials tv tele televisor fernseher ' +
    'schaufenster bildschirm aushang webseite escaparate pantalla vitrine ecran vetrina schermo montra ecra witryny witryne ekran ekranu strone',
)
/** “for the docs page”, “für die Website”, and who asks politely. */
export const FOR = wordSet('for fur furs para pour per dla do na')
export const PLEASE = wordSet('please pls plz bitte porfa favor svp stp merci grazie favore prosze لطفا tack')
const LEAD = 5
const REACH = 9
const NEAR = 5

const wordsOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind === 'word')

/** “Write 3 tweets and a blog intro on …”: a verb of making near the beginning, and its medium soon behind it. */
export function isMaking(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens)
  const verb = words.slice(0, LEAD).findIndex(({ key }) => MAKERS.has(key))
  return verb >= 0 && words.slice(verb + 1, verb + 1 + REACH).some(({ key }) => MEDIA.has(key))
}

/** “in warm colours”, “using our logo”, “no emojis”: how it should look, from its first word on. */
export function isLook(tokens: readonly Token[]): boolean {
  const [first, ...words] = wordsOf(tokens)
  if (!first) return false
  if (LOOKS.has(first.key)) return words.length < NEAR
  return (WITH.has(first.key) || SETTING.has(first.key)) && words.slice(0, NEAR).some(({ key }) => LOOKS.has(key))
}

/** “use orange”, “1080x1350”: how to set it, at the head of a clause of a wish. */
const isSet = (tokens: readonly Token[]): boolean =>
  wordsOf(tokens)
    .slice(0, 2)
    .some(({ key }) => SETTING.has(key)) ||
  (tokens.length <= NEAR && /^\d{3,4} ?[x×] ?\d{3,4}/.test(tokens.map(({ text }) => text).join('')))

const FROM = wordSet('from aus vom von desde del depuis du dal dalla da z ze od من')
/** “from our co-packer”, “from the whatsapp”: where the maker has it from, without a value. */
const isSource = (tokens: readonly Token[]): boolean =>
  FROM.has(tokens[0]?.key) && tokens.length <= NEAR && tokens.every(({ kind }) => kind !== 'number')
/** Where it comes from, on which page it stands, how it is set: a clause of a wish that says no more. */
export const isForMaker = (tokens: readonly Token[]): boolean => isSource(tokens) || isOfPage(tokens) || isSet(tokens)

/** A word of “make a short video”, “quick one for insta”, “a post”. */
export const isOfMaking = ({ key }: Token): boolean =>
  isMade({ key }) || [OUTLETS, FOR, PLEASE, SHORTLY].some(words => words.has(key))
/** What makes, and what is to be made. */
export const isMade = ({ key }: Pick<Token, 'key'>): boolean => [MAKERS, MEDIA, THINGS].some(words => words.has(key))
/** How a thing that is to be made should be, and small words before it. */
const SHORTLY = wordSet(
  'a an one the some something short quick little small nice simple us me can you could we would i like to that which smth sth today tomorrow tonight asap now next u it',
)

/** “Post idea?”: nothing but what is to be made. */
export const isBareOrder = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  return IDEA.has(words.at(-1)?.key) && words.some(isMade) && words.slice(0, -1).every(isOfMaking)
}
const IDEA = wordSet('idea ideas request idee ideen idea idée idees proposta pomysl')

export const isSomething = ({ key }: Token): boolean => SOMETHING.has(key)
const SOMETHING = wordSet('something smth sth')

export const isWith = ({ key }: Token): boolean => WITH.has(key)
export const isMedium = ({ key }: Token): boolean => MEDIA.has(key)

/** “Escribe a empleo@…”: readers are told where to write. */
const REACHES = /^(?:escr[ií]b|scriv|[ée]cri|schreib|write|napisz|escrev|schrijf)\p{L}*(?: \p{L}+){0,3} \S+@/iu
export const tellsWhere = (text: string): boolean => REACHES.test(text)
