import type { Ask } from '#lib/composer/questions/ask.ts'
import {
  bareNumber,
  eventDate,
  eventPlace,
  leadingOffer,
  percentBase,
  recurring,
  whatToRemember,
  whichLanguage,
} from '#lib/composer/questions/shape.ts'
import {
  consent,
  noSpeaker,
  outageOver,
  pageTopic,
  priceFrom,
  regulated,
  superlative,
  twoDates,
  twoDiscounts,
  weekdayClash,
} from '#lib/composer/questions/truth.ts'

/** Every question that may be asked; the order breaks ties. */
export const asks: readonly Ask[] = [
  twoDiscounts,
  twoDates,
  weekdayClash,
  outageOver,
  regulated,
  noSpeaker,
  priceFrom,
  consent,
  superlative,
  eventDate,
  leadingOffer,
  whatToRemember,
  bareNumber,
  percentBase,
  pageTopic,
  eventPlace,
  recurring,
  whichLanguage,
]
