// Which artwork a brand gets: each manner of speaking has its own few motifs, each brand its own order of them.
import { contours, route } from '#lib/render/art/contours.ts'
import { croppedMark, hasMark, markColour } from '#lib/render/art/mark.ts'
import { horizon, orb } from '#lib/render/art/orb.ts'
import { archLines, arcs, beams, halftone, ridges, slashes, tiles, waves } from '#lib/render/art/shapes.ts'
import { silk } from '#lib/render/art/silk.ts'
import { windowLight } from '#lib/render/art/window-light.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { contrast, hex, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import type { Manner } from '#lib/render/type/pairing.ts'

export type Motif =
  | 'light'
  | 'silk'
  | 'orb'
  | 'horizon'
  | 'contours'
  | 'slashes'
  | 'halftone'
  | 'ridges'
  | 'beams'
  | 'arcs'
  | 'arches'
  | 'tiles'
  | 'waves'
  | 'mark'
  | 'sunrise'

/** Where the words stand, seen from the artwork: that side stays calm. */
export type Calm = 'top' | 'left' | 'foot' | 'none'

const hands: Record<Manner, readonly Motif[]> = {
  technical: ['ridges', 'silk', 'beams', 'halftone', 'mark'],
  bold: ['contours', 'slashes', 'horizon', 'halftone', 'mark'],
  editorial: ['light', 'orb', 'arches', 'waves', 'mark'],
  friendly: ['tiles', 'waves', 'arcs', 'mark', 'orb'],
  neutral: ['silk', 'orb', 'arcs', 'ridges', 'mark'],
}

/** Motifs that paint the plain paper behind them, and so want no light on it. */
const opaque: ReadonlySet<Motif> = new Set(['horizon', 'ridges', 'light'])

export const seeThrough = (motif: Motif): boolean => !opaque.has(motif)

/** The motif of this picture, among three that are the brand's own. */
export function motifOf(page: Page): Motif {
  const { h, c } = lch(page.theme.plain.lead)
  const sunny = c > 0.03 && h > 15 && h < 115
  const all = hands[page.pairing.manner].filter(
    motif => (motif !== 'mark' || hasMark(page)) && (motif !== 'light' || sunny),
  )
  const first = hash(`motif/${page.kit.name}`) % all.length
  const own = [0, 1, 2].map(step => all[(first + step) % all.length] ?? 'orb')
  return own[Math.floor(page.roll() * own.length)] ?? 'orb'
}

/** A motif that stands on the middle axis. */
export function axialMotif(page: Page): Motif {
  const axial: Record<Manner, Motif> = {
    technical: 'ridges',
    bold: 'horizon',
    editorial: 'arches',
    friendly: 'sunrise',
    neutral: 'sunrise',
  }
  return axial[page.pairing.manner]
}

/** Rings from the paper to the lead; a brand that plays shows its colours in turn. */
function rings(page: Page, on: Ground): string[] {
  const loud = page.theme.playful.map(ground => ground.paper).filter(colour => contrast(colour, on.paper) > 1.12)
  if (page.pairing.manner === 'friendly' && loud.length > 1) return [...loud.slice(0, 4), on.ink]
  return [0.16, 0.34, 0.56, 0.8, 1].map(share => mix(on.paper, tintOf(on), share))
}

type Painter = (page: Page, on: Ground, rect: Rect, calm: Calm) => SceneNode[]

export function artwork(page: Page, on: Ground, rect: Rect, calm: Calm, motif = motifOf(page)): SceneNode[] {
  if (rect.width < 120 || rect.height < 120) return []
  page.take('artwork', calm === 'none' ? { ...rect, width: 0 } : inner(rect))
  return painters[motif](page, on, rect, calm)
}

/** What of an artwork counts as occupied: its edges fade or bleed. */
function inner(rect: Rect): Rect {
  return {
    x: rect.x + rect.width * 0.14,
    y: rect.y + rect.height * 0.2,
    width: rect.width * 0.72,
    height: rect.height * 0.6,
  }
}

const painters: Record<Motif, Painter> = {
  light(page, on, rect) {
    const { h, c } = lch(on.lead)
    const hue = (c > 0.03 ? h : lch(on.paper).h) - 14
    const wall = {
      wall: hex({ l: 0.44, c: 0.065, h: hue }),
      shade: hex({ l: 0.24, c: 0.045, h: hue - 6 }),
      glow: hex({ l: 0.9, c: 0.085, h: hue + 8 }),
    }
    return [
      windowLight(rect, page.roll, { ...wall, at: [0.56, 0.5], size: rect.height > rect.width * 1.2 ? 0.74 : 0.72 }),
    ]
  },
  silk(page, on, rect, calm) {
    const lead = tintOf(on)
    const bright = hex({ ...lch(lead), l: Math.min(0.93, lch(lead).l + 0.16) })
    const from = calm === 'left' ? 'right' : calm === 'none' ? 'all' : calm === 'foot' ? 'top' : 'foot'
    return [silk(rect, page.roll, [on.paper, mix(on.paper, lead, 0.42), lead, bright], from)]
  },
  orb(_page, on, rect) {
    const radius = Math.min(rect.width, rect.height) * 0.44
    const lead = tintOf(on)
    const centre = [rect.x + rect.width * 0.62, rect.y + rect.height * 0.56] as const
    return [
      box(rect, { overflow: 'hidden' }, [
        orb([centre[0] - rect.x, centre[1] - rect.y], radius, {
          light: lead,
          dark: mix(on.paper, lead, 0.4),
          ground: on.paper,
        }),
      ]),
    ]
  },
  horizon(_page, on, rect) {
    const lead = on.lead === on.ink ? mix(on.paper, on.ink, 0.85) : on.lead
    return [
      horizon(rect, { sky: on.paper, sun: lead, water: mix(on.paper, lead, 0.3), glow: mix(on.paper, lead, 0.42) }),
    ]
  },
  contours(page, on, rect) {
    const line = mix(on.paper, on.ink, on.dark ? 0.2 : 0.26)
    return [
      contours(rect, page.roll, { line }),
      route(rect, page.roll, { stroke: on.lead, ground: on.paper, weight: Math.max(9, rect.width * 0.013) }),
    ]
  },
  slashes: (_page, on, rect) => [slashes(rect, { colour: on.lead, count: Math.max(5, Math.round(rect.width / 150)) })],
  halftone(page, on, rect, calm) {
    const towards =
      calm === 'left'
        ? ([rect.x + rect.width, rect.y + rect.height * 0.6] as const)
        : ([rect.x + rect.width * 0.8, rect.y + rect.height] as const)
    return [halftone(rect, page.roll, { colour: on.lead, pitch: Math.max(18, rect.width / 44), towards })]
  },
  ridges: (page, on, rect) => [
    ridges(rect, page.roll, { line: mix(on.paper, on.ink, 0.5), paper: on.paper, accent: on.lead, weight: 2 }),
  ],
  beams(page, on, rect) {
    const frame = { ...rect, y: rect.y + rect.height * 0.16, height: rect.height * 0.84 }
    return [beams(frame, page.roll, { calm: mix(on.paper, on.ink, 0.36), paper: on.paper, loud: on.lead })]
  },
  arcs(page, on, rect) {
    const radius = Math.min(rect.width * 0.94, rect.height * 0.98)
    return [arcs(rect, [rect.x + rect.width, rect.y + rect.height], radius, rings(page, on))]
  },
  sunrise(page, on, rect) {
    const shades = rings(page, on)
    return [
      arcs(
        rect,
        [rect.x + rect.width / 2, rect.y + rect.height],
        Math.min(rect.width * 0.56, rect.height * 0.98),
        shades,
      ),
    ]
  },
  arches(_page, on, rect) {
    const width = Math.min(rect.width * 0.84, rect.height * 1.62)
    const frame = {
      x: rect.x + (rect.width - width) / 2,
      y: rect.y + rect.height * 0.06,
      width,
      height: rect.height * 0.94,
    }
    return [archLines(frame, { line: on.lead_ink, count: 9, weight: 2.5 })]
  },
  tiles(page, on, rect) {
    const loud = page.theme.playful.map(ground => ground.paper).slice(0, 4)
    const across = Math.max(4, Math.round(rect.width / 210))
    const side = rect.width / across
    const rows = Math.max(1, Math.floor(rect.height / side))
    const frame = { ...rect, y: rect.y + rect.height - rows * side, height: rows * side }
    return [tiles(frame, page.roll, side, [on.ink, ...loud, on.raised])]
  },
  waves(page, on, rect, calm) {
    const lead = tintOf(on)
    const rising = [
      ...[0.22, 0.42, 0.64, 0.84, 1].map(share => mix(on.paper, lead, share)),
      shade(lead, { l: lch(lead).l * 0.82 }),
    ]
    const shadow = shade(on.paper, { l: 0.12, c: 0.04 })
    if (calm !== 'foot') return [waves(rect, page.roll, rising, shadow)]
    // Over words at the foot the hills end in the paper itself.
    const sky = rising.at(-2) ?? lead
    return [
      box(rect, { backgroundColor: sky }),
      waves(
        rect,
        page.roll,
        [0.8, 0.6, 0.4, 0.2, 0].map(share => mix(on.paper, sky, share)),
        shadow,
      ),
    ]
  },
  mark: (page, on, rect, calm) =>
    croppedMark(page, rect, page.pairing.manner === 'friendly' ? (rings(page, on)[0] ?? on.ink) : markColour(on), calm),
}
