import { brandOnly } from '#lib/composer/angles/brand.ts'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { event } from '#lib/composer/angles/event.ts'
import { hiring } from '#lib/composer/angles/hiring.ts'
import { launch } from '#lib/composer/angles/launch.ts'
import { milestone, stat } from '#lib/composer/angles/numbers.ts'
import { offer } from '#lib/composer/angles/offer.ts'
import { quote } from '#lib/composer/angles/quote.ts'
import { release } from '#lib/composer/angles/release.ts'
import { announcement } from '#lib/composer/angles/statement.ts'
import type { Reading } from '#lib/composer/read/reading.ts'

const ANGLES: readonly ((reading: Reading) => Draft[])[] = [
  hiring,
  offer,
  event,
  quote,
  milestone,
  stat,
  release,
  launch,
  announcement,
  brandOnly,
]

/** Every angle that the brief supports, the one with the strongest fact first. */
export const rankAngles = (reading: Reading): Draft[] =>
  ANGLES.flatMap(angle => angle(reading)).sort((a, b) => b.rank - a.rank)
