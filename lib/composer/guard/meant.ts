// Words of a brief that mean all or none of it, a death, no price, what is closed or included, without being a claim of their own: “verboten” bears “no”, “全部” bears “all”, “dies” bears “death”, in a post of any language.
import type { Evidence, Piece } from '#lib/composer/guard/evidence.ts'
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { registry } from '#lib/registry.ts'

const WORDS: Readonly<
  Partial<
    Record<
      string,
      Record<'all' | 'not' | 'dead' | 'free', string> &
        Partial<Record<'closed' | 'included' | 'excluded' | 'only', string>>
    >
  >
> = registry({
  en: {
    all: 'whole|completely|the lot',
    not: 'forbidden|prohibited|banned|off limits|neither|except|cept|apart from|other than',
    dead: 'die|dies|dying|pass away|passes away|passed away|passed on|deaths|loss of life',
    free: 'no charge|no cost|costs nothing|cost nothing|costs nowt|nothing to pay|pay nothing|on the house|wont cost you',
    included:
      'gets you|get you|gst in|vat in|tax in|all in|comes with|come with|in the price|thrown in|plus gst and thats|plus vat and thats|plus tax and thats|and thats with the',
    excluded:
      'excl|ex vat|ex gst|ex tax|ex btw|plus vat|plus gst|plus tax|vat extra|gst extra|not included|not incl|before vat|net of vat',
  },
  de: {
    all: 'sämtlich*|komplett*|ganz|ganzen|ganzer|ganzes|aller|jeden|jedem',
    not: 'verboten|untersagt|tabu|unerwünscht|keins|keines|weder|niemals|nix|außer|ausgenommen',
    dead: 'sterb*|stirbt|starb*|verstarb*|tote|toter|toten|todesfall|todesfälle|sterbefall|sterbefälle|von uns gegangen',
    free: 'eintritt frei|eintritt ist frei|freier eintritt|kostet nichts|kostet nix|kosten nichts|kostenlos*|kostenfrei*|umsonst|ohne gebühr|nichts bezahlen|nichts zahlen',
    closed:
      'is zu|ist zu|sind zu|bleibt zu|bleiben zu|haben zu|hat zu|dann zu|machen zu|macht zu|zu is|zu ist|zu sind|zu haben|zu bleibt',
    included: 'mwst drin|steuer drin|ist drin|mit drin|ist dabei|sind dabei|im preis|gibts dazu',
    excluded: 'zzgl*|zuzüglich*|ohne mwst|plus mwst|netto|nicht enthalten|nicht dabei|nicht inklusive|ohne steuer',
    only: 'lediglich|nichts außer',
  },
  fr: {
    all: 'entier*|entièrement|chaque|l’ensemble',
    not: 'interdit*|défendu*|prohib*|rien|sauf|hormis|excepté*',
    dead: 'mourir|meurt|meurent|morte|morts|mortes|décès|décédé*|nous a quitté*|s est éteint*|disparition',
    free: 'ne coûte rien|coûte rien|rien à payer|entrée libre|accès libre|offert*',
    excluded: 'hors taxe*|ht|sans la tva|sans tva|non compris*|non inclus*|en sus',
    only: 'ne * que|n * que|ne * qu|n * qu|n y a que|n y a qu|ne * plus que|rien que|exclusivement',
  },
  es: {
    all: 'entero|entera|enteros|enteras|por completo',
    not: 'prohibid*|vetad*|tampoco|excepto|salvo|menos',
    dead: 'morir|muere|mueren|muerta|muertos|muerte|fallec*|ha muerto|nos dejó|nos ha dejado',
    free: 'no cuesta nada|no hay que pagar|sin coste|sin costo|entrada libre|no se paga',
    excluded: 'sin iva|más iva|no incluid*|no incluye*|iva aparte|se paga aparte',
    only: 'nomás|nada más|solamente|tan solo|exclusivamente|no más que',
  },
  it: {
    all: 'intero|intera|interi|intere|ogni',
    not: 'vietat*|proibit*|divieto|nemmeno|neanche|tranne|eccetto|salvo',
    dead: 'morire|muore|muoiono|morta|morti|morte|decess*|decedut*|scompars*|ci ha lasciat*|è mancat*',
    free: 'non costa nulla|non costa niente|non si paga|ingresso libero|niente da pagare|omaggio',
    excluded: 'iva escl*|escl|più iva|senza iva|non inclus*|non compres*|a parte',
    only: 'unicamente|nient altro che',
  },
  pt: {
    all: 'inteiro|inteira|inteiros|inteiras|por completo',
    not: 'proibid*|vedad*|interdit*|tampouco|exceto|excepto|salvo|menos',
    dead: 'morrer|morre|morrem|morta|mortos|morte|falec*|deixou nos|nos deixou',
    free: 'não custa nada|não se paga|sem custo|sem custos|entrada livre',
    excluded: 'sem iva|mais iva|acresce iva|não incluíd*|não inclui|à parte|excl',
    only: 'unicamente|exclusivamente|nada mais',
  },
  pl: {
    all: 'wszystkich|wszystkim|wszystkimi|każdego|każdej|każdym|cała|całe|całą|całego|całej|całość',
    not: 'zakaz*|zabronion*|wzbronion*|żadne|żadnego|żadnej|żadnych|niczego|nikogo|oprócz|poza|wyjątkiem',
    dead: 'umrzeć|umiera*|umrze|umarł*|zmarł*|śmierci|śmiercią|zgon*|odszedł|odeszła|nie żyje',
    free: 'nic nie kosztuje|nic nie płac*|nie płac*|bez opłat|wstęp wolny|za darmo',
    excluded: 'netto|bez vat|plus vat|nie zawiera|nie obejmuje|niewliczon*',
    only: 'nic więcej|nic poza',
  },
  ja: {
    all: '全部|ぜんぶ|みんな|全体|全員|全て|すべて|いつも|必ず',
    not: 'だめ|ダメ|駄目|禁止|厳禁|お断り|遠慮ください|ご遠慮願|以外|除く|除き',
    dead: '亡くな|訃報|永眠|死亡|他界|死去|逝去',
    free: '無料|むりょう|タダ|かかりません',
    included: 'ぜい込|ぜいこみ|税こみ|税入り',
    excluded: '税別|税抜|ぜい別|ぜい抜|ぜいぬき|ぜいべつ',
    only: 'に限り|に限る|にかぎり|しかあり|しかでき',
  },
  nl: {
    all: 'gehele|volledig*|iedereen|allemaal',
    not: 'verboden|niks|noch|behalve',
    dead: 'overleden|overlijden|gestorven|sterft|sterven|overleed',
    free: 'kost niets|kost niks|kosteloos|voor niks|gratis',
    excluded: 'ex btw|excl btw|plus btw|zonder btw|niet inbegrepen|exclusief',
    only: 'uitsluitend|niets anders dan',
  },
  ar: {
    all: 'كافة|الكل|كلها|كلهم|جميعا|بالكامل',
    not: 'ممنوع*|يمنع|يحظر|محظور*|ليست|بلا|دون|عدم|باستثناء|عدا',
    dead: 'مات|ماتت|يموت|تموت|موت|الموت|رحيل|المرحوم*|توفي*|الوفاة',
    free: 'بدون رسوم|بلا رسوم|دون مقابل|بدون مقابل',
  },
})

const meanings: ReadonlyMap<string, ReadonlyMap<ClaimGroup, Phrases>> = new Map(
  Object.entries(WORDS).map(([code, words]) => [
    code,
    new Map(Object.entries(words ?? {}).map(([group, list]) => [group as ClaimGroup, phrases(list)])),
  ]),
)

/** “It costs nothing”: what has no price denies none of what the brief says. */
export const isOfNoPrice = ({ lexicons }: Pick<Evidence, 'lexicons'>, { text, tokens }: Piece, word: string): boolean =>
  lexicons.some(({ pack }) =>
    meanings
      .get(pack.code)
      ?.get('free')
      ?.find(text, tokens)
      .some(({ first, last }) => tokens.slice(first, last + 1).some(({ key }) => key === word)),
  )

/** Whether a piece says so in such a word. */
export const isMeantIn = (
  { lexicons }: Pick<Evidence, 'lexicons'>,
  pieces: readonly Piece[],
  group: ClaimGroup,
): boolean =>
  lexicons.some(({ pack }) => {
    const words = meanings.get(pack.code)?.get(group)
    return words !== undefined && pieces.some(({ text, tokens }) => words.in(text, tokens))
  }) ||
  (group === 'dead' && pieces.some(({ text }) => CROSSED.test(text))) ||
  (group === 'closed' && lexicons[0]?.pack.code === 'de' && pieces.some(({ text }) => SHUT.test(text)))

/** “Wertstoffhof am Donnerstag zu, dafür Mittwoch offen”: behind a day, and at the end of its clause. */
const SHUT =
  /(?:(?<!\p{L})(?:\p{L}*tags?|\p{L}*woch|heute|morgen|\d\.?\)?)|\)) (?:ganz |komplett )?zu(?=[,.;!)]|$| (?:wegen|dafür|und|bis)(?!\p{L}))/iu

/** “† 9.10.2029”, “† Walter Kienle”, “Walter Kienle †”: a cross beside a name or a date; “Eintritt† 5 €” has a note, “✝ Gottesdienst” a church. */
const CROSSED =
  /[†✝]\uFE0F?\s?(?:(?:am|im|le|il|el|em)\s)?(?:\d{1,2}[./-]\s?\d{1,2}[./-]|\d{1,2}\.?\s\p{L}{3}|(?:1[89]|20)\d\d(?!\d))|†\s?\p{Lu}[\p{L}-]+\s\p{Lu}[\p{L}-]+|(?<!\p{L})\p{Lu}[\p{L}-]{1,30}\s\p{Lu}[\p{L}-]{1,30}\s?†\s?(?=$|[,.;()\d])/u
