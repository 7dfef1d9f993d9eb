import { registry } from '#lib/registry.ts'
import { about as appeal } from '#lib/templates/appeal/appeal.ts'
import { about as slideshowList } from '#lib/templates/carousel/slideshow-list.ts'
import { about as carouselStory } from '#lib/templates/carousel/story.ts'
import { about as comparison } from '#lib/templates/comparison/comparison.ts'
import { about as matchResult } from '#lib/templates/event/match-result.ts'
import { about as eventReminder } from '#lib/templates/event/reminder.ts'
import { about as featureList } from '#lib/templates/feature/list.ts'
import { about as hours } from '#lib/templates/hours/opening-hours.ts'
import { about as jobOpening } from '#lib/templates/job/opening.ts'
import type { About } from '#lib/templates/kit/template.ts'
import { about as product } from '#lib/templates/launch/product.ts'
import { about as productLaunch } from '#lib/templates/launch/product-launch.ts'
import { about as announcement } from '#lib/templates/notice/announcement.ts'
import { about as notice } from '#lib/templates/notice/notice.ts'
import { about as object } from '#lib/templates/object/object.ts'
import { about as offer } from '#lib/templates/offer/offer.ts'
import { about as ogArticle } from '#lib/templates/og/article.ts'
import { about as ogCode } from '#lib/templates/og/code.ts'
import { about as ogDevice } from '#lib/templates/og/device.ts'
import { about as ogNumber } from '#lib/templates/og/number.ts'
import { about as ogTitle } from '#lib/templates/og/title.ts'
import { about as mascot } from '#lib/templates/people/mascot.ts'
import { about as newCustomer } from '#lib/templates/people/new-customer.ts'
import { about as people } from '#lib/templates/people/people.ts'
import { about as priceAlert } from '#lib/templates/price/alert.ts'
import { about as priceChange } from '#lib/templates/price/change.ts'
import { about as quote } from '#lib/templates/quote/quote.ts'
import { about as testimonial } from '#lib/templates/quote/testimonial.ts'
import { about as code } from '#lib/templates/release/code.ts'
import { about as releaseNotes } from '#lib/templates/release/notes.ts'
import { about as infographicReport } from '#lib/templates/report/report.ts'
import { about as milestone } from '#lib/templates/stat/milestone.ts'
import { about as stat } from '#lib/templates/stat/stat.ts'
import { about as statement } from '#lib/templates/statement.ts'
import { about as steps } from '#lib/templates/steps/steps.ts'
import { about as facts } from '#lib/templates/table/facts.ts'
import { about as priceList } from '#lib/templates/table/price-list.ts'
import { about as schedule } from '#lib/templates/table/schedule.ts'
import { about as table } from '#lib/templates/table/table.ts'
import { about as timeZones } from '#lib/templates/table/time-zones.ts'

const all: readonly About[] = [
  announcement,
  carouselStory,
  comparison,
  featureList,
  milestone,
  ogTitle,
  product,
  quote,
  releaseNotes,
  stat,
  statement,
  steps,
  testimonial,
  productLaunch,
  eventReminder,
  jobOpening,
  offer,
  code,
  newCustomer,
  matchResult,
  notice,
  priceAlert,
  priceChange,
  ogNumber,
  ogArticle,
  ogDevice,
  ogCode,
  people,
  mascot,
  slideshowList,
  infographicReport,
  priceList,
  hours,
  schedule,
  timeZones,
  table,
  facts,
  appeal,
  object,
]

/** What every template is, by its `output_type`, without what draws it. */
export const catalogue: Readonly<Record<string, About>> = registry(
  Object.fromEntries(all.map(about => [about.name, about])),
)
