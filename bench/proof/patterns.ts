// Every regular expression of the tree, written or built, judged anew.
import type { Proof } from '#bench/proof/proof.ts'
import { allPatterns } from '#test/patterns/all.ts'
import { judgeFast } from '#test/patterns/judge.ts'
import { nameOf } from '#test/patterns/judged.ts'

export const proof: Proof = {
  area: 'Surface',
  async run({ share }) {
    const { patterns } = allPatterns()
    const distinct = [...new Map(patterns.map(one => [nameOf(one), one])).values()]
    const judged = distinct.slice(0, Math.ceil(distinct.length * share))
    let vulnerable = 0
    for (const one of judged) {
      const { safe, told } = await judgeFast(one)
      if (safe) continue
      vulnerable++
      console.log(`${one.at} /${one.source}/${one.flags}: ${told}`)
    }
    return [
      {
        goal: 'patterns that a text can keep busy',
        target: '0, and none that cannot be told',
        figure: `${vulnerable} of ${judged.length.toLocaleString('en')}`,
        met: vulnerable === 0,
        how: 'recheck over lib, functions, cli and dev, those built while running included',
      },
    ]
  },
}
