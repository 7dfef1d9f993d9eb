import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { paintOf } from '#lib/render/objects/colours.ts'
import { type Natural, naturalOf } from '#lib/render/objects/natural.ts'
import { hasInkOnLight } from '#lib/render/objects/overlaid.ts'
import type { Tone } from '#lib/render/objects/shape.ts'

/** The colour of each part of an object on a ground. */
export type Paints = Record<Tone, string> & {
  paper: string
  line: string
  /** Parts that have a colour of their own, and outlines for those of them that would be lost on the paper. */
  natural?: Natural
  /** Stands for what is not there. */
  hollow?: boolean
}

const SEEN = 1.35

/** `others` are the brand's further colours: the first that stands apart from body and paper becomes the second one. */
export function paintsOn(on: Ground, others: readonly string[] = []): Paints {
  const apart = (a: string, b: string) => contrast(a, b) >= SEEN || distance(a, b) > 0.2
  const plain = !apart(on.lead, on.ink)
  const body = plain && on.dark ? mix(on.ink, on.paper, 0.12) : on.lead
  const accent = [on.accent, ...others, on.ink].find(one => apart(one, body) && apart(one, on.paper)) ?? on.ink
  const second =
    others.find(one => apart(one, body) && apart(one, on.paper) && apart(one, accent)) ?? mix(body, on.paper, 0.4)
  const { l } = lch(body)
  const dark = l > 0.3 ? shade(body, { l: l * 0.74 }) : mix(body, on.paper, 0.26)
  return {
    body,
    shade: apart(dark, on.paper) ? dark : mix(body, on.ink, 0.35),
    tint: mix(body, lch(on.paper).l > 0.5 ? on.paper : '#FFFFFF', lch(on.paper).l > 0.5 ? 0.62 : 0.5),
    second,
    accent,
    ink: on.dark || !apart(on.ink, body) ? between(body, on) : on.ink,
    light: on.dark ? on.ink : mix(on.paper, '#FFFFFF', 0.75),
    paper: on.paper,
    line: on.ink,
  }
}

/** Dark parts after dark, or on a body as dark as they: seen on the body that they lie on, and on the paper where they reach beyond it. */
function between(body: string, { paper, ink }: Ground): string {
  const seen = (one: string) => Math.min(contrast(one, paper), contrast(one, body))
  const tones = [0.2, 0.3, 0.4, 0.5, 0.65, 1].map(share => mix(paper, ink, share))
  return tones.reduce((best, one) => (seen(one) > seen(best) ? one : best))
}

/** The same for one thing: what of it is natural keeps its colour. */
export function paintsOf(noun: string, on: Ground, others: readonly string[] = []): Paints {
  const paints = paintsOn(on, others)
  const natural = naturalOf(noun, on)
  const made = seenOn(natural ? { ...paints, ...natural.colours, natural } : paints, paintOf(noun) !== null)
  return hasInkOnLight(noun) && contrast(made.ink, made.light) < SEEN ? inked(made, on) : made
}

/** On a body that words have coloured, what the brand's colours would be lost on is another of them. */
function seenOn(paints: Paints, isColoured: boolean): Paints {
  if (!isColoured) return paints
  const { body, ink, accent, second, natural } = paints
  const pale = lch(body).l > 0.6 ? mix(body, '#000000', 0.72) : mix(body, '#FFFFFF', 0.8)
  const seen = (one: string) => (contrast(one, body) >= SEEN || distance(one, body) > 0.2 ? one : pale)
  const own = natural?.colours ?? {}
  return {
    ...paints,
    ink: own.ink ?? seen(ink),
    accent: own.accent ?? seen(accent),
    second: own.second ?? seen(second),
  }
}

/** Black keys on white ones, where light ink is best seen on the paper: as dark as the paper, with a rim where they reach beyond the light part. */
function inked(paints: Paints, { paper, ink }: Ground): Paints {
  const { colours = {}, rims = {} } = paints.natural ?? {}
  return {
    ...paints,
    ink: paper,
    natural: { colours: { ...colours, ink: paper }, rims: { ...rims, ink: mix(paper, ink, 0.4) } },
  }
}

function distance(a: string, b: string): number {
  const [p, q] = [lch(a), lch(b)]
  const turn = ((p.h - q.h) * Math.PI) / 180
  return Math.hypot(p.l - q.l, Math.sqrt(Math.max(0, p.c ** 2 + q.c ** 2 - 2 * p.c * q.c * Math.cos(turn))))
}
