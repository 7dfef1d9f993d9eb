// Words that have no room in the template of their kind: an announcement has more, and a list more than steps or bars.
import { type Fields, place } from '#lib/composer/layout/place.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { type MendedRecipe, mend } from '#lib/runs/judge/mend.ts'
import type { Freeze } from '#lib/runs/judge/take.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

/** The take, or the same words as an announcement, those of an infographic as lists, where the take cannot be drawn and that can. */
export async function orAnnounced(
  world: RunWorld,
  taken: MendedRecipe,
  [way]: readonly Picture[],
  freeze: Freeze,
): Promise<MendedRecipe> {
  const plain = taken.score === null && way ? (listedOf(way) ?? announcementOf(way)) : null
  if (!way || !plain) return taken
  const { recipe, repairs, score } = await mend(world, await freeze(plain, 0, 0))
  if (score === null) return taken
  const repair = {
    rule: 'text_whole',
    action: `${plain.template === way.template ? 'lists' : 'announcement'} for ${way.template}`,
    before: 0,
    after: score,
    asset: 0,
  }
  return { recipe, repairs: [repair, ...repairs], score }
}

const TITLES = ['headline', 'title', 'event_name', 'product_name', 'role'] as const

function announcementOf({ data, ...way }: Picture): Picture | null {
  const title = TITLES.find(name => typeof data[name] === 'string')
  if (!title || way.template === 'announcement' || 'blocks' in data) return null
  const { [title]: headline, ...rest } = data
  const plain = place('announcement', { headline, ...rest } as Fields)
  return plain && { ...way, ...plain }
}

type Block = Record<string, string | number | string[] | number[] | Record<string, string>[]>

/** Steps and bars as rows of a list; null where an infographic has neither. */
function listedOf(way: Picture): Picture | null {
  const blocks = way.data.blocks as Block[] | undefined
  const isListed = blocks?.some(({ kind }) => kind === 'steps' || kind === 'bars')
  return blocks && isListed ? { ...way, data: { ...way.data, blocks: blocks.map(asList) } } : null
}

/** A row of a list holds less than a step. */
const LONGEST = 200

function asList(block: Block): Block {
  const { kind, title, titles, bodies = [], labels, texts } = block
  if (Array.isArray(bodies) && bodies.some(one => `${one}`.length > LONGEST)) return block
  const named: Block = title ? { title } : {}
  const isTold = Array.isArray(bodies) && bodies.some(Boolean)
  if (kind === 'steps' && titles) return { kind: 'list', ...named, items: titles, ...(isTold && { texts: bodies }) }
  if (kind === 'bars' && labels && texts) return { kind: 'list', ...named, items: labels, texts }
  return block
}
