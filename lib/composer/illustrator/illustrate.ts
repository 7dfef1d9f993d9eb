// Asks a model what a finished post shows, once for the same words; where nobody answers, lists of words tell it.
import type { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Answer, Hold, Sensitive } from '#lib/composer/answer.ts'
import { wantedOf } from '#lib/composer/draughtsman/draft.ts'
import { drawAndLook } from '#lib/composer/draughtsman/finish.ts'
import type { Drawn } from '#lib/composer/draughtsman/question.ts'
import { bareHold, hasGap } from '#lib/composer/illustrator/bare.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import {
  type Depicted,
  depictedIn,
  type IllustratorData,
  illustratorData,
  illustratorPrompt,
  illustratorRequest,
  wordsOf,
} from '#lib/composer/illustrator/question.ts'
import { asksForNone, refusedCharts } from '#lib/composer/illustrator/unpictured.ts'
import { type Asker, askBeside, type Beside } from '#lib/composer/model/beside.ts'
import { type Composed, type Receipt, withCalls } from '#lib/composer/model/planner.ts'
import type { Library, Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { colourIn } from '#lib/render/colour/named.ts'
import { shownBy } from '#lib/render/objects/named/drafted.ts'
import { Palette } from '#lib/render/picture.ts'
import { NOTHING } from '#lib/render/read.ts'
import { canStress } from '#lib/render/stressed.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'
import { isGround, MOST_STRESSED, MOST_WISHED, Stressed, type Wished } from '#lib/render/wishes.ts'

/** Over these nothing is drawn; of all else that a person has to look at, whoever looks at the words tells what belongs beside them. */
const GRIEVOUS: ReadonlySet<Sensitive> = new Set(['death', 'layoffs', 'recall', 'outage', 'apology'])

/** The words are there: nobody waits long for a drawing. */
const ILLUSTRATE_MS = 4_000

type Heard = Omit<Illustrated, 'receipt'>

/** What a model has drawn for a post, the wishes that this meets, and whether a model that saw each drawing found it fine. */
export type Drafted = { shows: string[]; met: string[]; fine: boolean }

/** `depicts` is missing where nobody has said; then the words tell it. `drafted` is what a model has drawn for it. */
type Illustrated = {
  depicts?: string[]
  wished?: Wished[]
  stressed?: Stressed[]
  unmet?: string[]
  drafted?: Drafted | undefined
  scene?: Scene | null
  receipt: Receipt
}

type Around = { way: Picture | undefined; library: Library }

/** What words show that a model wrote: those of the built-in writer tell it themselves. */
export async function illustrate(
  question: Question,
  { answer, receipt, holds }: Composed,
  { way, library }: Around,
  asker: Asker | null,
): Promise<Illustrated> {
  if (!way) return { receipt }
  if (!asker || receipt.composer === 'builtin') return { receipt, ...unasked(question, answer) }
  const isGrave = GRIEVOUS.has(answer.sensitive) || subjectOf(way.template, way.data).sober
  const data = illustratorData(question, answer, { library, isGrave })
  const bare = { depicts: Object.keys(data.pictures).map(() => NOTHING) }
  if (isGrave && !data.wishes) return { receipt, ...bare }
  const paints = isGrave ? 'off' : question.brand.painted_pictures
  const { found, told, usage } = await depicted({ data, paints }, asker)
  const counted = { ...(usage ? withCalls(receipt, usage) : receipt), ...(told && { illustrator: told }) }
  const refused = refusedCharts(Object.values(data.wishes ?? {}), question.asset_type)
  const heard = found && heardFor({ ...found, unmet: [...found.unmet, ...refused] }, data, question.brand.palette)
  // Over what is grave nothing is drawn whatever is answered; a wish for something to be seen is still told as one that is not met.
  const isBare = isGrave || (!heard && answer.sensitive !== 'none')
  const looked = [...holds, ...bareHold(answer, question, found?.depicts)]
  const isDrawnFor = found && heard && (hasGap(found, question) || isLookedAt(heard, looked))
  if (isBare || !found || !isDrawnFor) return { receipt: counted, ...heard, ...(isBare && bare) }
  return withDrafts(data, found, { ...heard, receipt: counted }, asker)
}

/** What a model draws is looked at by a person, so a post that waits for one has it; of all others a set with a gap alone. */
const isLookedAt = ({ unmet = [] }: Heard, holds: readonly Hold[]): boolean => holds.length > 0 || unmet.length > 0

/** Where an image model paints the first picture, nothing is drawn there. */
async function withDrafts(
  data: IllustratorData,
  found: Depicted,
  heard: Illustrated,
  asker: Asker,
): Promise<Illustrated> {
  const wanted = wantedOf(data, found)
  if (!wanted || found.scene) return heard
  const { drawn, looked, told, usages } = await drawAndLook(wanted, asker)
  const receipt = {
    ...usages.reduce((sum, usage) => withCalls(sum, usage), heard.receipt),
    ...(told && { draughtsman: told }),
  }
  if (!drawn) return { ...heard, receipt }
  const { shown, met } = withoutNever(drawn, looked?.never ?? [])
  if (shown.size === 0 && told) return { ...heard, receipt: { ...receipt, draughtsman: { ...told, fault: 'never' } } }
  return {
    ...{ ...heard, receipt },
    depicts: found.depicts.map((name, at) => shown.get(at + 1) ?? name),
    unmet: (heard.unmet ?? []).filter(wish => !met.includes(wish)),
    drafted: { shows: [...shown.values()].map(shownBy), met, fine: looked?.fine === true },
  }
}

/** A wish is met where all that was drawn for it is shown. */
function withoutNever({ by_picture, met }: Drawn, never: readonly number[]) {
  const open = never.flatMap(n => met.get(n) ?? [])
  return {
    shown: new Map([...by_picture].filter(([n]) => !never.includes(n))),
    met: [...new Set(met.values())].filter(wish => !open.includes(wish)),
  }
}

/** A colour that the brand does not have is neither a ground nor that of words, and words that do not stand there cannot stand out: then the wish is not met. */
function heardFor({ look, depicts, unmet, scene }: Depicted, { pictures }: IllustratorData, colours: unknown): Heard {
  const palette = Palette.safeParse(colours).data ?? {}
  const texts = Object.values(pictures).flat()
  const known = look.map(one => ({ ...one, stressed: Stressed.safeParse({ is: one.is, words: one.words }).data }))
  const can = ({ is, stressed }: (typeof known)[number]) =>
    (!isGround(is) || colourIn(palette, is) !== undefined) && (!stressed || canStress(stressed, texts))
  const heard = known.filter(can)
  return {
    ...{ depicts, scene },
    wished: [...new Set(heard.flatMap(({ is, stressed }) => (stressed ? [] : is)))].slice(0, MOST_WISHED),
    stressed: heard.flatMap(({ stressed }) => stressed ?? []).slice(0, MOST_STRESSED),
    unmet: [...new Set([...unmet, ...known.filter(one => !can(one)).map(({ wish }) => wish)])],
  }
}

/** Where no model looks, a wish for no picture is heard all the same. */
function unasked({ segments, asset_type }: Question, answer: Answer): Heard {
  const wishes = answer.read.style.flatMap(number => segments[number - 1] ?? [])
  return asksForNone(wishes) ? { depicts: wordsOf(answer, asset_type).map(() => NOTHING), unmet: [] } : {}
}

type Asked = { data: IllustratorData; paints: PaintedPictures }

const depicted = async ({ data, paints }: Asked, asker: Asker): Promise<Beside<Depicted>> =>
  askBeside(asker, {
    hash: await sha256Hex(canonicalJson({ data, prompt: await illustratorPrompt(paints, data.own_drawings) })),
    whom: ({ first }) => first,
    request: asking => illustratorRequest({ data, paints, timeout_ms: ILLUSTRATE_MS, ...asking }),
    read: answer => depictedIn(answer, data, paints),
  })
