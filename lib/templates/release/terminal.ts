import type { Ground } from '#lib/render/colour/ground.ts'
import { hex, lch, withAlpha } from '#lib/render/colour/oklch.ts'
import { QUIET, readable } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { linesOf, SMALLEST, setLines } from '#lib/templates/release/code-lines.ts'
import { CHANGE, changeOf, codeTints } from '#lib/templates/release/code-tints.ts'

/** Below this a dark window would sink into its ground: it is lifted off it instead. */
const NIGHT = 0.24
const LIFT = 0.055

/** A terminal's colours, tinted by the brand's hue. */
function glass(page: Page, ground: Ground): Ground {
  const { deep } = page.theme
  const under = lch(ground.paper)
  const { h, c } = under.l < NIGHT ? under : lch(deep.paper)
  const l = under.l < NIGHT ? under.l + LIFT : 0.165
  const tone = (lightness: number) => hex({ l: lightness, c: Math.min(0.018, c * (under.l < NIGHT ? 1 : 0.2)), h })
  const [paper, raised] = [tone(l), tone(l + 0.04)]
  const lead_ink = readable(lch(deep.lead).c > lch(deep.ink).c ? deep.lead : page.theme.plain.lead, [paper], QUIET)
  return {
    ...deep,
    ...{ paper, raised, lead_ink, line: tone(l + 0.115), dark: true },
    ...{ ink: '#F2F4F6', body: '#E7EAEE', muted: '#AEB4BD' },
  }
}

/** `bleed` is how far the window runs beyond its room. */
type Place = { ground: Ground; room: Rect; bleed: { right: number; foot: number } }

/** A window whose lines keep their blanks. */
export async function terminal(
  page: Page,
  data: { code: string | string[]; language?: string },
  { ground, room, bleed }: Place,
): Promise<{ height: number; at(x: number, y: number): SceneNode[] }> {
  const { unit, shape } = page.canvas
  const on = glass(page, ground)
  const pad = (shape === 'wide' ? 34 : 44) * unit
  const bar = (shape === 'wide' ? 46 : 60) * unit
  const leading = shape === 'wide' ? 1.34 : 1.5
  const inner = { width: room.width - pad * 2, height: room.height - bar - pad * (bleed.foot > 0 ? 1 : 2) }
  const { lines, size } = setLines(linesOf(data.code), inner, { unit: unit * page.scale, leading })
  const spaced = lines.map(line => line.replaceAll(' ', '\u00A0') || '\u00A0').join('\n')
  const code = await page.text('code', spaced, {
    face: 'mono',
    ...inner,
    max: size / page.scale,
    min: Math.min(SMALLEST, size),
    lines: Math.max(24, lines.length),
    on,
    tone: 'body',
    tints: codeTints(on),
    cut: { leading },
  })
  const mono = { face: 'mono', width: room.width * 0.5, max: 26 * unit, min: 24, lines: 1 } as const
  const label = await page.optional('language', data.language, { ...mono, min: 28, on, tone: 'muted', align: 'end' })
  const natural = bar + code.height + pad * 2 + code.size * 0.3
  const width = room.width + bleed.right
  const height = bleed.foot > 0 ? Math.max(natural, room.height) + bleed.foot : natural
  return {
    height: natural,
    at(x, y) {
      const drawn = windowOf(page, on, { x, y, width, height }, { bar, pad, bleed })
      const bands = code.lines === lines.length ? changes(lines, code, { x, y: y + bar + pad, width }) : []
      const named = label ? [label.at(x + room.width * 0.5 - pad, y + (bar - label.height) / 2)] : []
      return [...drawn.glass, ...bands, ...drawn.dots, ...named, code.at(x + pad, y + bar + pad)]
    },
  }
}

type Frame = Pick<Place, 'bleed'> & { bar: number; pad: number }

/** The window with its bar, and the three dots in it; it is rounded where it does not bleed. */
function windowOf(page: Page, on: Ground, rect: Rect, { bar, pad, bleed }: Frame) {
  const { unit } = page.canvas
  const { x, y, width } = rect
  const shade = hex({ l: 0.08, c: 0.02, h: lch(page.theme.plain.lead).h })
  const cuts = [false, bleed.right > 0, bleed.right > 0 || bleed.foot > 0, bleed.foot > 0]
  const radii = cuts.map(cut => `${cut ? 0 : 20 * unit}px`)
  const boxShadow = `0 0 0 1px ${withAlpha('#FFFFFF', 0.12)}, 0 24px 40px -8px ${withAlpha(shade, 0.4)}, 0 70px 110px -20px ${withAlpha(shade, 0.55)}`
  const head = {
    backgroundColor: on.raised,
    borderBottom: `1px solid ${on.line}`,
    borderRadius: `${radii[0]} ${radii[1]} 0 0`,
  }
  const dot = (index: number) => {
    const place = { x: x + pad * 0.7 + index * 26 * unit, y: y + bar / 2 - 7 * unit }
    return box({ ...place, width: 14 * unit, height: 14 * unit }, { borderRadius: 8, backgroundColor: on.line })
  }
  return {
    glass: [
      box(rect, { backgroundColor: on.paper, borderRadius: radii.join(' '), boxShadow }),
      box({ x, y, width, height: bar }, head),
    ],
    dots: [dot(0), dot(1), dot(2)],
  }
}

/** Green and red bands behind the lines of a change. */
function changes(
  lines: readonly string[],
  code: Block,
  { x, y, width }: { x: number; y: number; width: number },
): SceneNode[] {
  const pitch = lines.length > 1 ? (code.height - code.size * 0.7) / (lines.length - 1) : code.size * 1.5
  return lines.flatMap((line, index) => {
    const change = changeOf(line)
    if (!change) return []
    const colour = CHANGE[change]
    const top = y + index * pitch - (pitch - code.size * 0.7) / 2
    return [
      box(
        { x, y: top, width, height: pitch },
        { backgroundColor: withAlpha(colour, 0.17), borderLeft: `5px solid ${colour}` },
      ),
    ]
  })
}
