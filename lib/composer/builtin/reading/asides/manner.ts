// How a post is to be put, and what it is not to be: “Please put thank you nicely”, “bitte nicht schönreden”, “Not a promo ok so no jokes”.
import { saidBy } from '#lib/composer/builtin/reading/asides/clauses.ts'
import { isMood } from '#lib/composer/builtin/reading/asides/mood.ts'
import { isTone } from '#lib/composer/builtin/reading/asides/tone.ts'

/** Whether a whole piece says nothing else; `chance` is how likely it is no news. */
export function isManner(text: string, chance: number): boolean {
  const said = saidBy(text)
  return (
    isTone(said) ||
    isMood(said) ||
    PUT.test(said) ||
    NO_GLOSS.test(said) ||
    NO_AD.test(said) ||
    isNoSpin(said) ||
    WANTED.test(said) ||
    NO_TALK.test(said) ||
    LEVEL.test(said) ||
    WITHOUT.test(said) ||
    MEANT.test(said) ||
    (chance > LIKELY && BARE_NO_AD.test(said))
  )
}
const LIKELY = 0.3

const PUT = new RegExp(
  `^(?:(?:and|but|just|please|pls|can you|could you|bitte) )*(?:${[
    '(?:say|make) (?:it|that|this) (?:clear|clearly|obvious|very clear)(?: (?:please|pls))?|make sure (?:its|that is|thats) clear|(?:unbedingt |bitte )?(?:dazu ?sagen|klar sagen|deutlich (?:sagen|schreiben|machen))|(?:a |bien )(?:le )?(?:dire|preciser|noter|mentionner|souligner)(?: svp| clairement)?|(?:que quede|dejarlo|dejalo) (?:bien )?claro|(?:dirlo|scriverlo|specificarlo) (?:bene|chiaramente)|(?:dizer|deixar) (?:isso )?(?:bem )?claro|(?:dat )?(?:duidelijk|goed) (?:vermelden|zeggen)|(?:wyraznie )?zaznacz(?:cie)? to|(?:locker|lassig|freundlich|nett|herzlich|sachlich|seriös|serios) schreiben',
    '(?:put|say|write|word|phrase) (?:(?:it|that|this|the thank you|thank ?you|thanks|sorry)(?: all)?) (?:(?:really|very|quite|nice and) )?(?:nicely|kindly|politely|softly|tactfully|respectfully|warmly)(?: (?:please|pls|but .{3,40}))?',
    '(?:schreib|formulier|sag)t? (?:das|es) (?:bitte )?(?:nett|freundlich|schon|hoflich|sanft|lieb)(?: bitte)?|(?:das )?(?:bitte )?(?:nett|freundlich|hoflich|schon|vorsichtig|lieb) (?:formulieren|schreiben|sagen|ausdrucken|verpacken)',
    '(?:dis|dites|ecris|ecrivez|formulez)[ -](?:le|ca) (?:gentiment|poliment|joliment|avec douceur|avec tact)',
    '(?:por favor )?(?:dilo|ponlo|escribelo|decidlo|ponedlo) (?:con carino|bonito|con tacto|amablemente|con delicadeza)(?: por favor)?',
    '(?:per favore )?(?:dillo|scrivilo|ditelo|scrivetelo) (?:con garbo|con gentilezza|gentilmente|in modo carino|con tatto)(?: per favore)?',
    '(?:por favor )?(?:diz|escreve|poe) isso (?:com jeito|com jeitinho|com carinho|com delicadeza)',
    '(?:prosze )?(?:napisz|powiedz|ujmij)(?:cie)? to (?:ladnie|milo|delikatnie|grzecznie)',
    '(?:zeg|schrijf|breng) (?:het|dat) (?:netjes|aardig|vriendelijk|voorzichtig)(?: aub)?',
    '(?:sag|skriv) det (?:snallt|fint|forsiktigt|vanligt)',
    '(?:やさしく|優しく|丁寧に|柔らかく|やわらかく|かわいく)(?:書いて|伝えて|言って|まとめて)(?:ください|ほしいです|ね)?',
  ].join('|')})$`,
  'u',
)

const NO_GLOSS = new RegExp(
  `^(?:${[
    '(?:and )?(?:please |pls )?(?:(?:dont|do not|no) (?:sugar ?coat(?:ing)?|gloss(?:ing)?(?: over)?|hype|dress)(?: (?:it|this)(?: up| over)?)?)(?: (?:please|pls))?',
    '(?:und )?(?:bitte )?(?:nichts?) (?:schonreden|beschonigen|schonfarben|aufbauschen|verharmlosen|(?:(?:zu|so) )?(?:werblich|kitschig|reisserisch)(?: (?:schreiben|formulieren|machen|klingen|werden))?)(?: bitte)?',
    '(?:svp )?(?:sans (?:enjoliver|langue de bois|en faire trop)|nenjolive[sz]? (?:pas|rien))(?: svp)?',
    '(?:por favor )?(?:sin (?:adornarlo|adornos|endulzarlo|maquillarlo)|no lo (?:adornes|endulces|maquilles))(?: por favor)?',
    '(?:senza (?:indorare la pillola|abbellire|abbellirlo)|non (?:indorare la pillola|abbellire|abbellirlo))(?: per favore)?',
    '(?:sem (?:floreados|enfeites|dourar a pilula)|nao (?:enfeites|floreies|doures a pilula))(?: por favor)?',
    '(?:prosze )?(?:nie upiekszaj(?:cie)?|bez upiekszania|bez lukru|bez lukrowania)(?: prosze)?',
    '(?:niet mooier maken(?: dan het is)?|maak het niet mooier(?: dan het is)?|geen mooipraterij|niet goedpraten)(?: aub)?',
    '(?:forskona inte|inte forskona|snalla forskona inte)',
    '(?:大げさに|おおげさに|美化)(?:しないで|書かないで)(?:ください|ほしいです|ね)?',
  ].join('|')})$`,
  'u',
)

/** “No excuses no blaming aws”; “no excuses” alone is a slogan as well. */
const SPIN =
  /^(?:excuses|spin|waffle|jargon|buzzwords|fluff|cliches|puns|jokes|grovell?ing|cringe|drama|corporate (?:speak|waffle|talk)|marketing speak|hard sell|hashtags|emojis?|exclamation marks|blaming [^,]{2,30})$/u
function isNoSpin(said: string): boolean {
  const bare = said.replace(/^(?:and|but|so|please|pls) /u, '').replace(/,? (?:please|pls|thanks|ok)$/u, '')
  if (!bare.startsWith('no ')) return false
  const units = bare.slice(3).split(/,? (?:(?:and|or|but) )?no |, | and | or /u)
  return units.every(unit => SPIN.test(unit)) && (units.length > 1 || units[0]?.startsWith('blaming') === true)
}
/** “Want comments not clicks”: what a post is to bring. */
const BRINGS =
  'comments|replies|clicks|likes|shares|saves|engagement|answers|sign ?ups|bookings|kommentare|commentaires|comentarios|commenti'
const WANTED = new RegExp(
  `^(?:(?:i|we|id|wed|just|really|basically|aim|goal|point|idea|the|is|to|get|mainly|mostly) )*(?:want(?:ing)?|like|after|looking for|get|hoping for|wollen|will|mochte|mochten) (?:(?:people|them|folk|everyone|lots of|more|some|real|the|to|leave|mehr|viele|lieber) )*(?:${BRINGS}|comment|reply|answer|vote|chat|engage|join in|respond)(?:,? (?:and |und )?(?:not|rather than|more than|over|instead of|nicht|keine|statt) (?:${BRINGS}|links?|sales))?(?: (?:please|pls|here|on this(?: one)?|bitte))?$`,
  'u',
)

/** “Want people to get why it’s worth the wait”, “go with 18, it’s on the ticket site”. */
const MEANT = new RegExp(
  `^(?:${[
    '(?:(?:i|we|just|really|basically|id|wed|would|do|the|idea|is|to|point) )*(?:want|like|need|get) (?:people|them|folks?|everyone|customers|readers|parents|members) to (?:get|understand|see|know|feel|realise|realize|think|notice) (?:why|that|how|what|its|it is) .{3,80}',
    '(?:(?:so|just|lets|ok|please) )*(?:go with|stick with|use|put) (?:the )?[€$£]?\\d[\\d.,]*(?: (?:its|that is|thats|as|because|cos|since) .{3,60})?',
  ].join('|')})$`,
  'u',
)

/** “Kein ‚wir sind eine Familie‘-Gelaber”, “contarlo sin dramas y sin pedir perdón”, “summer vibes”. */
const WITHOUT = new RegExp(
  `^(?:${[
    '(?:bitte )?kein(?:e|en)? .{2,40} ?(?:gelaber|geschwafel|geschwurbel|blabla|gedons|floskeln?|spruche|getue|gerede)(?: bitte)?',
    '(?:contarlo|contadlo|cuentalo|decirlo|dilo|escribirlo|escribelo|explicarlo) (?:sin|con) .{2,60}',
    '(?:le |la )?(?:dire|raconter|annoncer|expliquer) (?:ca |cela )?sans .{2,60}',
    '(?:dirlo|dillo|raccontarlo|raccontalo|scriverlo|scrivilo|spiegarlo) (?:senza|con) .{2,60}',
    '(?:contar|dizer|escrever|explicar) (?:isso |isto )?sem .{2,60}',
    '(?:bitte )?ohne .{2,40} (?:schreiben|formulieren|sagen|erzahlen)',
    '(?:summer|festive|cosy|cozy|autumn|fall|spring|winter|christmass?y?|retro|good|chill|beachy|party) vibes(?: please| pls| only)?',
  ].join('|')})$`,
  'u',
)

/** “Beginners level no beer snob words”. */
const LEVEL =
  /^(?:(?:beginners?|simple|easy|basic|plain|everyday|total beginner)(?: level| language| words| english| terms)+(?:,? no (?:\p{L}+ ){1,3}(?:words|talk|speak|language|terms))?|no (?:\p{L}+ ){1,3}(?:words|talk|speak|terms))(?: (?:please|pls))?$/u

/** “No moaning about the ref please”. */
const NO_TALK =
  /^(?:and |but |so )?no (?:moaning|whinging|whining|whingeing|complaining|bragging|gloating|slagging|gushing|waffling|digs|crying|lecturing|preaching)(?: (?:about|at|off|on) .{2,40}?)?(?: (?:please|pls|thanks|ok))?$/u

const AD = [
  '(?:(?:and )?(?:its|this is|thats|it is) )?not (?:a|an) (?:promo|promotion|advert|ad|sales (?:post|pitch)|marketing post)',
  '(?:das ist |ist )?keine werbung',
  '(?:(?:ce nest|cest) )?pas une (?:pub|promo)',
  '(?:esto )?no es (?:una? )?(?:promo|promocion|anuncio|publicidad)',
  '(?:questa )?non e una? (?:promo|pubblicita)',
  '(?:isto )?nao e (?:uma? )?(?:promo|promocao|publicidade|anuncio)',
  'to nie (?:jest )?reklama',
  '(?:dit|het) is geen (?:reclame|promo)',
  '(?:det (?:har )?ar )?ingen reklam',
  '宣伝ではない(?:です)?(?:ので)?',
].join('|')
/** With what follows from it for the maker. */
const NO_AD = new RegExp(
  `^(?:${AD}),? (?:ok|okay|so|pls|please|also|bitte|donc|svp|asi que|vale|quindi|por isso|portanto|wiec|prosze|dus|sa)(?:,? .{0,80})?$`,
  'u',
)
const BARE_NO_AD = new RegExp(`^(?:${AD})$`, 'u')
