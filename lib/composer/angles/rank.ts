import { foreign } from '#lib/composer/angles/abroad/news.ts'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { dress } from '#lib/composer/angles/dress.ts'
import { ability } from '#lib/composer/angles/news/ability.ts'
import { article } from '#lib/composer/angles/news/article.ts'
import { brandOnly } from '#lib/composer/angles/news/brand.ts'
import { closure } from '#lib/composer/angles/news/closure.ts'
import { code } from '#lib/composer/angles/news/code.ts'
import { commandUse } from '#lib/composer/angles/news/command-use.ts'
import { event } from '#lib/composer/angles/news/event.ts'
import { funding } from '#lib/composer/angles/news/funding.ts'
import { hiring } from '#lib/composer/angles/news/hiring.ts'
import { incident } from '#lib/composer/angles/news/incident.ts'
import { launch } from '#lib/composer/angles/news/launch.ts'
import { maintenance } from '#lib/composer/angles/news/maintenance.ts'
import { off } from '#lib/composer/angles/news/off.ts'
import { outage } from '#lib/composer/angles/news/outage.ts'
import { ownPerson } from '#lib/composer/angles/news/own-person.ts'
import { page } from '#lib/composer/angles/news/page.ts'
import { people } from '#lib/composer/angles/news/people.ts'
import { person } from '#lib/composer/angles/news/person.ts'
import { release } from '#lib/composer/angles/news/release.ts'
import { announcement } from '#lib/composer/angles/news/statement.ts'
import { thanks } from '#lib/composer/angles/news/thanks.ts'
import { pair } from '#lib/composer/angles/proof/compare.ts'
import { customer } from '#lib/composer/angles/proof/customer.ts'
import { figures } from '#lib/composer/angles/proof/figures.ts'
import { list, negations } from '#lib/composer/angles/proof/lists.ts'
import { match } from '#lib/composer/angles/proof/match.ts'
import { milestone } from '#lib/composer/angles/proof/milestone.ts'
import { quote } from '#lib/composer/angles/proof/quote.ts'
import { stat } from '#lib/composer/angles/proof/stat.ts'
import { table } from '#lib/composer/angles/proof/table.ts'
import { timeline } from '#lib/composer/angles/proof/timeline.ts'
import { timetable } from '#lib/composer/angles/proof/timetable.ts'
import { temper } from '#lib/composer/angles/temper.ts'
import { deadline } from '#lib/composer/angles/trade/deadline.ts'
import { give } from '#lib/composer/angles/trade/give.ts'
import { materials } from '#lib/composer/angles/trade/materials.ts'
import { offer } from '#lib/composer/angles/trade/offer.ts'
import { offers } from '#lib/composer/angles/trade/offers.ts'
import { priceChange } from '#lib/composer/angles/trade/price.ts'
import { isUndisturbed, isWaiver, NO_TROUBLE, NO_WAIVER } from '#lib/composer/angles/waived.ts'
import { complete } from '#lib/composer/pictures/complete.ts'
import type { Reading } from '#lib/composer/read/reading.ts'

type Angle = (reading: Reading) => Draft[]

const ANGLES: readonly Angle[] = [
  outage,
  incident,
  maintenance,
  off,
  closure,
  timetable,
  priceChange,
  match,
  offers,
  table,
  figures,
  timeline,
  funding,
  hiring,
  deadline,
  offer,
  event,
  quote,
  pair,
  milestone,
  stat,
  list,
  negations,
  materials,
  customer,
  give,
  commandUse,
  code,
  page,
  article,
  people,
  person,
  ownPerson,
  thanks,
  release,
  launch,
  ability,
  foreign,
  announcement,
  brandOnly,
]

/** Every angle that the brief supports, the one with the strongest fact first. */
export function rankAngles(reading: Reading): Draft[] {
  const waiver = isWaiver(reading)
  const calm = isUndisturbed(reading)
  return ANGLES.flatMap(angle => angle(reading))
    .filter(({ angle }) => !(waiver && NO_WAIVER.has(angle)) && !(calm && NO_TROUBLE.has(angle)))
    .sort((a, b) => b.rank - a.rank)
    .map(chosen => dress(complete(temper(chosen, reading), reading), reading))
}
