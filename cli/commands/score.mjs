// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { EXIT, Failure } from '../failure/failure.mjs'
import { impactScore, verdict } from '../score/impact.mjs'
import { readScored } from '../score/read-scored.mjs'
import { scoreView } from '../views/score.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const scored = await readScored(shell)
  const recomputed = impactScore(scored.score_reasons)
  const recomputed_verdict = verdict(scored.score_reasons)
  const found = {
    ...(scored.id !== undefined && { run_id: scored.id }),
    ...{ impact_score: scored.impact_score, verdict: scored.verdict ?? null },
    ...{ recomputed, recomputed_verdict },
    matches: scored.impact_score === recomputed && (scored.verdict ?? recomputed_verdict) === recomputed_verdict,
  }
  if (line.flag('json')) shell.json(found)
  else if (line.flag('quiet')) out.line(String(recomputed))
  else for (const text of scoreView(found, scored.score_reasons, out)) out.line(text)
  if (found.matches) return EXIT.ok
  const told = scored.impact_score === null ? 'has no score yet' : `says ${scored.impact_score}, ${found.verdict}`
  throw new Failure(
    EXIT.failed,
    'score_differs',
    `The run ${told}; its rows come to ${recomputed}, ${found.recomputed_verdict}.`,
  )
}
