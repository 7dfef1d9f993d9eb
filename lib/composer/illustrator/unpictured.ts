// Whether a wish asks for no picture at all, or refuses the one that would be drawn, where nobody but these lists has read it.
import { aboutOf } from '#lib/brand/about.ts'
import type { Answer } from '#lib/composer/answer.ts'
import type { Question } from '#lib/composer/question.ts'
import { languagesOf, plain } from '#lib/render/objects/tokens.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { deniedIn } from '#lib/render/subject/denied.ts'

const NONE =
  /(?<!\p{L})(?:(?:no|without|keine?|ohne|sin|sans|pas d['e]|senza|sem|geen|zonder|bez|utan|inga) (?:any |de )?(?:pictures?|images?|drawings?|illustrations?|artwork|graphics|clip ?art|bilder?|zeichnung(?:en)?|illustration(?:en)?|imagen(?:es)?|dibujos?|ilustraci(?:on|ones)|dessins?|immagin[ei]|disegn[io]|imagens?|desenhos?|plaatjes?|afbeeldingen|tekening(?:en)?|obrazk(?:ow|a)|rysunk(?:ow|a)|bilder|teckningar)|(?:just|only) (?:the )?(?:words|text)|(?:words|text) only|nur (?:der |den )?text|solo texto|texte seul|solo testo|so texto|alleen tekst|tylko tekst|bara text)(?!\p{L})/u

const CHART =
  /(?<!\p{L})(?:no|not an?|without|keine?n?|ohne|sin|sans|pas d['e]|senza|sem|geen|zonder|bez|utan|inga) (?:\p{L}+ ){0,3}(?:pie|ring|donut|doughnut|torten\p{L}*|kreisdiagramm\p{L}*|kuchendiagramm\p{L}*|camembert|torta|pastel|pizza|taart\p{L}*|cirkel\p{L}*|kolow\p{L}*)(?!\p{L})/u

/** Shares of an infographic are drawn as rings, whoever would rather not see one. */
export const refusedCharts = (wishes: readonly string[], asset_type: string): string[] =>
  asset_type === 'infographic' ? wishes.filter(wish => CHART.test(plain(wish))) : []

export const asksForNone = (wishes: readonly string[]): boolean => wishes.some(wish => NONE.test(plain(wish)))

/** Whether remarks to the maker refuse what would stand for the brand's trade: “niente furgone” at a removal firm. */
export function refusesTrade({ segments, brand }: Question, { read }: Answer): boolean {
  const { name, tagline } = brand
  const about = aboutOf(brand)
  const remarks = segments.filter((_, at) => !read.publish.includes(at + 1))
  const denied = deniedIn(remarks, languagesOf(remarks.join(' '), `${tagline} ${about}`))
  return tradeOfBrand({ name, tagline, about }).things.some(noun => denied.has(noun))
}
