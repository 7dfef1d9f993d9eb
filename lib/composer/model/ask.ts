// One call: the question between marks that nobody outside can guess, its answer read as data.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { instructionsFor, REPAIR } from '#lib/composer/model/instructions.ts'
import { type Usage, type Writer, WriterError, type WriterFault } from '#lib/composer/model/writer.ts'
import { dataOf, type Question } from '#lib/composer/question.ts'
import { answerSchema } from '#lib/composer/schema.ts'
import type { AssetType } from '#lib/plans.ts'

/** Enough for an answer of four hundred and for a model that thinks before it writes. */
const MAX_TOKENS = 2_000

export type Asking = {
  question: Question
  fence: string
  faults: readonly string[]
  /** The answer that has these faults. */
  refused?: Answer
  timeout_ms: number
  workspace: string
}

export type Asked =
  | { kind: 'answer'; answer: Answer; usage: Usage; model: string }
  | { kind: 'fault'; fault: WriterFault; told: string; usage: Usage | undefined }

/** It never throws: what went wrong is an answer too. */
export async function ask(writer: Writer, asking: Asking): Promise<Asked> {
  try {
    const { value, usage, model = writer.name } = await writer.write(requestOf(asking))
    const read = answers[asking.question.asset_type].safeParse(value)
    if (JSON.stringify(value).includes(asking.fence)) return broken('the answer repeats the marks', usage)
    if (read.success) return { kind: 'answer', answer: read.data, usage, model }
    const [issue] = read.error.issues
    return broken(`${issue?.path.join('.') || 'answer'} ${issue?.message ?? ''}`.trim(), usage)
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    return { kind: 'fault', fault: error.fault, told: error.message, usage: error.usage }
  }
}

const broken = (what: string, usage: Usage): Asked => ({
  kind: 'fault',
  fault: 'broken',
  told: `broken: ${what}`,
  usage,
})

/** What others wrote, between marks that none of them can guess. */
export const fenced = (data: unknown, fence: string): string =>
  `<<${fence}>>\n${JSON.stringify(data).replaceAll(fence, '')}\n<</${fence}>>`

/** What a model is told and asked of an asset type, in one number: a recording of another one is stale. */
export const promptHash = (asset_type: AssetType): Promise<string> =>
  sha256Hex(`${instructionsFor(asset_type)}\n${canonicalJson(answerSchema(asset_type))}`)

/** What a model is sent; also what a recording was asked. */
export function requestOf({ question, fence, faults, refused, timeout_ms, workspace }: Asking) {
  const common = instructionsFor(question.asset_type)
  return {
    instructions: faults.length > 0 ? `${common}\n\n${REPAIR}` : common,
    data: fenced(dataOf(question, faults, refused), fence),
    schema: answerSchema(question.asset_type),
    max_tokens: MAX_TOKENS,
    // The instructions are the long beginning that stays the same.
    affinity: `compose-${question.asset_type}`,
    workspace,
    timeout_ms,
  }
}
