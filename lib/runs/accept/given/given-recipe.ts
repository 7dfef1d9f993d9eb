// What becomes of a recipe that a caller has sent with a run.
import { brandFor, placeOf } from '#lib/brand/snapshot.ts'
import { canonicalJson } from '#lib/bytes.ts'
import type { Hold } from '#lib/composer/concerns.ts'
import { draftedHold } from '#lib/composer/draughtsman/draft.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { holdRow } from '#lib/composer/word-rows.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { RunFailure } from '#lib/problem.ts'
import { shownBy } from '#lib/render/objects/named/drafted.ts'
import { type CallerWords, callerWords } from '#lib/runs/accept/caller-words.ts'
import { openOn, saidOn } from '#lib/runs/accept/given/open.ts'
import { isPaintingApproved } from '#lib/runs/accept/given/origin-store.ts'
import { draftedIn } from '#lib/runs/drafts/in-recipe.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { hasVideo } from '#lib/runs/judge/gates.ts'
import { paintedHold } from '#lib/runs/paint/for-run.ts'
import { snapshot } from '#lib/runs/recipe/freeze.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { slideshowStoryboard } from '#lib/runs/work/storyboards.ts'
import { templates } from '#lib/templates/index.ts'

type Given = { recipe: Recipe; words: Partial<Omit<CallerWords, 'rows' | 'event_day'>> }

/** Whoever sends a seal claims our verdict for words that we have not seen so. */
const CHANGED = hold('own_words', 'changed after it was judged: its seal is of another recipe', 'seal')

/**
 * The recipe that a run came with. Ours is kept; of any other we take the words and the look, and decide the rest
 * ourselves: the brand as it is, the film of a slideshow, and what is said of its copy.
 */
export async function givenRecipe(
  world: Pick<RunWorld, 'db' | 'now'>,
  run: Pick<RunRow, 'workspace_id' | 'livemode' | 'brief'>,
  given: { recipe?: unknown; sealed: boolean; changed: boolean; reworded?: { of: string } | undefined },
): Promise<Given> {
  const recipe = Recipe.parse(given.recipe)
  if (given.sealed) return { recipe, words: {} }
  const { video } = recipe
  const pictures = counted(recipe.pictures)
  const workspace = await findWorkspaceOf(world.db, run.workspace_id)
  const { painted } = recipe.brand
  const own = { ...(await brandFor(world.db, workspace, run.livemode)), painted }
  const brand = snapshot(own, run.brief, [...pictures, ...(video?.shots ?? [])])
  const stills = hasVideo(workspace) ? slideshowStoryboard(pictures, brand.voice.tone ?? '') : null
  const said = { ...recipe, pictures: [...pictures, ...(pictures.length === 0 ? (video?.shots ?? []) : [])] }
  const { day } = placeOf(own.dna, workspace, world.now())
  const { rows, event_day, ...words } = callerWords(said, own, day)
  const texts = saidOn(said.pictures, captionsOf(recipe))
  const was = await openOn(world.db, run, { recipe, texts, of: given.reworded?.of })
  const isKnown = ({ rule, what }: Hold) => words.holds.some(one => one.rule === rule && one.what === what)
  // What is not seen any more is not waited for.
  const drafted = new Set(draftedIn(recipe).map(name => draftedHold(shownBy(name)).what))
  const isGone = ({ rule, what }: Hold) => rule === 'painted' || (rule === 'drafted' && !drafted.has(what))
  const open = was.holds.filter(one => !isKnown(one) && !isGone(one))
  const unseen = painted && !(await isPaintingApproved(world.db, run, painted.blob_key)) ? [paintedHold(painted)] : []
  const more = [...open, ...unseen, ...(given.changed ? [CHANGED] : [])]
  return {
    recipe: {
      ...{ ...recipe, brand, pictures, video: pictures.length === 0 ? video : video && stills },
      copy_rows: [...untoldTwice(rows, more), ...more.map(holdRow)],
      event_day: event_day ?? undefined,
    },
    words: {
      ...{ holds: [...words.holds, ...more], questions: [...was.questions] },
      sensitive: words.sensitive === 'none' ? (was.sensitive ?? 'none') : words.sensitive,
      calibrated: was.calibrated ?? words.calibrated,
    },
  }
}

/** Who is to read all of it over is not told a second time that nothing has compared it. */
const untoldTwice = (rows: CallerWords['rows'], more: readonly Hold[]): CallerWords['rows'] =>
  more.some(({ rule }) => rule === 'pieces') ? rows.filter(({ rule }) => rule !== 'unread') : rows

/** How many there are follows from their data, where that is one for all; each keeps what was decided of its look. */
function counted(pictures: Recipe['pictures']): Recipe['pictures'] {
  const counts = pictures.map(({ template, data, width, height }) => templates[template]?.count(data, [width, height]))
  const several = counts.findIndex(count => count !== pictures.length)
  const [first] = pictures
  if (several < 0 || !first) return pictures
  if (pictures.some(({ data }) => canonicalJson(data) !== canonicalJson(first.data)))
    throw new RunFailure(
      'compose_failed',
      `The recipe has ${pictures.length} pictures, and the data of picture ${several} makes another number.`,
    )
  return Array.from({ length: counts[0] ?? 1 }, (_, index) => ({ ...(pictures[index] ?? first), index }))
}
