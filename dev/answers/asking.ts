// Open questions as files for whoever answers them, several of one asset type in each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from '#dev/answers/sets.ts'
import { instructionsFor, REPAIR } from '#lib/composer/model/instructions.ts'
import { dataOf, questionOf } from '#lib/composer/question.ts'
import { answerSchema } from '#lib/composer/schema.ts'
import type { AssetType } from '#lib/plans.ts'

export type Open = { one: Case; faults: readonly string[]; refused?: unknown }

/** The file of one batch holds all that its reader needs, and nothing that a model would not be told. */
export function writeQuestions(dir: string, open: readonly Open[], size: number): string[] {
  mkdirSync(dir, { recursive: true })
  const types = [...new Set(open.map(({ one }) => one.input.asset_type))]
  return types.flatMap(asset_type => {
    const same = open.filter(({ one }) => one.input.asset_type === asset_type)
    const batches = Array.from({ length: Math.ceil(same.length / size) }, (_, at) =>
      same.slice(at * size, (at + 1) * size),
    )
    return batches.map((batch, index) => {
      const name = `${asset_type}-${String(index + 1).padStart(2, '0')}`
      writeFileSync(join(dir, `${name}.md`), pageOf(asset_type, name, batch))
      return name
    })
  })
}

function pageOf(asset_type: AssetType, name: string, batch: readonly Open[]): string {
  const mends = batch.some(({ faults }) => faults.length > 0)
  return `Answer each question below by itself, as if you had seen only the instructions and that one question.
Write one JSON file \`${name}.answers.json\` beside this one: an object whose keys are the ids and whose values are the answers, each following the schema.
Look nothing up: no other file, no code, no program. Read instructions, question, then write.

# Instructions
${instructionsFor(asset_type)}${mends ? `\n\n${REPAIR}` : ''}

# Schema of an answer
${JSON.stringify(answerSchema(asset_type))}

# Questions
${batch.map(blockOf).join('\n\n')}
`
}

const blockOf = ({ one, faults, refused }: Open): string =>
  `## ${one.id}\n<<q>>\n${JSON.stringify(dataOf(questionOf(one.input), faults, refused))}\n<</q>>`
