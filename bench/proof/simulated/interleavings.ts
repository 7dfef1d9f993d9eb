// G6: one post at every interleaving of those who control it and those who make it, many of which a tenth ends unheard, and one card of Studio on its way to a chat.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Interleaved } from '#test/simulator/interleavings/main.ts'
import type { Many } from '#test/simulator/interleavings/many.ts'

const WANTED = 10_000
const POSTS = 20_000
const MOST_FOR_A_PERSON = 0.001

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const count = Math.round(WANTED * share)
    const { played, begun, violations } = await found<Interleaved>('test/simulator/interleavings/main.ts', [
      ...['--seed', `${seed}`, '--count', `${count}`],
    ])
    const many = await found<Many>('test/simulator/interleavings/many.ts', [
      ...['--seed', `${seed}`, '--count', `${Math.round(POSTS * share)}`],
    ])
    const cards = await found<Interleaved>('test/simulator/interleavings/main.ts', [
      ...['--of', 'cards', '--seed', `${seed}`, '--count', `${count}`],
    ])
    return [
      {
        goal: 'G6',
        target: `${POSTS.toLocaleString('en')} posts, a tenth unheard of: one outside for each, ≤ 0.1 % ask for a person where the platform tells`,
        figure: `${many.posts.toLocaleString('en')} posts, ${many.unknown.toLocaleString('en')} unheard of: ${many.twice} twice, ${many.nowhere} nowhere, ${many.asked_for_a_person} ask for a person`,
        met:
          many.posts >= POSTS &&
          many.twice + many.nowhere === 0 &&
          many.asked_for_a_person <= many.posts * MOST_FOR_A_PERSON,
        how: `test/simulator/interleavings/many.ts, the real statements on PGlite, each message twice, seed ${seed}`,
      },
      {
        goal: 'Posts',
        target: `${WANTED.toLocaleString('en')} interleavings of cancel, change, pause, sweep, messages and kills: 0 begun after an answer, 0 twice, 0 lost`,
        figure: `${played.toLocaleString('en')} played, ${begun.toLocaleString('en')} posts begun, ${violations.length} violations`,
        met: played >= WANTED && violations.length === 0,
        how: `test/simulator/interleavings, the real statements on PGlite, seed ${seed}`,
      },
      {
        goal: 'Studio',
        target: `${WANTED.toLocaleString('en')} interleavings of a card's messages, sweep, unlinking and kills: 0 told again but after the network's fault, 0 begun after the chat was unlinked, 0 lost`,
        figure: `${cards.played.toLocaleString('en')} played, ${cards.begun.toLocaleString('en')} calls begun, ${cards.violations.length} violations`,
        met: cards.played >= WANTED && cards.violations.length === 0,
        how: `test/simulator/interleavings/cards, the real statements on PGlite, seed ${seed}`,
      },
    ]
  },
}
