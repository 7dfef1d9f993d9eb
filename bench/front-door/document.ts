import { spawnSync } from 'node:child_process'
import type { Figure } from '#bench/figures/figure.ts'

const LEAST_SCORE = 92

/** `npm run judges`, by what it prints. */
export function judgedDocument(): Figure[] {
  const { stdout } = spawnSync(process.execPath, ['--import', './dev/modules.mjs', 'dev/judges.ts'], {
    ...{ encoding: 'utf8', maxBuffer: 64 << 20 },
  })
  const score = Number(/redocly score: ([\d.]+)/.exec(stdout)?.[1])
  const errors = /ibm-openapi-validator: (\d+) errors/.exec(stdout)?.[1]
  const failed = /(\d+) passed, (\d+) failed/.exec(stdout)
  const how = '`npm run judges`'
  return [
    {
      goal: 'redocly score of the document',
      target: `≥ ${LEAST_SCORE}`,
      figure: `${score}`,
      met: score >= LEAST_SCORE,
      how,
    },
    {
      ...{
        goal: 'judges of the document',
        target: 'no finding of redocly, spectral with OWASP, IBM',
        how,
      },
      figure: `${failed?.[1]} of 4 pass, ${errors} errors by IBM’s rules`,
      met: failed?.[1] === '4' && failed[2] === '0',
    },
  ]
}
