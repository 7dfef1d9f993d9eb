// The thing that each slide of a set is about.
import { clausesOf, meantIn } from '#lib/render/objects/meant.ts'
import { ownFirst } from '#lib/render/objects/own.ts'
import { languagesOf } from '#lib/render/objects/tokens.ts'
import { dealsInUndrawn, tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import type { Page } from '#lib/render/page.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { leadsElsewhere } from '#lib/render/subject/of-trade.ts'
import { settingNamed } from '#lib/render/subject/places/setting.ts'
import { dealtIn, subjectOf, thingOf, tradeIn, whereabouts } from '#lib/render/subject/subject.ts'
import { namesUndrawn } from '#lib/render/subject/undrawn.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'

/** What somebody has said of each. Else on the cover what it names, or what the brand deals in, or what several slides name, and so at the end; between them what a slide names itself. */
export function thingsOf(page: Page, slides: readonly Slide[]): (string | null)[] {
  if (page.subject.grave) return slides.map(() => null)
  const brand = besideOf(page.kit)
  const last = slides.length - 1
  const { depicts } = page
  const named = (slide: Slide) => {
    const [noun] = subjectOf('slide', slide, brand).nouns
    return noun ? ownFirst(noun, page.kit) : null
  }
  const own = slides.map((slide, at) => (depicts ? depicts[at] || null : named(slide)))
  const led = () => own[0] ?? page.things[0] ?? ownIn(page) ?? oftenNamed(page, slides, brand)
  const whole = depicts ? null : led()
  return slides.map((slide, at) => {
    const isElsewhere = settingNamed(whereabouts(slide), page.kit) !== null
    // Where a slide says where it plays, what the brand deals in is not shown in its place.
    return own[at] ?? ((at === 0 || at === last) && !isElsewhere ? whole : null)
  })
}

/** What a brand says that it deals in, where its trade has nothing that fits whatever it says. What a known trade only mentions is not that: the van of a laboratory, the bed that a kindergarten digs. */
function ownIn({ kit, data }: Page): string | null {
  const { things, sure } = tradeOfBrand(kit)
  const { heads } = whereabouts(data)
  if (sure.length > 0 || dealsInUndrawn(kit) || leadsElsewhere(heads) || namesUndrawn(heads)) return null
  const own = tradeIn(besideOf(kit))
  return own !== null && (things.length === 0 || things.includes(own) || leads(own, kit)) ? own : null
}

/** Whether a brand begins with it where it tells what it is or does: “Heat pumps for old houses”. */
function leads(noun: string, { tagline, about = '' }: Page['kit']): boolean {
  const told = [tagline, ...about.split(SENTENCE).slice(0, 2)].map(text => clausesOf(text)[0])
  return dealtIn(told.join('. '), languagesOf(`${tagline} ${about}`)).includes(noun)
}
const SENTENCE = /[.;!?](?:\s|$)/u

/** Of what the headlines name, that which the brand speaks of too, or more than one slide: a thing named once is not what the story is about. */
function oftenNamed({ subject: { nouns } }: Page, slides: readonly Slide[], brand: string): string | null {
  const said = slides.map(({ headline, body = '', meta = '', cta = '' }) =>
    [headline, body, meta, cta].flatMap(text => thingOf(text, brand) ?? []),
  )
  const own = meantIn(brand, languagesOf(brand)).map(one => one.noun)
  return nouns.find(noun => own.includes(noun) || said.filter(one => one.includes(noun)).length > 1) ?? null
}
