import { ability } from '#lib/composer/angles/ability.ts'
import { brandOnly } from '#lib/composer/angles/brand.ts'
import { pair } from '#lib/composer/angles/compare.ts'
import { deadline } from '#lib/composer/angles/deadline.ts'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { event } from '#lib/composer/angles/event.ts'
import { foreign } from '#lib/composer/angles/foreign.ts'
import { give } from '#lib/composer/angles/give.ts'
import { hiring } from '#lib/composer/angles/hiring.ts'
import { launch } from '#lib/composer/angles/launch.ts'
import { list, negations } from '#lib/composer/angles/lists.ts'
import { materials } from '#lib/composer/angles/materials.ts'
import { milestone } from '#lib/composer/angles/milestone.ts'
import { offer } from '#lib/composer/angles/offer.ts'
import { offers } from '#lib/composer/angles/offers.ts'
import { outage } from '#lib/composer/angles/outage.ts'
import { page } from '#lib/composer/angles/page.ts'
import { priceChange } from '#lib/composer/angles/price.ts'
import { quote } from '#lib/composer/angles/quote.ts'
import { release } from '#lib/composer/angles/release.ts'
import { code, customer, match } from '#lib/composer/angles/small.ts'
import { stat } from '#lib/composer/angles/stat.ts'
import { announcement } from '#lib/composer/angles/statement.ts'
import { table } from '#lib/composer/angles/table.ts'
import { temper } from '#lib/composer/angles/temper.ts'
import type { Reading } from '#lib/composer/read/reading.ts'

type Angle = (reading: Reading) => Draft[]

const ANGLES: readonly Angle[] = [
  outage,
  priceChange,
  match,
  offers,
  table,
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
  code,
  page,
  release,
  launch,
  ability,
  foreign,
  announcement,
  brandOnly,
]

/** Every angle that the brief supports, the one with the strongest fact first. */
export const rankAngles = (reading: Reading): Draft[] =>
  ANGLES.flatMap(angle => angle(reading))
    .sort((a, b) => b.rank - a.rank)
    .map(chosen => temper(chosen, reading))
