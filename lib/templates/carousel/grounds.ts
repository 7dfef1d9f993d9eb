// The two grounds of each slide of a set.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { hash } from '#lib/render/seed.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'

export type Grounds = { words: Ground; foot: Ground /** What comes after it. */; next: Ground }

export function groundsOf(page: Page, index: number, last: number): Grounds {
  const own = pairOf(page, index, last)
  const next = pairOf(page, index === last ? 0 : index + 1, last).words
  return { ...own, next: next.paper === own.words.paper ? own.foot : next }
}

/** They change places from each slide to the next; the cover has one, and the last slide ends on another colour. */
function pairOf(page: Page, index: number, last: number): Pick<Grounds, 'words' | 'foot'> {
  const { plain, soft, deep, vivid, playful, dark } = page.theme
  if (page.subject.sober) return { words: plain, foot: soft }
  if (page.wished.includes('quiet'))
    return index % 2 === 0 ? { words: plain, foot: soft } : { words: soft, foot: plain }
  const turn = hash(`carousel/${page.kit.name}`) % 2
  const friendly = page.pairing.manner === 'friendly'
  const loud = friendly ? (playful[(index + turn) % playful.length] ?? vivid[0]) : vivid[0]
  const ends = friendly || dark || turn === 0 ? loud : deep
  const before = index === last && last > 1 ? pairOf(page, last - 1, last).words.paper : ''
  if (index === 0) return { words: ends, foot: ends }
  if (index === last) {
    // Two slides on end of one loud colour are a slip in the rhythm of a set.
    const words = [ends, deep, ...playful, plain].find(({ paper }) => paper !== before) ?? ends
    return { words, foot: standingOut(page, words, ...besides(page, words)) }
  }
  return index % 2 === 1 ? { words: plain, foot: loud } : { words: loud, foot: plain }
}

/** Loud colours of the brand other than one that is seen already, then its paper. */
const besides = ({ theme: { playful, plain } }: Page, seen: Ground): Ground[] => [
  ...playful.filter(one => one.paper !== seen.paper),
  plain,
]
