// What each slide of a set shows, decided for the whole of it before any is drawn.
import { nouns } from '#lib/render/objects/nouns/index.ts'
import type { Page } from '#lib/render/page.ts'
import { type Setting, settingNamed } from '#lib/render/subject/places/setting.ts'
import { whereabouts } from '#lib/render/subject/subject.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { type Said, saidIn } from '#lib/templates/carousel/plan/said.ts'
import { thingsOf } from '#lib/templates/carousel/plan/things.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'

/** What runs along the foot of slides that have no picture of their own: a place, the things of the trade, or the brand's motif. */
export type Thread = { place: Setting } | { things: readonly string[] } | { motif: true } | null

export type Plan = {
  slides: readonly Slide[]
  said: readonly Said[]
  things: readonly (string | null)[]
  places: readonly (Setting | null)[]
  /** What carries the slides between cover and end: their pictures, their numbers, or their words. */
  lead: 'pictures' | 'figures' | 'words'
  thread: Thread
  /** Where a slide among pictures has none: what the story is about, from near. */
  crops: readonly (Crop | null)[]
}

/** A thing larger than its field: where its middle is, as a share of the width, and how much larger. */
export type Crop = { noun: string; middle: number; near: number }

/** Of the slides between cover and end, how many have a picture where pictures carry the set. */
const MANY = 0.4

export function planOf(page: Page, slides: readonly Slide[]): Plan {
  const said = saidIn(slides)
  const inner = slides.map((_, at) => at).slice(1, -1)
  const isInner = (at: number) => at > 0 && at < slides.length - 1
  const named = onceEach(thingsOf(page, slides), isInner)
  const settings = settingsOf(page, slides, named)
  const isPlaced = goesPlaces(named, settings, inner)
  const hasPicture = (at: number) => Boolean(hasScreen(page, slides[at]) || (isPlaced ? settings : named)[at])
  const lead = leadOf(said, inner, hasPicture)
  const isShown = (at: number) => !isInner(at) || lead === 'pictures'
  const things = named.map((one, at) => (isShown(at) && !(isPlaced && isInner(at)) ? one : null))
  const thread = threadOf(page, settings, lead === 'pictures' ? [] : named.slice(0, -1))
  const cover = things[0] || page.plain[0] ? null : (settings[0] ?? (thread && 'place' in thread ? thread.place : null))
  const places = settings.map((one, at) => (at === 0 ? cover : isPlaced && isShown(at) && !things[at] ? one : null))
  return {
    slides,
    said,
    things,
    places,
    lead,
    thread,
    crops: lead === 'pictures' ? cropsOf(named[0], inner.map(hasPicture)) : [],
  }
}

/** The numbers of at least half of them; else the pictures of many; else their order, where the set counts them. */
function leadOf(said: readonly Said[], inner: readonly number[], hasPicture: (at: number) => boolean): Plan['lead'] {
  const count = (has: (at: number) => unknown) => inner.filter(has).length
  const figures = count(at => said[at]?.figure)
  if (figures > 0 && figures * 2 >= inner.length) return 'figures'
  if (count(hasPicture) > 0 && count(hasPicture) >= inner.length * MANY) return 'pictures'
  return inner.length > 0 && count(at => said[at]?.ordinal !== undefined) === inner.length ? 'figures' : 'words'
}

export const hasScreen = (page: Page, slide: Slide | undefined): boolean =>
  Boolean(slide?.screen_hint && screenFor(page, slide.screen_hint))

/** Each time another part of it. */
function cropsOf(noun: string | null | undefined, pictured: readonly boolean[]): (Crop | null)[] {
  const bare = pictured.map((has, at) => (has ? -1 : pictured.slice(0, at).filter(other => !other).length))
  return [null, ...bare.map(turn => (noun && turn >= 0 ? { noun, ...(VIEWS[turn % VIEWS.length] ?? VIEWS[0]) } : null))]
}

const VIEWS = [
  { middle: 0.66, near: 1.35 },
  { middle: 0.34, near: 1.6 },
  { middle: 0.5, near: 1.5 },
] as const

/** Drawings of two kinds are not mixed: where it plays, if that changes, or the things that slides name. */
function goesPlaces(things: readonly (string | null)[], places: readonly (Setting | null)[], inner: readonly number[]) {
  const placed = inner.flatMap(at => places[at]?.place ?? [])
  return new Set(placed).size > 1 && placed.length > inner.filter(at => things[at]).length
}

/** A thing stands on one slide between cover and end, and ends no set that has shown it. */
function onceEach(things: readonly (string | null)[], isInner: (at: number) => boolean): (string | null)[] {
  const seen = new Set<string>()
  return things.map((noun, at) => {
    if (!noun || seen.has(noun) || (at > 0 && !isInner(at) && noun === things[0])) return null
    if (isInner(at)) seen.add(noun)
    return noun
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

/** The place where most of it plays, or the brand's own; its things or those of the trade; else what makes its pictures its own. */
function threadOf(page: Page, places: readonly (Setting | null)[], named: readonly (string | null)[]): Thread {
  const { subject, kit, data, known, home, plain, signature, trade } = page
  if (subject.grave || subject.sober) return null
  const motif = signature.motif === 'object' && !nouns[trade] ? null : ({ motif: true } as const)
  if (plain.length > 0 && plain.every(Boolean)) return motif
  const place = mostOf(places) ?? (mayShowThings(kit, data) ? home : null)
  if (place) return { place }
  const own = [...new Set(named.flatMap(noun => noun ?? []))]
  const things = own.length > 1 ? own : [...new Set([...own, ...known])]
  return mayShowThings(kit, data) && things.length > 1 ? { things } : motif
}

function mostOf(places: readonly (Setting | null)[]): Setting | null {
  const count = (one: Setting) => places.filter(other => other?.place === one.place).length
  return places.flatMap(one => one ?? []).toSorted((a, b) => count(b) - count(a))[0] ?? null
}
