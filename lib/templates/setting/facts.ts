// What people act on, in cells under hairlines.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

export type Facts = { height: number; at(x: number, y: number): SceneNode[] }

/** A column of facts is at least this wide, on a canvas 1080 wide. */
const COLUMN = 330
const MOST_ABREAST = 3

/** What people act on, under hairlines in columns of equal width; one left over has the whole width. */
export async function facts(
  page: Page,
  values: readonly (readonly [role: string, value: string | undefined])[],
  on: Ground,
  width: number,
): Promise<Facts> {
  const { unit, shape } = page.canvas
  const shown = values.filter((pair): pair is readonly [string, string] => Boolean(pair[1]))
  const largest = (shape === 'wide' ? 48 : 60) * unit
  const most = abreastIn(shown.length, width / unit)
  let best: FactLine[] = []
  // Fewer abreast where one long value would make all of them small.
  for (let abreast = most; abreast >= 1; abreast--) {
    const lines = await evenLines(page, shown, { on, width, abreast, largest })
    if (sizeOf(lines) > sizeOf(best) * WORTH) best = lines
    if (sizeOf(best) >= largest * page.scale * SMALL) break
  }
  return underRules(best, { thick: Math.max(2, 2.5 * unit), colour: mix(on.paper, on.ink, 0.4) })
}

/** Of the largest letters, what is small, and by how much larger ones are worth another line. */
const [SMALL, WORTH] = [0.7, 1.12]

const sizeOf = (lines: readonly FactLine[]): number =>
  Math.max(0, ...lines.flatMap(({ blocks }) => blocks.map(one => one.size)))

type Abreast = { on: Ground; width: number; abreast: number; largest: number }

/** All in the size of the one with the least room: of cells of one grid none is louder. */
async function evenLines(page: Page, shown: readonly (readonly [string, string])[], ask: Abreast): Promise<FactLine[]> {
  const first = await factLines(page, shown, ask)
  const least = Math.min(...first.flatMap(({ blocks }) => blocks.map(one => one.size)))
  return factLines(page, shown, { ...ask, largest: least / page.scale })
}

async function factLines(
  page: Page,
  shown: readonly (readonly [string, string])[],
  { on, width, abreast, largest }: Abreast,
): Promise<FactLine[]> {
  const gap = 32 * page.canvas.unit
  const lines: FactLine[] = []
  for (let from = 0; from < shown.length; from += abreast) {
    const row = shown.slice(from, from + abreast)
    const pitch = (width + gap) / (row.length === 1 ? 1 : abreast)
    const blocks: Block[] = []
    for (const [role, value] of row)
      blocks.push(
        await page.text(role, value, {
          ...headlineOn(on),
          width: pitch - gap,
          max: largest,
          min: 28,
          lines: 3,
          even: false,
          cut: { tracking: -0.02, leading: 1.12 },
        }),
      )
    lines.push({ blocks, pitch, width: pitch - gap, height: Math.max(...blocks.map(block => block.height)) })
  }
  return lines
}

type FactLine = { blocks: Block[]; pitch: number; width: number; height: number }

function abreastIn(count: number, width: number): number {
  const most = Math.max(1, Math.min(MOST_ABREAST, Math.floor(width / COLUMN)))
  return count === most + 1 ? Math.ceil(count / 2) : Math.min(most, Math.max(1, count))
}

function underRules(lines: readonly FactLine[], rule: { thick: number; colour: string }): Facts {
  const size = Math.max(0, ...lines.flatMap(({ blocks }) => blocks.map(block => block.size)))
  const [above, between] = [size * 0.5, size * 0.74]
  const tall = lines.reduce((sum, line) => sum + above + line.height, 0)
  return {
    height: tall + between * Math.max(0, lines.length - 1),
    at(x, y) {
      let top = y
      return lines.flatMap(({ blocks, pitch, width, height }) => {
        const at = top
        top += above + height + between
        return blocks.flatMap((block, index) => [
          box({ x: x + index * pitch, y: at, width, height: rule.thick }, { backgroundColor: rule.colour }),
          block.at(x + index * pitch, at + above),
        ])
      })
    },
  }
}
