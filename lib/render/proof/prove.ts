import type { Canvas } from '#lib/render/canvas.ts'
import { holeOf, MOST_EMPTY } from '#lib/render/emptiness/hole.ts'
import type { Ledger } from '#lib/render/page.ts'
import { farthestColour } from '#lib/render/palette-distance.ts'
import type { Palette } from '#lib/render/picture.ts'
import { coveredIn } from '#lib/render/proof/covered.ts'
import { HUNG, type Occupied, type Proof, quietArea, safeZoneHits, UNDERLAY } from '#lib/render/proof/proof.ts'
import { type Rect, rounded, type SceneNode } from '#lib/render/scene.ts'
import { hasEdge } from '#lib/render/signature/edge.ts'
import type { StandIn } from '#lib/render/type/font/dressed.ts'

type Painted = { paper: string; background?: string; nodes: readonly SceneNode[] }

type Measured = [canvas: Canvas, ledger: Ledger, painted: Painted, palette: Palette, edge?: Rect]

/** Everything that is said of a picture, measured on what will be painted; the brand's `edge` is full whatever is drawn there. */
export const prove = (...[canvas, ledger, painted, ...rest]: Measured): Proof => ({
  ...measure(canvas, ledger, painted, ...rest),
  covered: coveredIn(painted.nodes, ledger.occupied),
})

/** All but what hides its words, for whoever paints more. */
export function measure(...[canvas, ledger, painted, palette, edge]: Measured): Omit<Proof, 'covered'> {
  const { width, height } = canvas
  const filled =
    edge && hasEdge(edge) ? [...ledger.occupied, { role: 'things', text: false, ...edge }] : ledger.occupied
  const things = ledger.occupied.filter(one => !UNDERLAY.has(one.role) && one.width > 0)
  return {
    texts: ledger.texts.map(text => ({ ...text, cut: !inside(text.box, canvas) && !HUNG.has(text.role) })),
    contrast: [...ledger.contrast],
    smallest_text_px: Math.min(...ledger.texts.map(text => text.size_px)),
    quiet_area: quietArea(width, height, ledger.occupied),
    hole: { ...holeOf(width, height, painted, filled), limit: MOST_EMPTY },
    photos: [...ledger.photos],
    safe_zone_hits: safeZoneHits(canvas.area, ledger.occupied),
    missing_glyphs: [],
    ...standIns(ledger.standIns),
    nearest: nearest(things),
    logo: logoOf(things, canvas),
    palette: farthestColour(painted, palette),
    furniture: [],
  }
}

/** Each once: scenes of a film say the same in turn. */
function standIns(all: readonly StandIn[]): Pick<Proof, 'stand_ins'> {
  const each = [...new Map(all.map(one => [JSON.stringify(one), one])).values()]
  return each.length > 0 ? { stand_ins: each } : {}
}

/** The proof of several pictures that are seen as one, such as the scenes of a film. */
export function joined(proofs: readonly [Proof, ...Proof[]]): Proof {
  const least = <T>(of: (proof: Proof) => T | null, by: (value: T) => number): T | null =>
    proofs
      .map(of)
      .filter(value => value !== null)
      .sort((a, b) => by(a) - by(b))[0] ?? null
  return {
    texts: proofs.flatMap(proof => proof.texts),
    contrast: proofs.flatMap(proof => proof.contrast),
    smallest_text_px: Math.min(...proofs.map(proof => proof.smallest_text_px)),
    quiet_area: Math.min(...proofs.map(proof => proof.quiet_area)),
    hole: null,
    photos: proofs.flatMap(proof => proof.photos),
    safe_zone_hits: [...new Set(proofs.flatMap(proof => proof.safe_zone_hits))],
    // The parts of a scene come and go.
    covered: [],
    missing_glyphs: [...new Set(proofs.flatMap(proof => proof.missing_glyphs))],
    ...standIns(proofs.flatMap(proof => proof.stand_ins ?? [])),
    nearest: least(
      proof => proof.nearest,
      one => one.gap_px,
    ),
    logo: least(
      proof => proof.logo,
      one => Number(one.whole) * 1000 + (one.clear ?? 1000),
    ),
    palette: least(
      proof => proof.palette,
      one => -one.distance,
    ),
    furniture: [...new Set(proofs.flatMap(proof => proof.furniture))],
  }
}

function nearest(things: readonly Occupied[]): Proof['nearest'] {
  let found: Proof['nearest'] = null
  for (const [index, one] of things.entries()) {
    for (const other of things.slice(index + 1)) {
      if (!one.text && !other.text) continue
      const gap_px = Math.round(gap(one, other))
      if (!found || gap_px < found.gap_px)
        found = { pair: `${one.role} and ${other.role}`, gap_px, box: rounded(around(one, other)) }
    }
  }
  return found
}

function logoOf(things: readonly Occupied[], canvas: Canvas): Proof['logo'] {
  const logo = things.find(one => one.role === 'logo' || one.role === 'wordmark')
  if (!logo) return null
  const free = Math.min(...things.filter(one => one !== logo).map(one => gap(one, logo))) / logo.height
  return {
    form: logo.role === 'logo' ? 'logo' : 'wordmark',
    box: rounded(logo),
    clear: Number.isFinite(free) ? Number(free.toFixed(2)) : null,
    whole: inside(logo, canvas),
    ...(logo.partly && { partly: true as const }),
  }
}

const inside = ({ x, y, width, height }: Rect, canvas: Canvas): boolean =>
  x >= -1 && y >= -1 && x + width <= canvas.width + 1 && y + height <= canvas.height + 1

function gap(a: Rect, b: Rect): number {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  return Math.hypot(Math.max(0, across), Math.max(0, down))
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, foot] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: foot - y }
}
