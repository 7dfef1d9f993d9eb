import { apca } from '#lib/render/colour/apca.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import type { Hole } from '#lib/render/emptiness/hole.ts'
import type { Covered } from '#lib/render/proof/covered.ts'
import type { Rect } from '#lib/render/scene.ts'
import type { StandIn } from '#lib/render/type/font/dressed.ts'

export type Proof = {
  /** `box` is where the ink of the text stands; `cut` is true where it leaves the canvas. */
  /** `torn` is an address, a number or a code word that a line break parts. */
  texts: { role: string; size_px: number; lines: number; slack_px: number; cut: boolean; box: Rect; torn?: string }[]
  /** In the order of `texts`. */
  contrast: { pair: string; wcag: number; apca: number }[]
  smallest_text_px: number
  /** Share of the canvas that neither text nor a focal object covers. */
  quiet_area: number
  /** The largest place where nothing is; null where pictures are seen one after the other. */
  hole: (Hole & { limit: number }) | null
  /** Photos, with the pixels that each has for one of the canvas; `painted` where an image model made it for this post. */
  photos: { pixels: number; full: boolean; box: Rect; painted?: true }[]
  /** Names of texts that reach into the strips which a platform covers. */
  safe_zone_hits: string[]
  /** Texts that something hides, or that stand where they are not seen. */
  covered: Covered[]
  missing_glyphs: string[]
  /** What the brand's own font lacks and another drew; absent where it lacks nothing. */
  stand_ins?: StandIn[]
  /** The two nearest things, at least one of them a text; null where there are not two. */
  nearest: { pair: string; gap_px: number; box: Rect } | null
  /** The brand's logo, or its name set in its place; `clear` is the free space around it in heights of its own, `partly` that a part of it goes under in the ground. */
  logo: { form: 'logo' | 'wordmark'; box: Rect; clear: number | null; whole: boolean; partly?: true } | null
  /** The colour of the picture that is farthest from the brand's; null for a brand without a palette. */
  palette: { colour: string; distance: number } | null
  /** What the service itself has set on the picture. */
  furniture: ('test ribbon' | 'service mark')[]
}

/** `behind` are the grounds for which a logo was chosen. */
/** `seen` says what is drawn there, to whoever does not see it. */
export type Occupied = Rect & { role: string; text: boolean; behind?: readonly string[]; seen?: string; partly?: true }

const CELL = 20
const TOLERANCE_PX = 6
/** Texts one above the other keep at least this much: letters hang below the baseline on which their box ends. */
const BETWEEN_TEXTS_PX = 14
/** What hangs outside the margin on purpose. */
export const HUNG = new Set(['quote mark'])
/** What words may lie on. */
export const UNDERLAY = new Set(['artwork', 'photo', 'row', ...HUNG])

export function quietArea(width: number, height: number, taken: readonly Rect[]): number {
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  let free = 0
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * CELL
    const level = taken.filter(rect => y >= rect.y && y < rect.y + rect.height)
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * CELL
      if (!level.some(rect => x >= rect.x && x < rect.x + rect.width)) free++
    }
  }
  return Number((free / (rows * columns)).toFixed(3))
}

/** The worst of a text's contrasts over the colours that lie behind it. */
export function contrastRow(role: string, colour: string, grounds: readonly string[]): Proof['contrast'][number] {
  const wcag = Math.min(...grounds.map(ground => contrast(colour, ground)))
  const lc = Math.min(...grounds.map(ground => apca(colour, ground)))
  return {
    pair: `${role}: ${colour} on ${grounds.join(', ')}`,
    wcag: Number(wcag.toFixed(2)),
    apca: Number(lc.toFixed(1)),
  }
}

export function safeZoneHits(safe: Rect, taken: readonly Occupied[]): string[] {
  const out = (rect: Rect) =>
    rect.x < safe.x - 1 ||
    rect.y < safe.y - 1 ||
    rect.x + rect.width > safe.x + safe.width + 1 ||
    rect.y + rect.height > safe.y + safe.height + 1
  return [...new Set(taken.filter(rect => rect.text && !HUNG.has(rect.role) && out(rect)).map(rect => rect.role))]
}

/** Texts that leave the canvas or meet one another or a focal object; a picture with any is not shown. */
export function collisions(width: number, height: number, taken: readonly Occupied[]): string[] {
  const solid = taken.filter(rect => !UNDERLAY.has(rect.role) && rect.width > 0)
  const outside = taken.filter(
    rect =>
      rect.text && (rect.x < -1 || rect.y < -1 || rect.x + rect.width > width + 1 || rect.y + rect.height > height + 1),
  )
  const met = solid.flatMap((one, index) =>
    solid
      .slice(index + 1)
      .filter(other => (one.text || other.text) && meet(one, other))
      .map(other => `${one.role} meets ${other.role}`),
  )
  return [...outside.map(rect => `${rect.role} leaves the canvas`), ...met]
}

function meet(a: Occupied, b: Occupied): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > TOLERANCE_PX && down > (a.text && b.text ? -BETWEEN_TEXTS_PX : TOLERANCE_PX)
}
