// Has a model draw what a post is about and no drawing of ours shows, once for the same words.
import type { Hold } from '#lib/composer/concerns.ts'
import {
  type DraughtsmanData,
  type Drawn,
  draughtsmanInstructions,
  draughtsmanRequest,
  drawnIn,
} from '#lib/composer/draughtsman/question.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Depicted, IllustratorData } from '#lib/composer/illustrator/question.ts'
import { refusedIn } from '#lib/composer/illustrator/refused.ts'
import { type Asker, askBeside, type Beside, hashOf } from '#lib/composer/model/beside.ts'
import { NOTHING } from '#lib/render/read.ts'
import type { Rows } from '#lib/templates/kit/template.ts'

/** Lines take longer than words: eleven seconds for each. */
export const DRAW_MS = 130_000

/** Null where nothing may be drawn; `rows` are those of the one picture that have room for a drawing each. */
export function wantedOf(
  data: IllustratorData,
  { depicts, about, unmet }: Depicted,
  rows: Rows = [],
): DraughtsmanData | null {
  const { brand, asset_type, language, pictures, wishes: asked = {}, refused: also = [] } = data
  const open = Object.keys(pictures).flatMap((n, at) => (depicts[at] === '' && about[at] ? [[n, about[at]]] : []))
  if (depicts.every(name => name === NOTHING)) return null
  const refused = refusedIn([...Object.values(asked), ...also])
  const wishes = Object.fromEntries(unmet.map((wish, at) => [at + 1, wish]))
  return {
    ...{ brand, asset_type, language, pictures, undrawn: Object.fromEntries(open), wishes },
    ...(refused && { refused }),
    ...(rows.length > 0 && { rows: Object.fromEntries(rows.map((words, at) => [depicts.length + 1 + at, words])) }),
  }
}

/** Something has no drawing of ours. */
export const isOpen = ({ undrawn, wishes, rows = {} }: DraughtsmanData): boolean =>
  [undrawn, wishes, rows].some(all => Object.keys(all).length > 0)

/** It waits for a person to look at it. */
export const draftedHold = (shows: string): Hold => hold('drafted', `a language model has drawn “${shows}”`, 'picture')

export const draft = async (data: DraughtsmanData, asker: Asker): Promise<Beside<Drawn>> =>
  askBeside(asker, {
    hash: await hashOf({ data }, draughtsmanInstructions),
    whom: ({ draughtsman }) => draughtsman,
    request: asking => draughtsmanRequest({ data, timeout_ms: DRAW_MS, ...asking }),
    read: answer => drawnIn(answer, data),
    hold_ms: DRAW_MS,
  })
