import announcement from '#lib/templates/announcement.ts'
import carouselStory from '#lib/templates/carousel-story.ts'
import comparison from '#lib/templates/comparison.ts'
import ogTitle from '#lib/templates/og-title.ts'
import product from '#lib/templates/product.ts'
import quote from '#lib/templates/quote.ts'
import stat from '#lib/templates/stat.ts'
import statement from '#lib/templates/statement.ts'
import type { Template } from '#lib/templates/template.ts'

/** Every template by its `output_type`. */
export const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  [announcement, carouselStory, comparison, ogTitle, product, quote, stat, statement].map(template => [
    template.name,
    template,
  ]),
)
