// `npm run score-page`: writes docs/score.md from the table of rules and the published function.
import { readFileSync, writeFileSync } from 'node:fs'
import { APPROVED_FROM, GATE_CAP, HOLD_CAP } from '#lib/score/impact.ts'
import { ruleWords } from '#lib/score/rule-words.ts'
import { type Rule, type RuleName, rules } from '#lib/score/rules.ts'

const SOURCE = new URL('../lib/score/impact.ts', import.meta.url)
const PAGE = new URL('../docs/score.md', import.meta.url)

const abouts: Record<Rule['about'], string> = {
  design: 'Design, from the proof of what was drawn',
  words: 'Words, against the brief',
  brand: 'The brand and the plan',
  judge: 'A second reader',
}

export function scorePage(): string {
  return [
    ...opening,
    ...(Object.keys(abouts) as Rule['about'][]).flatMap(section),
    ...closing(functionIn(readFileSync(SOURCE, 'utf8'))),
  ].join('\n')
}

function functionIn(source: string): string {
  const from = source.indexOf('export function impactScore')
  return source.slice(from, source.indexOf('\n}\n', from) + 3)
}

const opening = [
  '# The score',
  '',
  '`impact_score` of a run follows from its `score_reasons` alone: one row a rule, with what was `measured`, the `threshold`, the',
  '`weight` of the rule, the `points` that were earned, where on the picture it stands (`box`, in pixels of the asset with that position)',
  'and what helps (`fix`). Anybody can compute it again: `brand score run.json`, or the function at the foot of this page.',
  '',
  '- **Points**: the score is the share of all points in all weights, of 100, rounded. A rule that does not apply has no row and no weight.',
  `- **Gates** (\`gate: true\`) have no weight. One that fails caps the score at ${GATE_CAP}, and the verdict is \`rejected\`.`,
  `- **Holds** (\`hold: true\`) have no weight. One that is open caps the score at ${HOLD_CAP}, so that somebody looks.`,
  '- **Caps**: any row may carry a `cap`, the most that a run can score while its rule fails.',
  `- **Verdict**: \`rejected\` where a gate fails, \`approved\` from ${APPROVED_FROM}, else \`needs_review\`. Only \`approved\` may be posted, so a key whose`,
  '  `auto_post_min_score` is lower still posts nothing that a gate has failed.',
  '',
  'A rule is measured where the pictures of a run keep it least: a carousel is as good as its weakest slide. Runs from `/render` bring their',
  'own words, set as they are: what shows in them is held, and a row `unread` says what nobody can know without a brief. A test key’s `[[score:N]]` is one row, `asked_for`, of weight 100 with N points.',
  '',
]

const section = (about: Rule['about']): string[] => [
  `## ${abouts[about]}`,
  '',
  '| rule | weight | measured | passes |',
  '|---|---|---|---|',
  ...Object.entries(rules as Record<string, Rule>)
    .filter(([, rule]) => rule.about === about)
    .map(
      ([name, { kind, weight }]) =>
        `| \`${name}\` | ${kind === 'points' ? weight : kind} | ${ruleWords[name as RuleName].join(' | ')} |`,
    ),
  '',
]

const closing = (source: string): string[] => [
  '## Repairs',
  '',
  'Before anything is painted each picture is laid out and measured. Where a design rule fails, another composition, a smaller scale, the other',
  'scheme is tried, in a fixed order, and kept only if the rule then passes and no other one fails that passed: so the',
  'score can only rise. At most twice a picture; the slides of one set are mended together. `repairs` tells the rule, the action, and the score of the picture’s own rows `before` and',
  '`after`; the recipe holds the result, so that drawing it again gives the same bytes. Words are never cut, and a',
  'recipe is drawn as it is.',
  '',
  '## Where it fits',
  '',
  '`fits` says for each platform whether it would take the run as it is, by `lib/runs/platforms.ts`, and what is in the way.',
  '',
  '## The function',
  '',
  '```ts',
  'type ScoreRow = { weight: number; points: number; passed: boolean; gate?: boolean; hold?: boolean; cap?: number }',
  `const GATE_CAP = ${GATE_CAP}`,
  `const HOLD_CAP = ${HOLD_CAP}`,
  '',
  ...source.trimEnd().split('\n'),
  '```',
  '',
]

if (import.meta.main) {
  writeFileSync(PAGE, scorePage())
  console.log('Wrote docs/score.md.')
}
