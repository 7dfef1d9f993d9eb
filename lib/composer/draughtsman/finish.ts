// Draws for a post until it can be shown: whoever draws sees it once, another looks at the whole post, and what is wrong is drawn anew once more.
import { draft, isOpen } from '#lib/composer/draughtsman/draft.ts'
import { type Looked, lookAt, type Stage } from '#lib/composer/draughtsman/look.ts'
import { mend } from '#lib/composer/draughtsman/mend.ts'
import { type DraughtsmanData, type Drawn, UNDRAWN } from '#lib/composer/draughtsman/question.ts'
import type { Asker, Beside } from '#lib/composer/model/beside.ts'
import type { Usage } from '#lib/composer/model/writer.ts'

/** `usages` is what each call used that was made now. */
export type Finished = Pick<Beside<Drawn>, 'told'> & { drawn?: Drawn; looked?: Looked; usages: Usage[] }

type Counted = <Found>(answer: Beside<Found>) => Found | undefined

export async function drawAndLook(wanted: DraughtsmanData, stage: Stage, asker: Asker): Promise<Finished> {
  const usages: Usage[] = []
  let told: Finished['told']
  const counted: Counted = ({ found, usage }) => {
    if (usage) usages.push(usage)
    return found
  }
  const drawnFor = async (data: DraughtsmanData): Promise<Drawn | undefined> => {
    const drafted = await draft(data, asker)
    told = drafted.told ?? told
    const first = counted(drafted)
    return first && first.by_picture.size > 0 ? (counted(await mend(first, data, asker)) ?? first) : undefined
  }
  const isAsked = isOpen(wanted)
  const seen = isAsked ? await drawnFor(wanted) : UNDRAWN
  const finished = (more: Pick<Finished, 'drawn' | 'looked'>) => ({ ...(told && { told }), usages, ...more })
  if (!seen) return finished({})
  const looked = counted(await lookAt(seen, wanted, stage, asker))
  const before = { ...(isAsked && { drawn: seen }), ...(looked && { looked }) }
  if (!looked || isDone(looked)) return finished(before)
  const again = isAsked
    ? counted(await mend(seen, wanted, asker, looked))
    : await drawnFor({ ...wanted, undrawn: looked.missing })
  const anew = again ? drawnAnew(seen, again) : []
  if (!again || anew.length === 0) return finished(before)
  const anewLooked = counted(await lookAt(again, wanted, stage, asker, anew))
  return finished(restored(seen, looked, again, anewLooked ?? { ...looked, fine: false }))
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
