// “$18 a lock”: the sum is read first, what it is for beside it or below it, smaller.
import type { Page, TextAsk } from '#lib/render/page.ts'
import { type Block, stackedOf } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { group } from '#lib/render/scene.ts'

const SUM =
  /^((?:\p{L}{2,5}\s)?[€£$¥₹]?\s?\d[\d.,]*\s?(?:[€£$¥₹%]|zł|kr|euros?|eur|円|يورو)?)\s+((?!(?:zł|kr|euros?|eur|円|يورو)(?!\p{L}))\p{L}.{1,40})$/iu

/** Only where it is of money: “8 hours a day” is one thing. */
const SIGN = /[€£$¥₹%円]|zł|kr\b|eur|يورو/iu

export function sumOf(now: string): readonly [sum: string, per?: string] {
  const [, sum, per] = SUM.exec(now.trim()) ?? []
  return sum && per && SIGN.test(sum) ? [sum.trim(), per] : [now]
}

/** Of the letters of a sum, those of what it is for, and the gap between them. */
export const [PER, PER_GAP] = [0.36, 0.5]

/** What is smaller than this share of what it could be stands better below. */
const ENOUGH = 0.8

/** A value in the letters of figures, what it is for in smaller ones: beside it where both fit, else below. */
export async function sumBlock(page: Page, role: string, value: string, ask: TextAsk): Promise<Block> {
  const [sum, per] = sumOf(value)
  const figure = await page.text(role, sum, { ...ask, lines: 1 })
  if (!per) return figure
  const most = figure.size * PER
  const { on, tone, behind } = ask
  const least = { max: most / page.scale, min: Math.min(most, 34), on, tone, ...(behind && { behind }) }
  const gap = figure.size * 0.16
  const beside = ask.width - figure.width - gap
  const small = { ...least, face: 'display', align: ask.align } as const
  if (beside > most * 2 && ask.align !== 'center') {
    const unit = await page.text('per', per, { ...small, width: beside, lines: 2 }).catch(notTooLong)
    if (unit && unit.size >= most * ENOUGH) return sideBySide(figure, unit, gap)
  }
  const unit = await page.text('per', per, { ...small, width: ask.width, lines: 2 })
  return { ...(stackedOf([figure, unit], PER_GAP) ?? figure), size: figure.size }
}

/** On one line. */
function sideBySide(figure: Block, unit: Block, gap: number): Block {
  const from = (x: number) => x + (figure.rtl ? 0 : figure.width + gap)
  const top = (y: number) => y + figure.height - unit.height
  return {
    ...figure,
    width: figure.width + gap + unit.width,
    lines: 2,
    at: (x, y) => group([figure.at(x, y), unit.at(from(x), top(y))]),
    apart: (x, y) => [...figure.apart(x, y), ...unit.apart(from(x), top(y))],
  }
}
