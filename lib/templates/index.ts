import { registry } from '#lib/registry.ts'
import * as appeal from '#lib/templates/appeal/appeal.ts'
import * as slideshowList from '#lib/templates/carousel/slideshow-list.ts'
import * as carouselStory from '#lib/templates/carousel/story.ts'
import * as comparison from '#lib/templates/comparison/comparison.ts'
import * as matchResult from '#lib/templates/event/match-result.ts'
import * as eventReminder from '#lib/templates/event/reminder.ts'
import * as featureList from '#lib/templates/feature/list.ts'
import * as hours from '#lib/templates/hours/opening-hours.ts'
import * as jobOpening from '#lib/templates/job/opening.ts'
import { type Template, template } from '#lib/templates/kit/template.ts'
import * as product from '#lib/templates/launch/product.ts'
import * as productLaunch from '#lib/templates/launch/product-launch.ts'
import * as announcement from '#lib/templates/notice/announcement.ts'
import * as notice from '#lib/templates/notice/notice.ts'
import * as object from '#lib/templates/object/object.ts'
import * as offer from '#lib/templates/offer/offer.ts'
import * as ogArticle from '#lib/templates/og/article.ts'
import * as ogCode from '#lib/templates/og/code.ts'
import * as ogDevice from '#lib/templates/og/device.ts'
import * as ogNumber from '#lib/templates/og/number.ts'
import * as ogTitle from '#lib/templates/og/title.ts'
import * as mascot from '#lib/templates/people/mascot.ts'
import * as newCustomer from '#lib/templates/people/new-customer.ts'
import * as people from '#lib/templates/people/people.ts'
import * as priceAlert from '#lib/templates/price/alert.ts'
import * as priceChange from '#lib/templates/price/change.ts'
import * as quote from '#lib/templates/quote/quote.ts'
import * as testimonial from '#lib/templates/quote/testimonial.ts'
import * as code from '#lib/templates/release/code.ts'
import * as releaseNotes from '#lib/templates/release/notes.ts'
import * as infographicReport from '#lib/templates/report/report.ts'
import * as milestone from '#lib/templates/stat/milestone.ts'
import * as stat from '#lib/templates/stat/stat.ts'
import * as statement from '#lib/templates/statement.ts'
import * as steps from '#lib/templates/steps/steps.ts'
import * as facts from '#lib/templates/table/facts.ts'
import * as priceList from '#lib/templates/table/price-list.ts'
import * as schedule from '#lib/templates/table/schedule.ts'
import * as table from '#lib/templates/table/table.ts'
import * as timeZones from '#lib/templates/table/time-zones.ts'

const all: readonly Template[] = [
  template(announcement),
  template(carouselStory),
  template(comparison),
  template(featureList),
  template(milestone),
  template(ogTitle),
  template(product),
  template(quote),
  template(releaseNotes),
  template(stat),
  template(statement),
  template(steps),
  template(testimonial),
  template(productLaunch),
  template(eventReminder),
  template(jobOpening),
  template(offer),
  template(code),
  template(newCustomer),
  template(matchResult),
  template(notice),
  template(priceAlert),
  template(priceChange),
  template(ogNumber),
  template(ogArticle),
  template(ogDevice),
  template(ogCode),
  template(people),
  template(mascot),
  template(slideshowList),
  template(infographicReport),
  template(priceList),
  template(hours),
  template(schedule),
  template(timeZones),
  template(table),
  template(facts),
  template(appeal),
  template(object),
]

/** Every template by its `output_type`. */
export const templates: Readonly<Record<string, Template>> = registry(
  Object.fromEntries(all.map(template => [template.name, template])),
)
