// How a process hands its figures to the one that asked for them: a line of JSON for each area, in the file that FIGURES names.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Figure } from '#bench/figures/figure.ts'

export type Measured = { area: string; figures: Figure[] }

export function keepFigures(area: string, figures: Figure[]): void {
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ area, figures })}\n`)
}

export function keptFigures(file: string): Measured[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Measured)
}
