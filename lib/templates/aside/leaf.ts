// The day that a post is about, as a leaf of a calendar: where no thing of a trade can be shown.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import { wordSet } from '#lib/render/objects/tokens.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { Day } from '#lib/render/subject/day.ts'
import { dayOf } from '#lib/render/subject/subject.ts'
import { groundBeside, grounds } from '#lib/templates/aside/looks.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'

/** What these tell happens on a day, or from it. */
const DATED = /* @__PURE__ */ wordSet(
  'statement announcement product_launch event_reminder notice facts hours schedule time_zones table price_list offer',
)

/** None over sad news, nor where somebody has said that nothing is drawn: “91 strokes on Sunday 11 March” may be a death in words that no list knows. That something is shut has its day like anything else. What gives its day a place of its own would say it twice. */
export function leafFor({ template, subject: { grave, sober, shut }, data, plain }: Page): Day | null {
  const mayBe = DATED.has(template) && !sober && (!grave || shut) && !plain[0]
  return mayBe && !givesDay(data) && !isOver(data) && !isQuoted(data) ? dayOf(data, shut) : null
}

/** What somebody said is what such a post shows, and no day beside it. */
const isQuoted = ({ headline, title, body }: Page['data']): boolean =>
  [headline, title, body].some(text => typeof text === 'string' && quotedShare(text) > MOST_QUOTED)
const MOST_QUOTED = 0.5
const QUOTED = /(?:[„“"]([^„“”"]{24,})[”“"]|«([^«»]{24,})»|「([^「」]{10,})」)/u
const quotedShare = (text: string): number => (QUOTED.exec(text)?.[0].length ?? 0) / Math.max(1, text.length)

/** Thanks, results and prices: nobody comes on the day that such a post names. Who or what is new, and how many years it is, is more than its day. */
const isOver = ({ headline, title, event_name, eyebrow }: Page['data']): boolean =>
  [headline, title, event_name, eyebrow].some(
    text => typeof text === 'string' && [OVER, NEW].some(one => one.test(text)),
  )
const NEW =
  /(?<!\p{L})(?:(?:new|neue[rsnm]?|nuev[oa]s?|nouve(?:au|lle)x?s?|nuov[oaie]|nov[oa]s?|nieuwe?|now[ya]|nya?) (?!(?:opening|hours?|times?|timetable|date|address|öffnungszeiten|zeiten|termin|adresse|horarios?|fecha|horaires|date|orari|data|horários?|openingstijden|tijden|godziny|öppettider|tider)(?!\p{L}))\p{L}|joins?(?: (?:us|our))|is joining|welcomes?|verstärkt|willkommen|bienvenid[oa]s?|bienvenue|benvenut[oaie]|bem-vind[oa]s?|welkom|witamy|välkommen|\d{1,3} (?:years|jahre[n]?|años|ans|anni|anos|jaar|lat|år))(?!\p{L})/iu
const OVER =
  /(?<!\p{L})(?:thank(?:s| you)|danke|dank an|gracias|merci|grazie|obrigad[oa]|bedankt|dziękujemy|results?|ergebnisse?|resultados?|résultats?|risultati|uitslag(?:en)?|wyniki|won|winners?|(?:took|takes|won|with) (?:gold|silver|bronze)|(?:came|finished|placed) (?:first|second|third|1st|2nd|3rd)|gewonnen|ganamos|gagné|abbiamo vinto|ganhámos|prices?(?: [^.,:]{1,40})? (?:goes?|rises?|increases?|changes?)|preis(?:e|erhöhung)?|precios?|prix|prezz[oi]|preços?|prijzen|ceny)(?!\p{L})/iu

const givesDay = ({ date, launch_date, rows }: Page['data']): boolean =>
  Boolean(date ?? launch_date) || (Array.isArray(rows) && rows.length > 0)

const [STRIP, TALL, SPAN] = [0.27, 1.04, 1.36]

/** The words have the day as well: what is set here repeats it. */
export async function leafIn(page: Page, rect: Rect, paper: string, day: Day): Promise<SceneNode[]> {
  const on = groundBeside(page, paper, [])
  const wide = day.day.length > 2 ? SPAN : 1
  const side = Math.min((rect.height * 0.76) / TALL, (rect.width * 0.74) / wide)
  const [width, height] = [side * wide, side * TALL]
  const at = { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height }
  const face = farthest(page, [on])
  const strip = farthest(page, [on, face])
  const high = height * STRIP
  const line = { width: width * 0.86, align: 'center' as const, lines: 1, untold: true }
  const month = await page.text('month', day.month, { ...headlineOn(strip), ...line, max: high * 0.6, min: 12 })
  const figure = { ...line, height: (height - high) * 0.7, max: height * 0.72, min: 24 }
  const figures = await page.text('day', day.day, { ...figureOn(face), ...figure })
  const left = at.x + (width - line.width) / 2
  return [
    box(rect, { backgroundColor: on.paper }),
    box(at, { backgroundColor: face.paper, borderRadius: radiusOf(page, side), overflow: 'hidden' }, [
      box({ x: 0, y: 0, width, height: high }, { backgroundColor: strip.paper }),
    ]),
    month.at(left, at.y + (high - month.height) / 2),
    figures.at(left, at.y + high + (height - high - figures.height) / 2),
  ]
}

const radiusOf = ({ signature }: Page, side: number) => Math.round((signature.grid.radius / 300) * side)

/** Of the brand's grounds the one that is seen best beside these. */
const farthest = (page: Page, from: readonly Ground[]): Ground => {
  const least = (one: Ground) => Math.min(...from.map(other => contrast(one.paper, other.paper)))
  return grounds(page).toSorted((a, b) => least(b) - least(a))[0] ?? page.theme.plain
}
