// The reasons on a picture: frames around what fell short, clear of it, each with its number outside the corner.
import { html } from 'hono/html'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { Box } from '#lib/score/drawn.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

export type Pin = Box & { number: number; badge: { x: number; y: number } }

/** A picture is shown about this wide, so that so many of its own pixels are one on the page. */
const SHOWN = 400
const CLEAR = 8

const sizeOf = ({ width, height }: Asset) => ({ width: width ?? 1080, height: height ?? 1350 })

/** One pin for each row whose rule fell short on this very picture. */
export function pinsOf(failing: readonly ScoreRow[], asset: Asset): Map<ScoreRow, Pin> {
  const placed = new Map<ScoreRow, Pin>()
  for (const row of failing)
    if (row.box?.asset === asset.position) placed.set(row, pinAt(row.box, asset, [...placed.values()]))
  return placed
}

function pinAt(box: Box, asset: Asset, before: readonly Pin[]): Pin {
  const size = sizeOf(asset)
  const unit = size.width / SHOWN
  const x = Math.max(box.x - CLEAR * unit, unit)
  const y = Math.max(box.y - CLEAR * unit, unit)
  const width = Math.min(box.x + box.width + CLEAR * unit, size.width - unit) - x
  const height = Math.min(box.y + box.height + CLEAR * unit, size.height - unit) - y
  const same = before.filter(pin => Math.abs(pin.x + pin.width - x - width) + Math.abs(pin.y - y) < 30 * unit).length
  const badge = { x: x + width + 5 * unit - same * 22 * unit, y: y - 5 * unit }
  return { x, y, width, height, badge, number: before.length + 1 }
}

const frame = ({ x, y, width, height }: Box, unit: number, more: string): Html =>
  html`<rect class="${more}" x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" rx="${Math.round(5 * unit)}"/>`

export function pinned(asset: Asset, pins: Iterable<Pin>): Html {
  const { width, height } = sizeOf(asset)
  const unit = width / SHOWN
  return html`<svg class="pins" viewBox="0 0 ${width} ${height}" role="img" aria-label="Where the reasons lie on the picture">${[
    ...pins,
  ].map(
    pin =>
      html`<g>${frame(pin, unit, 'halo')}${frame(pin, unit, '')}<circle cx="${Math.round(pin.badge.x)}" cy="${Math.round(pin.badge.y)}" r="${Math.round(10 * unit)}"/><text x="${Math.round(pin.badge.x)}" y="${Math.round(pin.badge.y + 4 * unit)}" font-size="${Math.round(11.5 * unit)}" text-anchor="middle">${pin.number}</text></g>`,
  )}</svg>`
}
