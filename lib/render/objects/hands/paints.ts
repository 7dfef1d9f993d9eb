import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, distance, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { paintOf } from '#lib/render/objects/colours.ts'
import { rimsOn } from '#lib/render/objects/hands/rims.ts'
import { HUMAN, type Natural, naturalOf } from '#lib/render/objects/natural.ts'
import { tonesOnLight } from '#lib/render/objects/overlaid.ts'
import type { Tone } from '#lib/render/objects/shape.ts'

type Tones = Record<Tone, string>

/** The colour of each part of an object on a ground. */
export type Paints = Tones & {
  paper: string
  line: string
  /** Outlines of what would be lost on the paper. */
  rims: Partial<Tones>
  /** Parts that have a colour of their own. */
  natural?: Natural
  /** Stands for what is not there. */
  hollow?: boolean
}

const SEEN = 1.35

function tonesOn(on: Ground, others: readonly string[]): Tones {
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
    ...HUMAN,
  }
}

const onGround = (tones: Tones, { paper, ink }: Ground): Paints => ({
  ...tones,
  paper,
  line: ink,
  rims: rimsOn(paper, tones),
})

/** `others` are the brand's further colours: the first that stands apart from body and paper becomes the second one. */
export const paintsOn = (on: Ground, others: readonly string[] = []): Paints => onGround(tonesOn(on, others), on)

/** Dark parts after dark, or on a body as dark as they: seen on the body that they lie on, and on the paper where they reach beyond it. */
function between(body: string, { paper, ink }: Ground): string {
  const seen = (one: string) => Math.min(contrast(one, paper), contrast(one, body))
  const tones = [0.2, 0.3, 0.4, 0.5, 0.65, 1].map(share => mix(paper, ink, share))
  return tones.reduce((best, one) => (seen(one) > seen(best) ? one : best))
}

/** The same for one thing: what of it is natural keeps its colour. */
export function paintsOf(noun: string, on: Ground, others: readonly string[] = []): Paints {
  const natural = naturalOf(noun, on.lead)
  const tones = seenOn({ ...tonesOn(on, others), ...natural }, natural ?? {}, paintOf(noun) !== null)
  const onLight = tonesOnLight(noun)
  const isLost = (tone: Tone) => onLight.has(tone) && contrast(tones[tone], tones.light) < SEEN
  // Black keys on white ones, where light ink is best seen on the paper: as dark as the paper.
  const ink = isLost('ink') ? { ink: on.paper } : {}
  const accent = isLost('accent') && !natural?.accent ? { accent: tones.shade } : {}
  return { ...onGround({ ...tones, ...ink, ...accent }, on), ...(natural && { natural }) }
}

/** On a body that words have coloured, what the brand's colours would be lost on is another of them. */
function seenOn(tones: Tones, own: Natural, isColoured: boolean): Tones {
  if (!isColoured) return tones
  const { body, ink, accent, second } = tones
  const pale = lch(body).l > 0.6 ? mix(body, '#000000', 0.72) : mix(body, '#FFFFFF', 0.8)
  const seen = (one: string) => (contrast(one, body) >= SEEN || distance(one, body) > 0.2 ? one : pale)
  return {
    ...tones,
    ink: own.ink ?? seen(ink),
    accent: own.accent ?? seen(accent),
    second: own.second ?? seen(second),
  }
}
