// What a model draws for a post, in the places of what was chosen for it; and once more where its critic would rather see something else.
import { wantedOf } from '#lib/composer/draughtsman/draft.ts'
import { drawAndLook, drawAnew } from '#lib/composer/draughtsman/finish.ts'
import type { Looked, Stage } from '#lib/composer/draughtsman/look.ts'
import { type Drawn, UNDRAWN, without, withWholeRows } from '#lib/composer/draughtsman/question.ts'
import type { Depicting } from '#lib/composer/illustrator/dressed.ts'
import type { Draft, Drafting, Illustrated } from '#lib/composer/illustrator/illustrated.ts'
import { type Meeting, meetingsOf } from '#lib/composer/illustrator/question.ts'
import type { Asker, Posed } from '#lib/composer/model/beside.ts'
import { withAllCalls } from '#lib/composer/model/planner.ts'
import type { Usage } from '#lib/composer/model/writer.ts'
import { shownBy } from '#lib/render/objects/named/drafted.ts'
import { NOTHING } from '#lib/render/read.ts'

/** Where an image model paints the first picture, nothing is drawn there. */
export async function withDrafts(
  drafting: Drafting,
  posed: (depicting: Depicting) => Posed,
  asker: Asker,
): Promise<Illustrated> {
  const { data, found, rows, heard } = drafting
  const wanted = wantedOf(data, found, rows)
  if (!wanted || found.scene) return heard
  const stage: Stage = {
    wishes: data.wishes ?? {},
    shown: ({ by_picture }) =>
      Object.fromEntries(found.depicts.map((name, at) => [at + 1, shownBy(by_picture.get(at + 1) ?? name)])),
    pose: async drawn => (await asker.pose?.(posed({ ...heard, ...depicting(drawn, drafting) }))) ?? [],
  }
  const { drawn, looked, told, usages } = await drawAndLook(wanted, stage, asker)
  const receipt = { ...withAllCalls(heard.receipt, usages), ...(told && { draughtsman: told }) }
  const left = drawn ? withWholeRows(without(drawn, looked?.never ?? []), wanted) : UNDRAWN
  const draft = { ...drafting, wanted, drawn: left }
  if (!drawn) return { ...heard, receipt, draft }
  if (left.by_picture.size === 0 && told)
    return { ...heard, receipt: { ...receipt, draughtsman: { ...told, fault: 'never' } }, draft }
  return { ...shownIn(draft, looked?.fine === true), receipt }
}

/** Nothing where nobody draws it, or all looks as before. Only a critic that sees both has looked at it. */
export async function redrawn(
  { draft, receipt }: Illustrated,
  found: Pick<Looked, 'wrong' | 'missing'>,
  asker: Asker,
): Promise<{ illustrated?: Illustrated; usages: Usage[] }> {
  if (!draft) return { usages: [] }
  const { wanted, drawn: before } = draft
  const { drawn, usages } = await drawAnew(before, wanted, found, asker)
  const isSame = !drawn || [...drawn.by_picture].every(([n, name]) => before.by_picture.get(n) === name)
  return isSame ? { usages } : { illustrated: { ...shownIn({ ...draft, drawn }, false), receipt }, usages }
}

/** `fine` is whether a model that saw each drawing found it so. */
function shownIn(draft: Draft, fine: boolean): Illustrated {
  const { drawn, found, heard } = draft
  const met = metBy(drawn, found.depicts.length)
  const isMet = (wish: string) => met.some(one => one.wish === wish)
  return {
    ...{ ...heard, ...depicting(drawn, draft), draft },
    unmet: (heard.unmet ?? []).filter(wish => !isMet(wish)),
    met: [...met, ...(heard.met ?? []).filter(({ wish }) => !isMet(wish))],
    drafted: { shows: [...new Set([...drawn.by_picture.values()].map(shownBy))], fine },
  }
}

/** What was drawn in the places of what was chosen. */
function depicting({ by_picture }: Drawn, { found, rows }: Drafting): Depicting {
  const beside = rows.flatMap((_, at) => by_picture.get(found.depicts.length + 1 + at) ?? [])
  return {
    depicts: settled(
      found.depicts.map((name, at) => by_picture.get(at + 1) ?? name),
      found.unplaced,
    ),
    ...(beside.length > 0 && { rows: beside }),
  }
}

/** Where a program would show where the brand is, nothing is shown. */
export const settled = (depicts: readonly string[], unplaced: boolean): string[] =>
  depicts.map(name => (name === '' && unplaced ? NOTHING : name))

/** A wish for drawings of the rows is met by these, whatever else is drawn for it. */
function metBy({ met, by_picture }: Pick<Drawn, 'met' | 'by_picture'>, pictures: number): Meeting[] {
  const ofRows = new Set([...met].flatMap(([n, wish]) => (n > pictures ? wish : [])))
  const counted = [...met].filter(([n, wish]) => n > pictures || !ofRows.has(wish))
  return meetingsOf(counted.map(([n, wish]) => [wish, by_picture.get(n) ?? '']))
}
