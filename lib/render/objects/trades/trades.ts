// The things of a brand's trade, where it says plainly what that is.
import { recent } from '#lib/recent.ts'
import { plain } from '#lib/render/objects/tokens.ts'
import { KINDS, SPECIAL, TRADES } from '#lib/render/objects/trades/table.ts'

export type Trader = { name: string; tagline: string; about?: string | undefined }
type Things = readonly string[]
/** `sure` fit whatever the trade says. */
export type Known = { things: Things; sure: Things }
type Trade = Known & { named: RegExp }

let patterns: (readonly Trade[])[] | undefined

/** Other scripts write their words without a gap. */
const BEGINS = '(?<![\\p{Script=Latin}\\d])'

/** Made when a first picture asks. */
const tables = () =>
  (patterns ??= [TRADES, KINDS].map(table =>
    table.map(([things, names]) => ({
      things: listed(things.replace('|', '')),
      sure: listed(things.split('|')[0] ?? ''),
      named: new RegExp(`${BEGINS}(?:${names})`, 'u'),
    })),
  ))

const listed = (things: string): string[] => things.split(' ').filter(Boolean)

/** What ends a compound and is a trade by itself: a Biobäckerei, a surdegsbageri. */
const JOINED =
  /(?<=\p{L}{3})(?:backerei|bageri|konditorei|rosterei|brauerei|bryggeri|gartnerei|imkerei|kaserei|tischlerei|schreinerei|schneiderei|metzgerei|fleischerei|buchhandlung|werkstatt|bakkerij|brouwerij|fietsenmaker|praxis|chor\b)/gu

/** What a place is told by is not what is done there: behind the bus station, above a bookshop. */
const BY_A_PLACE =
  /(?<!\p{L})(?:above|over|behind|beside|opposite|near|next to|across from|uber|hinter|neben|gegenuber|encima del?|junto al?|frente al?|detras del?|au-dessus d[eu]|derriere|pres d[eu]|en face d[eu]|sopra|dietro|vicino al?|por cima d[aeo]|perto d[aeo]|boven|achter|naast|tegenover|nad|obok|ovanfor|bakom|bredvid) (?:(?:the|an?|our|de[rmn]?|das|het|la|le|el|los|las|les|il|lo) (?:[\p{L}]+[ -])?)?[\p{L}']+/gu

/** What a house used to be: in an old grocer's, in einer ehemaligen Baeckerei. */
const IN_A_FORMER =
  /(?<![\p{L}-])(?:old|former|converted|disused|one-time|alten?|ehemaligen?|fruheren?|antigu[oa]|antig[oa]|ancienn?e?|vieille|vieux|ex|vecchi[oa]|voormalige?|oude?|daw(?:nej|nym)|gam(?:mal|la)) (?:\p{L}+ )?[\p{L}'’]+/gu

/** What a house has is not what it is: a club whose app reads the pace, a shop with an app of its own. */
const THAT_IT_HAS =
  /(?<!\p{L})(?:(?:whose|our|its|their|with (?:an?|its|our)|in (?:the|our)|dere[nr]|dessen|unsere|mit (?:einer|unserer)|nuestra|con (?:una|nuestra)|notre|avec (?:une|notre)|nossa|la nostra|con un|onze|met een|nasza) )(?:own )?(?:app|aplicacion|aplicativo|software)\b/gu

/** Who meets in a house is not what it is: a village hall that hosts the toddler group. */
const THAT_IT_HOSTS =
  /(?<!\p{L})(?:hosts?|home to|beherbergt|acoge|accueille|ospita|acolhe|huisvest|gosci) (?:(?:the|an?|our|ein(?:en?)?|un[ae]?|el|la|le|les|il|o|een|het|de) )?[\p{L}-]+(?: [\p{L}-]+)?/gu

/** Whom it serves is not what it is: scheduling for restaurants and shops, Buchhaltung für Handwerksbetriebe und Hotels. */
const FOR_WHOM =
  /(?<!\p{L})(?:for|fur|para|pour|per|voor|dla) (?:[\p{L}-]+ (?:(?:and|und|y|et|e|en|i|&) [\p{L}-]+ )?)?(?:families|farmers|gardeners|homeowners|landlords|tenants|students|walkers|restaurants?|restaurantes|ristoranti|restauracji|cafes?|bars?|pubs|hotels?|hoteles|hotelli|shops|stores|salons|gyms|clinics|dental clinics|practices|(?:care|nursing) homes|homes|hospitals|vets|stables|hauliers|charities|schools|schulen|pflegeheime|seniorenheime|kliniken|residencias|ehpad|case di riposo|lares|verzorgingshuizen|domow opieki|escuelas|ecoles|farms|churches|chapels|bakers|bakeries|builders|cafes|laden|geschafte|praxen|tiendas|commerces|negozi|lojas|winkels|sklepow)\b(?:(?:,| and| und| y| et| e| en| i) (?:[\p{L}-]+ )?(?:families|farmers|gardeners|homeowners|landlords|tenants|students|commuters|walkers|shops|stores|cafes?|bars?|hotels?|restaurants?|salons|gyms|schools|farms|pubs|clinics|(?:care|nursing) homes|homes|hospitals|vets|stables)\b)*/gu

/** „für Schützen-, Musik- und Karnevalsvereine“: whose clubs buy there is no trade of its own. */
const FOR_CLUBS = /(?<!\p{L})(?:fur|voor) (?:\p{L}{2,}-,? ?){1,4}(?:und|oder|en|of) \p{L}+/gu

/** A street is called for what was there once: on Mill Road, in der Kirchgasse, rue du Moulin. */
const STREETS =
  /(?<!\p{L})(?:(?:on|in|at|of|off|from) (?:\d+\p{L}? )?(?:[\p{L}']+ )?[\p{L}']{3,} (?:road|street(?! (?:food|art|market|party|theatre|dance))|lane|avenue)\b|\p{L}{3,}(?:strasse|gasse|straat|gracht|gatan)\b|(?:rue|calle|rua|ulica|ul\.|via (?=del)) ?(?:d[eou]s? |del(?:la|le|lo|l')? ?|l'|la )*[\p{L}']+)/gu

const HOUSE =
  /(?<![\p{Script=Latin}\d])(?:farms?|clinics?|hospitals?|surgery|practice|health|medical|klinik|praxis|krankenhaus|hof|clinica|hospital|granja|clinique|cabinet|hopital|ferme|ospedale|fattoria|praktijk|kliniek|boerderij|gabinet|klinika|przychodnia|szpital|gospodarstwo|mottagning)(?=[ -])/gu
/** What may stand between a house and its trade, without a word and with one. */
const [LINK, WORD] = [
  /^[ -](?:(?:for|of|fur|de|du|des|di|da|do|voor|dla) |d')?/u,
  /^(?!with |avec |near |from |and )\p{L}{3,} /u,
]

/** Where many trades are at home, before the trade itself: a farm vet, eine Praxis für Physiotherapie, a hospital for parrots. */
const withoutHouses = (text: string): string =>
  text.replaceAll(HOUSE, (house, at: number) => {
    const behind = text.slice(at + house.length)
    const told = behind.slice(LINK.exec(behind)?.[0].length ?? 0)
    const isOf = isSpecial(told) || isSpecial(told.slice(WORD.exec(told)?.[0].length ?? 0))
    return isOf && !isSpecial(text.slice(at)) ? ' ' : house
  })

/** Whether it begins with a trade that is no house. */
const isSpecial = (text: string): boolean =>
  (tables()[0] ?? []).slice(0, SPECIAL.length).some(({ named }) => named.exec(text)?.index === 0)

const NOTHING: Known = { things: [], sure: [] }
const known = /* @__PURE__ */ recent<Known>(64)

/** A brand names its trade first where it tells what it does, else in its name or motto. None where it says too little. */
export function tradeOfBrand({ name, tagline, about = '' }: Trader): Known {
  const key = JSON.stringify([name, tagline, about])
  return known.get(key) ?? known.keep(key, found(saidBy({ name, tagline, about })))
}

/** Whether it names a trade of which there is no drawing: then no other thing that its words name stands for it. */
export function dealsInUndrawn(trader: Trader): boolean {
  const trade = tradeOfBrand(trader)
  return trade !== NOTHING && trade.things.length === 0
}

/** All trades that its words name, if only in passing; none where it tells little. */
export function tradesOfBrand(trader: Trader): Known[] {
  const texts = saidBy(trader)
  const named = (trades: readonly Trade[]) => trades.filter(trade => texts.some(text => trade.named.test(text)))
  const [first] = tables()
    .map(named)
    .filter(trades => trades.length > 0)
  return first ?? []
}

/** What it says of itself, its trade first, in plain letters and without what only tells where it is. */
const saidBy = ({ name, tagline, about = '' }: Trader): string[] =>
  [about.slice(0, 600).replaceAll(name, ' '), name, tagline].map(text =>
    withoutHouses(
      plain(text)
        .replaceAll(BY_A_PLACE, ' ')
        .replaceAll(FOR_WHOM, ' ')
        .replaceAll(FOR_CLUBS, ' ')
        .replaceAll(IN_A_FORMER, ' ')
        .replaceAll(THAT_IT_HAS, ' ')
        .replaceAll(THAT_IT_HOSTS, ' ')
        .replaceAll(STREETS, ' '),
    ).replaceAll(JOINED, ' $&'),
  )

function found(texts: readonly string[]): Known {
  for (const trades of tables())
    for (const text of texts) {
      const [first] = foundIn(text, trades)
      if (first) return calledIn(texts, first) ?? taughtAt(text, first.at) ?? first.trade
    }
  return NOTHING
}

/** What it is called is its trade where that says more and it speaks of it as well: a driving school that runs three cars. */
function calledIn([told = '', called = '']: readonly string[], { length }: { length: number }): Known | null {
  const [own] = foundIn(called, tables()[0] ?? [])
  return own && own.length > length && own.trade.named.test(told) ? own.trade : null
}

/** What is told of a school some words behind it is taught there, one among others: welding, engines and bookkeeping. */
function taughtAt(text: string, at: number): Known | null {
  const school = tables()[1]?.[0]
  const named = school?.named.exec(text)
  return school && named && named.index + named[0].length + REACH < at ? school : null
}
const REACH = 30

/** The first that a text names; of two at one place the upper. */
function foundIn<One extends { named: RegExp }>(text: string, all: readonly One[]) {
  const at = all.map(({ named }) => named.exec(text)?.index ?? Number.POSITIVE_INFINITY)
  const first = Math.min(...at)
  const trade = Number.isFinite(first) ? all[at.indexOf(first)] : undefined
  return trade ? [{ trade, at: first, length: trade.named.exec(text)?.[0].length ?? 0 }] : []
}

/** The same of another table, where no trade of ours is named before it. */
export function tradeAmong<One extends { named: RegExp }>(all: readonly One[], trader: Trader): One | null {
  for (const text of saidBy(trader)) {
    const [own] = foundIn(text, all)
    const [other] = foundIn(text, tables()[0] ?? [])
    if (own && own.at <= (other?.at ?? Number.POSITIVE_INFINITY)) return own.trade
    if (own || other) return null
  }
  return null
}
