import announcement from '#lib/templates/announcement.ts'
import carouselStory from '#lib/templates/carousel-story.ts'
import code from '#lib/templates/code.ts'
import comparison from '#lib/templates/comparison.ts'
import eventReminder from '#lib/templates/event-reminder.ts'
import featureList from '#lib/templates/feature-list.ts'
import infographicReport from '#lib/templates/infographic-report.ts'
import jobOpening from '#lib/templates/job-opening.ts'
import mascot from '#lib/templates/mascot.ts'
import matchResult from '#lib/templates/match-result.ts'
import milestone from '#lib/templates/milestone.ts'
import newCustomer from '#lib/templates/new-customer.ts'
import notice from '#lib/templates/notice.ts'
import offer from '#lib/templates/offer.ts'
import ogArticle from '#lib/templates/og-article.ts'
import ogCode from '#lib/templates/og-code.ts'
import ogDevice from '#lib/templates/og-device.ts'
import ogNumber from '#lib/templates/og-number.ts'
import ogTitle from '#lib/templates/og-title.ts'
import people from '#lib/templates/people.ts'
import priceAlert from '#lib/templates/price-alert.ts'
import priceChange from '#lib/templates/price-change.ts'
import product from '#lib/templates/product.ts'
import productLaunch from '#lib/templates/product-launch.ts'
import quote from '#lib/templates/quote.ts'
import releaseNotes from '#lib/templates/release-notes.ts'
import slideshowList from '#lib/templates/slideshow-list.ts'
import stat from '#lib/templates/stat.ts'
import statement from '#lib/templates/statement.ts'
import steps from '#lib/templates/steps.ts'
import type { Template } from '#lib/templates/template.ts'
import testimonial from '#lib/templates/testimonial.ts'

const all: readonly Template[] = [
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
]

/** Every template by its `output_type`. */
export const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  all.map(template => [template.name, template]),
)
