// What each slide of a set shows, decided for the whole of it before any is drawn.
import { coloursKept } from '#lib/render/objects/colours.ts'
import type { Page } from '#lib/render/page.ts'
import { type Setting, settingNamed } from '#lib/render/subject/places/setting.ts'
import { isOutdoors } from '#lib/render/subject/places/words.ts'
import { whereabouts } from '#lib/render/subject/subject.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { type Said, saidIn } from '#lib/templates/carousel/plan/said.ts'
import { thingsOf } from '#lib/templates/carousel/plan/things.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'

export type Plan = {
  slides: readonly Slide[]
  said: readonly Said[]
  /** What each slide shows; one with neither is carried by its words alone. */
  things: readonly (string | null)[]
  places: readonly (Setting | null)[]
  /** Lies at the foot of all slides that words carry. */
  land: Setting | null
  /** Whether it is read from right to left. */
  rtl: boolean
  /** What carries the slides between cover and end: the pictures of some, their numbers, or their words. */
  lead: 'pictures' | 'figures' | 'words'
}

/** Of the slides between cover and end, how many have a picture where pictures carry the set before the order of its points. */
const MANY = 0.3

export function planOf(page: Page, slides: readonly Slide[]): Plan {
  const said = saidIn(slides)
  const last = slides.length - 1
  const inner = slides.map((_, at) => at).slice(1, -1)
  const isInner = (at: number) => at > 0 && at < last
  const all = thingsOf(page, slides)
  // What began a set ends none, and on one slide is enough between.
  const named = onceEach(all, isInner, noun => noun).map((one, at) => (at === last && one === all[0] ? null : one))
  const everywhere = settingsOf(page, slides, named)
  const settings = onceEach(everywhere, isInner, ({ place }) => place)
  const isPlaced = goesPlaces(named, settings, inner)
  const hasPicture = (at: number) => Boolean(hasScreen(page, slides[at]) || (isPlaced ? settings : named)[at])
  const lead = leadOf(said, inner, hasPicture)
  const shows = (at: number, kind: 'thing' | 'place') =>
    !isInner(at) || (lead === 'pictures' && (kind === 'place') === isPlaced)
  const things = coloursKept(named.map((one, at) => (shows(at, 'thing') ? one : null)))
  const places = settings.map((one, at) => (!things[at] && shows(at, 'place') ? one : null))
  if (!things[0] && !places[0] && !page.plain[0]) places[0] = homeOf(page)
  const rtl = isRightToLeft(slides.map(({ headline }) => headline).join(' '))
  return { slides, said, things, places, land: landOf(page, [places[0] ?? null, ...everywhere.slice(1)]), rtl, lead }
}

/** The pictures of many; else the numbers of at least half of them; else their order, where the set counts them; else what few of them show. */
function leadOf(said: readonly Said[], inner: readonly number[], hasPicture: (at: number) => boolean): Plan['lead'] {
  const count = (has: (at: number) => unknown) => inner.filter(has).length
  const figures = count(at => said[at]?.figure)
  if (count(hasPicture) > 0 && count(hasPicture) >= inner.length * MANY) return 'pictures'
  if (figures > 0 && figures * 2 >= inner.length) return 'figures'
  if (inner.length > 0 && count(at => said[at]?.ordinal !== undefined) === inner.length) return 'figures'
  return count(hasPicture) > 0 ? 'pictures' : 'words'
}

/** Whether the last slide has a day, a price, an address in a field of its own. What only goes on with the thought stands with it in one field. */
export function asks({ slides, said }: Pick<Plan, 'slides' | 'said'>, index: number): boolean {
  const { cta = '', facts = [], reach = [] } = said[index]?.rest ?? {}
  const isLast = index > 0 && index === slides.length - 1
  return isLast && (facts.length > 0 || reach.length > 0 || /[@\d]|\p{L}\.\p{L}/u.test(cta))
}

/** Whether the last slide is one more of what the others tell, with nothing to act on. */
export function isPoint({ slides, said, lead }: Plan, index: number): boolean {
  const one = said[index]
  const isLast = index > 0 && index === slides.length - 1
  if (!one || !isLast || asks({ slides, said }, index)) return false
  const { cta, meta, rows, value } = one.rest
  return one.ordinal !== undefined || (lead === 'words' && !cta && !meta && !rows?.length && !value)
}

export const hasScreen = (page: Page, slide: Slide | undefined): boolean =>
  Boolean(slide?.screen_hint && screenFor(page, slide.screen_hint))

/** Drawings of two kinds are not mixed: where it plays, or the things that slides name, which are more. */
function goesPlaces(things: readonly (string | null)[], places: readonly (Setting | null)[], inner: readonly number[]) {
  const count = (shown: readonly unknown[]) => inner.filter(at => shown[at]).length
  return count(places) > count(things)
}

/** What is shown stands on one slide between cover and end, and not right after a cover that shows it. */
function onceEach<T>(
  shown: readonly (T | null)[],
  isInner: (at: number) => boolean,
  nameOf: (one: T) => string,
): (T | null)[] {
  const [cover] = shown
  const seen = new Set<string>()
  return shown.map((one, at) => {
    if (!one || !isInner(at)) return one
    const name = nameOf(one)
    const isAgain = seen.has(name) || (at === 1 && cover && name === nameOf(cover))
    seen.add(name)
    return isAgain ? null : one
  })
}

/** Where each slide plays, as somebody has said it or its words name it. */
function settingsOf(page: Page, slides: readonly Slide[], things: readonly (string | null)[]): (Setting | null)[] {
  const { settings, kit, subject, plain } = page
  if (subject.grave) return slides.map(() => null)
  return slides.map((slide, at) =>
    things[at] || plain[at] ? null : settings ? (settings[at] ?? null) : settingNamed(whereabouts(slide), kit),
  )
}

/** Where the set plays, by its cover or more than one slide, else where the brand is every day, if that is under the open sky: a room that nobody named, slide after slide, says something of each of them. */
function landOf(page: Page, [cover = null, ...others]: readonly (Setting | null)[]): Setting | null {
  if (page.wished.includes('quiet') || page.subject.sober || page.plain.some(Boolean)) return null
  const home = homeOf(page)
  const isAgain = (one: Setting | null, at: number) =>
    one && others.slice(0, at).some(other => other?.place === one.place)
  const land = cover ?? others.find(isAgain) ?? home
  return land && (land.place !== home?.place || isOutdoors(land.place)) ? land : null
}

/** Where the brand is every day. */
const homeOf = ({ subject, kit, data, home }: Page): Setting | null =>
  !subject.grave && !subject.sober && mayShowThings(kit, data) ? home : null
