// `npm run bench`: every `*.bench.ts` below this folder, or those named, and one table of what came out.
// `--record` also writes the table into docs/figures.md.
import { globSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { keepFigures } from '#bench/figures/file.ts'
import { record } from '#bench/figures/record.ts'

const root = resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const wanted = args.filter(arg => !arg.startsWith('--'))
const files = new Map(globSync('bench/**/*.bench.ts', { cwd: root }).map(file => [basename(file, '.bench.ts'), file]))
const names = [...files.keys()].sort()
const strange = args.filter(arg => arg.startsWith('--') && arg !== '--record')
if (strange.length > 0) {
  console.log(
    `npm run bench -- [NAME ...] [--record]\n\nWithout a name all are measured. There are: ${names.join(', ')}.`,
  )
  process.exit(strange.every(arg => arg === '--help') ? 0 : 2)
}
const unknown = wanted.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}

let broken = 0
for (const name of wanted.length > 0 ? wanted : names) {
  const began = performance.now()
  try {
    const module = await import(pathToFileURL(join(root, files.get(name) ?? '')).href)
    const bench: Bench = module.bench
    const measured = await bench.run()
    const figures = measured.map(one => ({ ...one, how: `${one.how}; ${machine()}` }))
    keepFigures(bench.area, figures)
    tell(name, figures, (performance.now() - began) / 1000)
    if (args.includes('--record')) record(join(root, 'docs', 'figures.md'), bench.area, figures, new Date())
  } catch (error) {
    broken++
    console.error(`${name} could not be measured:`, error)
  }
}
process.exit(broken > 0 ? 1 : 0)

/** A figure of a busy machine says so. */
function machine(): string {
  return `${availableParallelism()} cores at load ${loadavg()[0]?.toFixed(0)}`
}

function tell(name: string, figures: Figure[], seconds: number): void {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`)
  for (const { goal, target, figure, met, how } of figures)
    console.log(
      `  ${met ? 'met   ' : 'MISSED'} ${goal.padEnd(4)} ${figure}\n              target: ${target}\n              ${how}`,
    )
}
