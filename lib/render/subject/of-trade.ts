// Which things of a brand's trade may stand beside a post: what its words name of them, else what fits whatever the trade says, and nothing where that would tell another thing.
import { nounOf } from '#lib/render/objects/colours.ts'
import { meantIn, namedIn } from '#lib/render/objects/meant.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { beginningWith, languagesOf, plain, wordSet } from '#lib/render/objects/tokens.ts'
import type { Known } from '#lib/render/objects/trades/trades.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { hash } from '#lib/render/seed.ts'
import { deniedIn } from '#lib/render/subject/denied.ts'
import { isFigurative } from '#lib/render/subject/figures.ts'
import { isNegated } from '#lib/render/subject/grave.ts'
import { asSaid, namesTaste } from '#lib/render/subject/state.ts'
import { dealtIn, isOffForSnow, painted, senseIn, slidesOf, tellsOf } from '#lib/render/subject/subject.ts'
import { namesColour, namesOtherBrass, namesPlace, namesSeason, namesUndrawn } from '#lib/render/subject/undrawn.ts'

/** Trades of these sell many things: beside the price of another one it would be what that is of. Who sells ice cream sells that. */
const ONE_OF_MANY = /* @__PURE__ */ wordSet(
  'bread croissant wheat cup teapot cake carrot tomato flower tulip rose plant sprout cactus',
)

/** What may stand for a dish or a basket of goods that words tell in their course. */
const EATEN = /* @__PURE__ */ wordSet(
  'bread loaf baguette croissant pretzel bagel bun cinnamon_roll cake cupcake pie cookie donut waffle pancakes pizza burger hot_dog sandwich taco wrap sushi dumplings pasta soup salad paella roast_chicken sausage fish oyster shrimp crab egg fried_egg cheese cheese_wheel ice_cream chocolate_bar jam honey olives apple pear plum cherry strawberry raspberry peach asparagus tomato carrot potato onion cabbage mushroom pumpkin wine beer cocktail juice tea cocoa',
)

/** What is made or sold one by one: where a brand’s own words do not name it, another one is as likely. */
const WARES = /* @__PURE__ */ wordSet(
  'chair table sofa bed desk wardrobe lamp dress t_shirt shirt trousers skirt shopping_bag coat suit_jacket shoe boot hat necklace mug vase carrot tomato',
)

const MONEY = /[€£$¥]\s?\d|\d\s?(?:€|£|\$|¥|円|zł|kr\b|chf\b|euros?\b|eur\b)|\bR\d{2}/iu

/** Two pictures are promised and there is at most one, or a house lends itself, or out, what is not its trade. */
const ELSEWHERE = /* @__PURE__ */ beginningWith(
  '(?:flea|jumble|rummage) (?:market|sale)|car[ -]boot|yard sale|\\p{L}{0,8}flohmarkt|\\p{L}{0,8}trodelmarkt|mercadillo|rastrillo|vide-grenier|brocante|mercatino (?:delle pulci|dell.usato)|feira da ladra|rommelmarkt|pchli targ|loppis|loppmarknad',
  'library of things|tool library|seed library|bibliothek der dinge|leihladen|bibliotheque d.objets|biblioteca de (?:objetos|las cosas|coisas)|biblioteca delle cose|bibliotheek van dingen',
  'before[ -]and[ -]after|before/after|vorher[ -/]*(?:und )?nachher|antes y despues|avant[ -/]+(?:et )?apres|prima e dopo|antes e depois|voor en na\\b|przed i po\\b|fore och efter',
)

/** Whether a headline promises what nothing of the trade shows: how something was and how it is, a flea market in its yard. */
export const leadsElsewhere = (heads: readonly string[]): boolean => ELSEWHERE.test(plain(heads.join(' . ')))

type Ask = { brand: string; things: readonly string[]; languages: readonly Language[] }

/** What of the brand's own goods the headlines name, in whichever place of a sentence: nearer than anything that fits its trade. */
function ownIn(heads: readonly string[], { brand, things, languages }: Ask): string[] {
  const dealt = new Set([...things, ...dealtIn(brand, languagesOf(brand))])
  const said = heads.filter(head => !isNegated(head, languages) && !isFigurative(head))
  return said.flatMap(head => namedIn(head, languages)).filter(noun => dealt.has(noun))
}

/** Of the things of a trade those that the words name, then those that fit whatever it says, the plainest first; where the words are about another thing, the named alone. */
export function tradeThings({ things, sure }: Known, data: Record<string, unknown>, brand = ''): string[] {
  const { all, heads, points } = tellsOf(data)
  if (namesColour(all) || namesOtherBrass(all) || leadsElsewhere(heads) || isOffForSnow(heads, all, brand)) return []
  const languages = languagesOf(all.join(' '), brand)
  const said = [...heads, ...points]
  const meant = (texts: readonly string[]) =>
    namesTaste(said) ? [] : meantIn(texts.join('. '), languages).map(one => senseIn(one, things).noun)
  const led = meant(heads)
  const own = namesTaste(said) ? [] : ownIn(heads, { brand, things, languages })
  const isElsewhere =
    (namesUndrawn(said) && !namesTaste(said)) || led.some(one => !things.includes(one) && !own.includes(one))
  const told = meant(isElsewhere ? heads : all).filter(one => things.includes(one))
  // What leads it is not denied by a word in passing: “smells of the sea, not of fish”.
  const denied = new Set([...deniedIn(all, languages)].filter(one => !own.includes(one)))
  const named = painted(
    [...new Set([...own, ...told])].filter(one => !denied.has(one)),
    all,
    languages,
  )
  if (isElsewhere || namesPlace(said)) return asSaid(named, said)
  if (named.length === 0 && isPriced(all, sure))
    return asSaid(
      meant(all).filter(one => EATEN.has(one)),
      said,
    )
  const dealt = new Set(dealtIn(brand, languagesOf(brand)))
  const fitting = (named.length > 0 ? sure : sureOf(sure, things, brand)).filter(
    one => !WARES.has(nounOf(one)) || (named.length === 0 && dealt.has(nounOf(one))),
  )
  // What grows, lives or is baked has its season; what is made has none.
  const isSeason = led.length === 0 && namesSeason(said)
  const [first, ...others] = fitting.filter(one => !denied.has(one) && !(isSeason && isNatural(one)))
  if (first === undefined) return asSaid(named, said)
  const turned = hash(`things/${all.join()}`) % 2 === 0 ? others : others.toReversed()
  // What the words have coloured stands for its kind.
  const unnamed = [first, ...turned].filter(one => !named.map(nounOf).includes(one))
  const once = onceIn(slidesOf(data).map(meant))
  const leads = (noun: string) => fitting.includes(noun) || !once.has(nounOf(noun))
  return asSaid([...named.filter(leads), ...unnamed, ...named.filter(one => !leads(one))], said)
}

/** What a single slide after the first names is not what the whole set is about. */
function onceIn([cover = [], ...others]: readonly string[][]): ReadonlySet<string> {
  const nouns = others.flatMap(slide => [...new Set(slide)])
  return new Set(
    nouns.filter((noun, at) => !cover.includes(noun) && nouns.indexOf(noun) === at && nouns.lastIndexOf(noun) === at),
  )
}

const isPriced = (all: readonly string[], sure: readonly string[]): boolean =>
  sure.some(one => ONE_OF_MANY.has(one)) && all.some(text => MONEY.test(text))

const SENTENCE = /[.;!?](?:\s|$)/u
const MOTTO = 60

/** What the brand says first that it deals in, where that is one thing alone, before what its trade deals in: cargo bikes before a bicycle. */
function sureOf(sure: readonly string[], things: readonly string[], brand: string): readonly string[] {
  const [line = '', told = ''] = brand.split(SENTENCE).filter(Boolean)
  // Behind a motto stands what it is; behind that only what it comes to: a phone shop that changes batteries.
  const first = line.length < MOTTO ? `${line}. ${told}` : line
  const [own, ...others] = new Set(dealtIn(first, languagesOf(brand)).filter(one => things.includes(one)))
  return own && others.length === 0 && sure.length > 0 ? [...new Set([own, ...sure])] : sure
}
