// Asks a model what a finished post shows, once for the same words; where nobody answers, lists of words tell it.
import type { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Answer, Hold, Sensitive } from '#lib/composer/answer.ts'
import { bareHold, hasGap } from '#lib/composer/illustrator/bare.ts'
import { settled, withDrafts } from '#lib/composer/illustrator/drafted.ts'
import type { Depicting } from '#lib/composer/illustrator/dressed.ts'
import type { Illustrated } from '#lib/composer/illustrator/illustrated.ts'
import {
  type Depicted,
  depictedIn,
  type IllustratorData,
  illustratorData,
  illustratorPrompt,
  illustratorRequest,
  wordsOf,
} from '#lib/composer/illustrator/question.ts'
import { asksForNone, refusedCharts, refusesTrade } from '#lib/composer/illustrator/unpictured.ts'
import { wantedOf } from '#lib/composer/illustrator/wanted.ts'
import { type Asker, askBeside, type Beside, type Posed } from '#lib/composer/model/beside.ts'
import { type Composed, withCalls } from '#lib/composer/model/planner.ts'
import type { Library, Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { colourIn } from '#lib/render/colour/named.ts'
import { Palette } from '#lib/render/picture.ts'
import { NOTHING } from '#lib/render/read.ts'
import { canStress } from '#lib/render/stressed.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'
import { isGround, MOST_STRESSED, MOST_WISHED, Stressed, Wished } from '#lib/render/wishes.ts'
import { rowsOf } from '#lib/templates/drawn-rows.ts'
import type { Rows } from '#lib/templates/kit/template.ts'

/** Over these nothing is drawn that nobody asks for; of all else that a person has to look at, whoever looks at the words tells what belongs beside them. */
const GRIEVOUS: ReadonlySet<Sensitive> = new Set(['death', 'layoffs', 'recall', 'outage', 'apology'])

/** These are dressed quietly as well: their words may name them softly (“she rang here for 62 years”), so that no list of words hears it. */
const SOLEMN: ReadonlySet<Sensitive> = new Set(['death', 'layoffs', 'recall'])
const solemn = ({ sensitive }: Answer, wished: readonly Wished[] = []): Pick<Heard, 'wished'> =>
  SOLEMN.has(sensitive) ? { wished: [...new Set<Wished>(['quiet', ...wished])].slice(0, MOST_WISHED) } : {}

/** The words are there: nobody waits long for a drawing. */
const ILLUSTRATE_MS = 4_000

type Heard = Omit<Illustrated, 'receipt'>

type Around = { way: Picture | undefined; library: Library; posed(depicting: Depicting): Posed }

/** What words show that a model wrote: those of the built-in writer tell it themselves. */
export async function illustrate(
  question: Question,
  { answer, receipt, holds }: Composed,
  { way, library, posed }: Around,
  asker: Asker | null,
): Promise<Illustrated> {
  if (!way) return { receipt }
  if (!asker || receipt.composer === 'builtin') return { receipt, ...unasked(question, answer) }
  const isGrave = GRIEVOUS.has(answer.sensitive) || subjectOf(way.template, way.data).sober
  const data = illustratorData(question, answer, { library, isGrave })
  const bare = { depicts: Object.keys(data.pictures).map(() => NOTHING), ...solemn(answer) }
  if (isGrave && !data.wishes) return { receipt, ...bare }
  const paints = isGrave ? 'off' : question.brand.painted_pictures
  const { found, told, usage } = await depicted({ data, paints }, asker)
  const counted = { ...(usage ? withCalls(receipt, usage) : receipt), ...(told && { illustrator: told }) }
  const refused = refusedCharts(Object.values(data.wishes ?? {}), question.asset_type)
  const heard = found && heardFor({ ...found, unmet: [...found.unmet, ...refused] }, data, question.brand.palette)
  // Over what is grave nothing of ours is drawn whatever is answered: what its owner asks to see there is drawn for it alone, and a person looks at it.
  const isBare = isGrave || (!heard && answer.sensitive !== 'none')
  if (isGrave && found && heard?.unmet?.length) {
    const quiet = { ...heard, ...bare, ...solemn(answer, heard.wished), receipt: counted }
    return withDrafts({ data, found: asAsked(found), rows: [], heard: quiet }, posed, asker)
  }
  const looked = [...holds, ...bareHold(answer, question, found?.depicts)]
  const rows = Object.keys(data.pictures).length === 1 ? rowsOf(way) : []
  const isPlain = found && (hasGap(found, question) || isListAlone(question, rows))
  const isDrawnFor = found && heard && (isPlain || isLookedAt(heard, looked))
  if (isBare || !found || !isDrawnFor)
    return { receipt: counted, ...heard, ...(isBare && { ...bare, ...solemn(answer, heard?.wished) }) }
  return withDrafts({ data, found, rows, heard: { ...heard, receipt: counted } }, posed, asker)
}

/** Of a post, what its owner asks to see and nothing else. */
const asAsked = (found: Depicted): Depicted => ({
  ...found,
  ...{ about: [], unplaced: true, scene: null },
  depicts: found.depicts.map(name => (name === NOTHING ? NOTHING : '')),
})

/** Whoever asks for an infographic wants to see what its rows say. */
const isListAlone = ({ asset_type }: Question, rows: Rows): boolean => asset_type === 'infographic' && rows.length > 0

/** What a model draws is looked at by a person, so a post that waits for one has it; of all others a set with a gap alone. */
const isLookedAt = ({ unmet = [] }: Heard, holds: readonly Hold[]): boolean => holds.length > 0 || unmet.length > 0

/** A colour that the brand does not have is neither a ground nor that of words, and words that do not stand there cannot stand out: then the wish is not met. */
function heardFor(
  { look, depicts, unplaced, unmet, met, scene }: Depicted,
  { pictures }: IllustratorData,
  colours: unknown,
): Heard {
  const palette = Palette.safeParse(colours).data ?? {}
  const texts = Object.values(pictures).flat()
  const known = look.map(one => ({ ...one, stressed: Stressed.safeParse({ is: one.is, words: one.words }).data }))
  const can = ({ is, stressed }: (typeof known)[number]) =>
    (!isGround(is) || colourIn(palette, is) !== undefined) && (stressed ? canStress(stressed, texts) : is !== 'marked')
  const heard = known.filter(can)
  return {
    ...{ depicts: settled(depicts, unplaced), met, scene },
    wished: [
      ...new Set(heard.flatMap(({ is, stressed }) => (stressed ? [] : (Wished.safeParse(is).data ?? [])))),
    ].slice(0, MOST_WISHED),
    stressed: heard.flatMap(({ stressed }) => stressed ?? []).slice(0, MOST_STRESSED),
    unmet: [...new Set([...unmet, ...known.filter(one => !can(one)).map(({ wish }) => wish)])],
  }
}

/** Where no model looks, a wish for no picture is heard all the same, or for none of what stands for the trade, and nothing stands over what is grave. */
function unasked(question: Question, answer: Answer): Heard {
  const { segments, asset_type } = question
  const wishes = answer.read.style.flatMap(number => segments[number - 1] ?? [])
  const isBare = GRIEVOUS.has(answer.sensitive) || asksForNone(wishes) || refusesTrade(question, answer)
  if (isBare) return { depicts: wordsOf(answer, asset_type).map(() => NOTHING), unmet: [], ...solemn(answer) }
  const depicts = answer.sensitive === 'none' ? wantedOf(question, answer) : undefined
  return depicts ? { depicts } : {}
}

type Asked = { data: IllustratorData; paints: PaintedPictures }

const depicted = async ({ data, paints }: Asked, asker: Asker): Promise<Beside<Depicted>> =>
  askBeside(asker, {
    hash: await sha256Hex(canonicalJson({ data, prompt: await illustratorPrompt(paints, data.own_drawings) })),
    whom: ({ first }) => first,
    request: asking => illustratorRequest({ data, paints, timeout_ms: ILLUSTRATE_MS, ...asking }),
    read: answer => depictedIn(answer, data, paints),
  })
