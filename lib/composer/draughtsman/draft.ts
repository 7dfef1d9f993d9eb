// Has a model draw what a post is about and no drawing of ours shows, once for the same words.
import {
  type DraughtsmanData,
  type Drawn,
  draughtsmanInstructions,
  draughtsmanRequest,
  drawnIn,
} from '#lib/composer/draughtsman/question.ts'
import type { Depicted, IllustratorData } from '#lib/composer/illustrator/question.ts'
import { type Asker, askBeside, type Beside, hashOf } from '#lib/composer/model/beside.ts'
import { NOTHING } from '#lib/render/read.ts'

/** Lines take longer than words: eleven seconds for each. */
export const DRAW_MS = 90_000

/** Null where there is nothing to draw. */
export function wantedOf(data: IllustratorData, { depicts, about, unmet }: Depicted): DraughtsmanData | null {
  const { brand, asset_type, language, pictures } = data
  const open = Object.keys(pictures).flatMap((n, at) => (depicts[at] === '' && about[at] ? [[n, about[at]]] : []))
  if (depicts.every(name => name === NOTHING) || open.length + unmet.length === 0) return null
  const wishes = Object.fromEntries(unmet.map((wish, at) => [at + 1, wish]))
  return { brand, asset_type, language, pictures, undrawn: Object.fromEntries(open), wishes }
}

export const draft = async (data: DraughtsmanData, asker: Asker): Promise<Beside<Drawn>> =>
  askBeside(asker, {
    hash: await hashOf({ data }, draughtsmanInstructions),
    whom: ({ draughtsman }) => draughtsman,
    request: asking => draughtsmanRequest({ data, timeout_ms: DRAW_MS, ...asking }),
    read: answer => drawnIn(answer, data),
    hold_ms: DRAW_MS,
  })
