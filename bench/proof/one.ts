// One proof in a process of its own: node --import ./dev/modules.mjs bench/proof/one.ts kills [--seed 1] [--share 0.1] ; FIGURES=file keeps them
import { parseArgs } from 'node:util'
import { keepFigures } from '#bench/figures/file.ts'
import type { Proof } from '#bench/proof/proof.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '42' },
    share: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    record: { type: 'boolean', default: false },
  },
})
const [name = ''] = positionals
const { proof }: { proof: Proof } = await import(`#bench/proof/${name}.ts`)
const figures = await proof.run({
  seed: Number(values.seed),
  share: Number(values.share),
  minutes: Number(values.minutes),
  record: values.record,
})
for (const { goal, figure, target, met } of figures)
  console.log(`${met ? 'met   ' : 'MISSED'} ${goal} ${figure}\n       target: ${target}`)
keepFigures(proof.area, figures)
process.exit(figures.every(figure => figure.met) ? 0 : 1)
