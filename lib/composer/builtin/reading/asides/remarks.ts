// What is remarked to the maker of a post: who has agreed, where pictures are, who types, how often it is asked.
import { type Aside, asidesIn, saidBy } from '#lib/composer/builtin/reading/asides/clauses.ts'

type Span = { start: number; end: number }

/** What is no news by what it says itself; `chance` is how likely its piece is none, `isFirst` where it opens the brief. */
export function remarksIn(text: string, chance: number, isFirst: boolean): Span[] {
  const isWhole = ({ said }: Aside) => said === saidBy(text)
  const found = asidesIn(text).filter(one => {
    const isClosed = one.isBracketed || isWhole(one)
    if ((isClosed && ASKED_OFTEN.test(one.said)) || (one.isBracketed && SAID_YES.test(one.said))) return true
    if (isWhole(one) && FORM.test(one.said)) return true
    if (
      one.isLast &&
      (LIKED.test(one.said) ||
        (/^(?:people|folks?|customers|everyone|we get)/u.test(one.said) && ASKED_OFTEN.test(one.said)))
    )
      return true
    return (isClosed || one.isLast) && (AGREED.test(one.said) || isElsewhere(one.said, chance))
  })
  const typed = isFirst ? (WHO_TYPES.exec(text)?.[0].length ?? 0) : 0
  const form = AS_FORM.exec(text)?.index ?? text.length
  return [...found, { start: 0, end: typed }, { start: form, end: text.length }]
}

/** “(owner ok’d it)”, “mit Erlaubnis der Besitzerin”, 「掲載許可済み」. */
const AGREED = new RegExp(
  `^(?:and |but |und |aber |et |y |e |i |en |och )?(?:${[
    '(?:(?:the|her|his|their|our) )?(?:owners?|customers?|clients?|famil(?:y|ies)|parents?|mum|mom|mother|dad|father|wife|husband|couple|patient|she|hes?|they|both|all|everyone(?: in it)?) (?:(?:has|have|had) )?(?:okd|okayed|oked|approved|signed off|gave (?:us )?(?:the |her |his |their )?(?:ok|okay|permission|consent)) ?(?:it|this|that|on it|on this|the \\p{L}+)?',
    '(?:(?:the|her|his|their|our) )?(?:owners?|customers?|clients?|famil(?:y|ies)|parents?|mum|mom|mother|dad|father|wife|husband|couple|patient|she|hes?|they|both) (?:said (?:(?:its|thats|it was) )?(?:fine|ok|okay)(?: (?:with|for|to)(?: \\p{L}+){1,6})?|(?:(?:is|are|was|were) )?(?:happy|fine|ok|okay|cool) (?:for (?:us|me) to (?:post|share|use)|to (?:post|share|use|put up))(?: \\p{L}+){0,4}|(?:(?:is|are) )?(?:fine|ok|okay) with (?:it|this|that|the (?:photo|pic|picture|post))(?: being(?: \\p{L}+){1,3})?)',
    '(?:(?:we|i) )?(?:have|got|with) (?:(?:her|his|their|the|the owners?|owners?|mums?|parents?) )?(?:permission|consent)(?: to (?:post|share|use)(?: \\p{L}+)?)?|(?:permission|consent)(?: form)? (?:given|granted|signed|ok|sorted)',
    '(?:(?:die |der )?(?:besitzer(?:in)?|kund(?:e|in)|eltern|familie|mutter|mama|alle|beide) )(?:ist |sind |hat |haben )?(?:damit )?(?:einverstanden|zugestimmt|ok damit|okay damit)|mit (?:erlaubnis|einverstandnis|genehmigung)(?: de[rs] \\p{L}+)?|(?:einverstandnis|erlaubnis|einwilligung) (?:liegt vor|ist da|haben wir)',
    '(?:(?:la |le |les |sa |son )?(?:proprietaire|cliente?|clients|maman|famille|parents)) (?:est |sont |a |ont )?(?:daccord|ok|donne (?:son|leur) accord)|avec (?:son|leur) accord|accord (?:donne|signe)',
    '(?:(?:la |el |los |las |su )?(?:duen[oa]s?|client[ea]s?|madre|padres|familia)) (?:(?:esta|estan|dio|dieron|da) )?(?:de acuerdo|ok|permiso)|con (?:su )?permiso(?: de \\p{L}+)?',
    '(?:(?:la |il |i |le )?(?:proprietari[oa]|client[ei]|mamma|genitori|famiglia)) (?:(?:e|sono|ha dato|hanno dato) )?(?:daccordo|lok|il permesso)|con il (?:suo |loro )?permesso',
    '(?:(?:a |o |os |as )?(?:don[oa]s?|client[ea]s?|mae|pais|familia)) (?:autorizou|autorizaram|deixou|deixaram|deu autorizacao|concordou)|com autorizacao(?: d[aeo]s? \\p{L}+)?',
    '(?:wlasciciel(?:ka)?|klient(?:ka)?|mama|rodzice|rodzina) (?:sie )?(?:zgodzil[ai]?(?: sie)?|wyrazil[ai] zgode)|za zgoda(?: \\p{L}+)?|mamy zgode(?: \\p{L}+)?',
    '(?:(?:de |haar |zijn )?(?:eigenaar|eigenaresse|klant|ouders|moeder|vader)) (?:vindt het (?:goed|ok|prima)|vinden het (?:goed|ok|prima)|heeft toestemming gegeven|is akkoord|zijn akkoord)|met toestemming(?: van (?:de )?\\p{L}+)?',
    '(?:agaren|kunden|foraldrarna|mamman|pappan) (?:har )?(?:godkant(?: det)?|sagt (?:ja|ok))|med tillatelse(?: av \\p{L}+)?',
    '(?:飼い主さん|ご本人|本人|お客様|ご家族|掲載|撮影)?(?:の|に|も)?(?:了承|許可|承諾|同意)(?:済み|済|ずみ|いただいています|もらってます|もらっています|を?得ています|あり)(?:です)?',
  ].join('|')})$`,
  'u',
)
/** Of these, what is said of them outside of brackets may be news: “She said yes!” */
const SAID_YES =
  /^(?:she|hes?|they|(?:the |her |his )?(?:owner|customer|client|mum|mom|dad|parents?|family)) (?:said yes|agreed|(?:is|are|was|were)? ?(?:happy|fine|ok|okay|cool)(?: with (?:it|this|that))?)$/u

/** “fotos antes e depois na pasta”, “photos to come from Deb”; in an album readers may look, too. */
function isElsewhere(said: string, chance: number): boolean {
  return ELSEWHERE.test(said) || (IN_ALBUM.test(said) && chance > LIKELY)
}
const LIKELY = 0.3
const [OF, VON, DE] = ['(?: (?:of|from|with|are|is|all|\\p{L}+)){0,6}?', '(?: \\p{L}+){0,5}?', '(?: \\p{L}+){0,6}?']
const PICS =
  '(?:(?:see|use|the|some|all|both|more|two|three|our|my|before and after|\\d+) ){0,2}(?:pics?|photos?|pictures?|images?|snaps|shots|videos?|clips?|footage)'
const ELSEWHERE = new RegExp(
  `^(?:${[
    `${PICS}${OF} (?:in (?:the|our|my) (?:\\p{L}+ )?(?:folder|drive|dropbox|inbox|camera roll|shared drive)|on (?:the|our|my) (?:shared |google )?(?:drive|phone|camera|server|laptop)|attached|enclosed|(?:to come|to follow|coming) from \\p{L}+|in (?:my|the) (?:email|e mail))|(?:see|use) (?:the )?attached (?:pics?|photos?|pictures?|images?)|(?:pics?|photos?) to come from \\p{L}+`,
    `(?:die )?(?:fotos?|bilder)${VON} (?:im (?:ordner|anhang|drive)|in der (?:cloud|dropbox|mail)|auf dem (?:handy|server|laufwerk)|anbei|(?:kommen (?:noch )?)?von \\p{L}+ kommen noch|kommen (?:noch )?von \\p{L}+)`,
    `(?:les )?photos?${DE} (?:dans le (?:dossier|drive)|sur le (?:drive|serveur)|en piece jointe|ci jointes?|jointes)`,
    `(?:las )?(?:fotos?|imagenes)${DE} (?:en (?:la carpeta|el drive|el correo|el movil)|adjunt[ao]s?)`,
    `(?:le )?(?:foto|immagini)${DE} (?:nella cartella|nel drive|sul drive|in allegato|allegate)`,
    `(?:as )?(?:fotos?|fotografias|imagens)${DE} (?:na (?:pasta|drive|nuvem)|no (?:drive|email|telemovel)|em anexo|anexadas)`,
    `zdjecia${DE} (?:w (?:folderze|zalaczniku|mailu)|na dysku)`,
    `(?:de )?fotos?${DE} (?:in de (?:map|bijlage|drive|mail)|op de drive|bijgevoegd|komen (?:nog )?van \\p{L}+)`,
    `(?:bilder(?:na)?|foton(?:a)?)${DE} (?:i mappen|i mejlet|pa driven|bifogade|bifogas)`,
  ].join('|')})$|^(?:写真|画像)(?:は|を)?\\S{0,10}(?:フォルダ|ドライブ|添付)\\S{0,14}$`,
  'u',
)
const IN_ALBUM = new RegExp(
  `^(?:${PICS}${OF} in the album|(?:die )?(?:fotos|bilder)${VON} im album|(?:les )?photos${DE} dans lalbum|(?:las )?fotos${DE} en el album|(?:le )?foto${DE} nellalbum|(?:as )?fotos${DE} no album|zdjecia${DE} w albumie|(?:de )?fotos${DE} in het album|bilderna${DE} i albumet)$`,
  'u',
)

/** “(people keep asking)”: why there is a post. */
const ASKED_OFTEN =
  /^(?:(?:people|everyone|everybody|they|customers|folks?) (?:(?:keep|are always|are|always|all|constantly|do|often) )?ask(?:ing|s)?(?: us| me| this| about it| all the time| every day| daily)?|(?:we|i) (?:always |often )?get (?:the same|these|those) questions?(?: \p{L}+){0,5}|(?:we|i) (?:always |often |keep getting |get )?(?:get )?asked(?: this| that| it)?(?: a lot| all the time| every day| daily| so often)?|(?:das )?frag(?:en|t) (?:uns )?(?:alle|viele|jeder|standig alle)|(?:das )?werden wir (?:standig|oft|immer) gefragt|on (?:nous|me) (?:le )?demande (?:souvent|tout le temps|toujours)|(?:nos lo |siempre (?:nos )?(?:lo )?)preguntan(?: mucho| siempre)?|(?:ce )?lo chiedono (?:tutti|sempre)|(?:estao sempre a perguntar|perguntam sempre|perguntam nos sempre)|(?:wszyscy|ciagle|wciaz) (?:o to )?pytaja|(?:dat )?wordt (?:vaak|steeds) gevraagd|alla fragar(?: om det)?|よく聞かれます|よく聞かれるので)$/u
/** “…, people always like to know that”: why it is told. */
const LIKED =
  /^(?:people|folks?|customers|everyone|owners|parents|they) (?:(?:always|often|do|really|all) ){0,2}(?:like|love|want|need) to (?:know|hear|see) (?:that|this|it)$/u
/** Whether a piece is nothing but that. */
export const isAskedOften = (text: string): boolean => ASKED_OFTEN.test(saidBy(text))

/** “Barb here.”: who types; in the summer it is summer that is here. */
const WHO_TYPES =
  /^(?:(?:hi|hey|hello|hallo|hej|hoi|ciao|salut|bonjour|hola|olá|cześć)[,!]? )?(?:(?!(?:Summer|Winter|Autumn|Spring|Fall|Christmas|Easter|Parking|Coffee|Sale|Santa|Help|Free|New|Now|Right|Out|Over|Back|Still|Start|Click|Look|Come|Sign|Book|Order|Apply|Find|Tickets|Details|Information|Info|Menu|Everyone|Everything|Something|Nothing)(?!\p{L}))\p{Lu}\p{Ll}+ here|\p{Lu}\p{Ll}+ hier|(?:c['’]est|ici) \p{Lu}\p{Ll}+|(?:soy|aquí) \p{Lu}\p{Ll}+|sono \p{Lu}\p{Ll}+|aqui é (?:a |o )?\p{Lu}\p{Ll}+|tu \p{Lu}\p{Ll}+|met \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ här)[.!](?= |$)/u

/** “before and after”, “first names only, we had a complaint”: what a post is to be, or how it names. */
const FORM =
  /^(?:(?:before(?: and| n| &)? after|before\/after|vorher[ /-]{1,3}nachher|avant[ /-]{1,3}apres|antes y despues|antes e depois|prima e dopo|przed i po|voor en na|fore och efter|ビフォーアフター)(?: (?:pics?|photos?|bilder|fotos|photos|zdjecia))?|(?:first names? only|nur vornamen|prenoms (?:seulement|uniquement)|solo (?:nombres de pila|nomi di battesimo)|so (?:o )?primeiro nome|tylko imiona|alleen voornamen|bara fornamn)(?: (?:we|please|pls|because|cos|as|bitte|wir|svp|on|por favor|per favore|prosze) ?.{0,60})?)$/u

/** 「…終わりました！ビフォーアフターで」: in what form it is told. */
const AS_FORM =
  /(?<=[。！!、\s])(?:ビフォーアフター|スライド(?:ショー)?|カルーセル|動画|カード|インフォグラフィック)で(?:お願いします)?[。！!]?$/u
