// The same recipe gives the same bytes: golden pictures drawn anew by other versions of the engine that runs the service.
import { execFileSync } from 'node:child_process'
import { arch, platform } from 'node:os'
import type { Proof } from '#bench/proof/proof.ts'

const PICTURES = 200
/** The oldest that runs the project's files as they are, the one that tests run in, and a newer one. */
const VERSIONS = ['22.18.0', '24', '25']

type Drawn = { engine: string; drawn: number; other: string[] }

export const proof: Proof = {
  area: 'Pictures',
  run: async ({ share }) => {
    const drawn = VERSIONS.map(version => drawnBy(version, Math.ceil(PICTURES * share)))
    const other = [...new Set(drawn.flatMap(each => each.other))]
    return [
      {
        goal: 'the same recipe, the same bytes, whichever engine draws',
        target: `${PICTURES} pictures of test/golden.json, 0 differ`,
        figure: `${drawn.map(each => `V8 ${each.engine}: ${each.other.length} of ${each.drawn} differ`).join('; ')}${other.length > 0 ? ` (${other.slice(0, 3).join(', ')})` : ''}`,
        met: other.length === 0 && drawn.every(each => each.drawn >= PICTURES),
        how: `\`npm run proof -- engines\`: Node ${VERSIONS.join(', ')} on ${platform()} ${arch()}, SHA-256 of each PNG beside the one in the tree; another kind of processor was not at hand`,
      },
    ]
  },
}

/** npx fetches the version for the occasion. */
function drawnBy(version: string, pictures: number): Drawn {
  const script = `node --import ./dev/modules.mjs bench/proof/engines/draw.ts ${pictures}`
  const told = execFileSync('npx', ['--yes', '--package', `node@${version}`, '--call', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(told.trim().split('\n').at(-1) ?? '')
}
