// Draws for a post until it can be shown: whoever draws sees it once, another looks at the whole post, and what is wrong is drawn anew; once more where its critic wants that.
import { draft, isOpen } from '#lib/composer/draughtsman/draft.ts'
import { type Looked, lookAt, type Stage } from '#lib/composer/draughtsman/look.ts'
import { mend } from '#lib/composer/draughtsman/mend.ts'
import { type DraughtsmanData, type Drawn, UNDRAWN } from '#lib/composer/draughtsman/question.ts'
import type { Asker, Beside } from '#lib/composer/model/beside.ts'
import type { Usage } from '#lib/composer/model/writer.ts'

/** `usages` is what each call used that was made now. */
export type Finished = Pick<Beside<Drawn>, 'told'> & { drawn?: Drawn; looked?: Looked; usages: Usage[] }

type Found = Pick<Looked, 'wrong' | 'missing'>

/** Whoever draws, with what each answer used. */
function atWork(asker: Asker) {
  const usages: Usage[] = []
  let told: Finished['told']
  const counted = <Answer>({ found, usage }: Beside<Answer>): Answer | undefined => {
    if (usage) usages.push(usage)
    return found
  }
  const drawnFor = async (data: DraughtsmanData): Promise<Drawn | undefined> => {
    const drafted = await draft(data, asker)
    told = drafted.told ?? told
    const first = counted(drafted)
    return first && first.by_picture.size > 0 ? (counted(await mend(first, data, asker)) ?? first) : undefined
  }
  const drawnAgain = async (seen: Drawn, wanted: DraughtsmanData, found: Found, last = false) =>
    seen.by_picture.size > 0
      ? counted(await mend(seen, wanted, asker, found, last))
      : drawnFor({ ...wanted, undrawn: found.missing })
  const finished = (more: Pick<Finished, 'drawn' | 'looked'>): Finished => ({ ...(told && { told }), usages, ...more })
  return { counted, drawnFor, drawnAgain, finished }
}

export async function drawAndLook(wanted: DraughtsmanData, stage: Stage, asker: Asker): Promise<Finished> {
  const { counted, drawnFor, drawnAgain, finished } = atWork(asker)
  const isAsked = isOpen(wanted)
  const seen = isAsked ? await drawnFor(wanted) : UNDRAWN
  if (!seen) return finished({})
  const looked = counted(await lookAt(seen, wanted, stage, asker))
  const before = { ...(isAsked && { drawn: seen }), ...(looked && { looked }) }
  if (!looked || isDone(looked)) return finished(before)
  const again = await drawnAgain(seen, wanted, looked)
  const anew = again ? drawnAnew(seen, again) : []
  if (!again || anew.length === 0) return finished(before)
  const anewLooked = counted(await lookAt(again, wanted, stage, asker, anew))
  return finished(restored(seen, looked, again, anewLooked ?? { ...looked, fine: false }))
}

/** What somebody who saw the finished post would have drawn otherwise; nobody looks at it here. */
export async function drawAnew(seen: Drawn, wanted: DraughtsmanData, found: Found, asker: Asker): Promise<Finished> {
  const { drawnAgain, finished } = atWork(asker)
  const drawn = await drawnAgain(seen, wanted, found, true)
  return finished(drawn ? { drawn } : {})
}

/** What became worse by being drawn anew is as it was. */
function restored(before: Drawn, first: Looked, again: Drawn, then: Looked): { drawn: Drawn; looked: Looked } {
  const was = new Map([...before.by_picture].filter(([n]) => then.never.includes(n) && !first.never.includes(n)))
  if (was.size === 0) return { drawn: again, looked: then }
  const by_picture = new Map([...again.by_picture].map(([n, name]) => [n, was.get(n) ?? name]))
  const looked = { ...then, never: then.never.filter(n => !was.has(n)), fine: false }
  return { drawn: { ...again, by_picture }, looked }
}

const isDone = ({ wrong, missing }: Looked): boolean => Object.keys(wrong).length + Object.keys(missing).length === 0

/** The numbers of those that look otherwise than before, are new, or are given up. */
const drawnAnew = (before: Drawn, { by_picture }: Drawn): number[] =>
  [...new Set([...before.by_picture.keys(), ...by_picture.keys()])].filter(
    n => by_picture.get(n) !== before.by_picture.get(n),
  )
