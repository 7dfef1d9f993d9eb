// Draws for a post until it can be shown: whoever draws sees it once, another looks, and what is wrong is drawn anew once more.
import { draft } from '#lib/composer/draughtsman/draft.ts'
import { type Looked, lookAt } from '#lib/composer/draughtsman/look.ts'
import { mend } from '#lib/composer/draughtsman/mend.ts'
import type { DraughtsmanData, Drawn } from '#lib/composer/draughtsman/question.ts'
import type { Asker, Beside } from '#lib/composer/model/beside.ts'
import type { Usage } from '#lib/composer/model/writer.ts'

/** `usages` is what each call used that was made now. */
export type Finished = Pick<Beside<Drawn>, 'told'> & { drawn?: Drawn; looked?: Looked; usages: Usage[] }

export async function drawAndLook(wanted: DraughtsmanData, asker: Asker): Promise<Finished> {
  const usages: Usage[] = []
  const counted = <Found>({ found, usage }: Beside<Found>): Found | undefined => {
    if (usage) usages.push(usage)
    return found
  }
  const drafted = await draft(wanted, asker)
  const { told } = drafted
  const first = counted(drafted)
  if (!first || first.by_picture.size === 0) return { ...(told && { told }), usages }
  const seen = counted(await mend(first, wanted, asker)) ?? first
  const looked = counted(await lookAt(seen, wanted, asker))
  const shown = { ...(told && { told }), drawn: seen, usages, ...(looked && { looked }) }
  if (!looked || Object.keys(looked.wrong).length === 0) return shown
  const again = counted(await mend(seen, wanted, asker, looked.wrong))
  const anew = again ? drawnAnew(seen, again) : []
  if (!again || anew.length === 0) return shown
  const anewLooked = counted(await lookAt(again, wanted, asker, anew))
  return { ...shown, drawn: again, looked: anewLooked ?? { ...looked, fine: false } }
}

/** The numbers of those that look otherwise than before, or are given up. */
const drawnAnew = (before: Drawn, { by_picture }: Drawn): number[] =>
  [...before.by_picture].flatMap(([n, name]) => (by_picture.get(n) === name ? [] : [n]))
