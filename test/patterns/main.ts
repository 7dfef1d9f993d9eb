// `npm run patterns`: judges every pattern anew and keeps who is safe; with `--new` only those that are not known to be. What is not
// safe must be rewritten.
import { allPatterns } from './all.ts'
import { judgeFast } from './judge.ts'
import { keep, nameOf, safeNames } from './judged.ts'

const { patterns, unseen } = allPatterns()
const known = process.argv.includes('--new') ? safeNames() : new Set<string>()
const verdicts = new Map<string, string>()
for (const one of patterns) {
  const name = nameOf(one)
  if (!verdicts.has(name)) verdicts.set(name, known.has(name) ? 'safe' : (await judgeFast(one)).told)
}
const told = (one: (typeof patterns)[number]) => verdicts.get(nameOf(one)) ?? ''
const wrong = new Map(patterns.filter(one => told(one) !== 'safe').map(one => [nameOf(one), one]))
keep([...verdicts].filter(([, verdict]) => verdict === 'safe').map(([name]) => name))
for (const one of wrong.values()) console.log(`${one.at} /${one.source.slice(0, 160)}/${one.flags}\n    ${told(one)}`)
console.log(`${wrong.size} of ${verdicts.size} patterns are vulnerable`)
if (unseen.length > 0) console.log(`not seen building a pattern: ${unseen.join(', ')}`)
process.exit(wrong.size === 0 ? 0 : 1)
