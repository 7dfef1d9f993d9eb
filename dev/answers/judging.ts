// Finished posts of recorded words as questions to second readers, with their pictures; and what readers said of them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recorded } from '#bench/copy/composers.ts'
import { bareKit, type Output, outputOf } from '#bench/copy/outputs.ts'
import { readings } from '#dev/answers/readings.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { raster } from '#dev/build/raster.ts'
import { strict } from '#lib/composer/schema.ts'
import { isWorthReading } from '#lib/runs/judge/reader/heard.ts'
import { fewOf, framesOf, shrunk } from '#lib/runs/judge/reader/pictures.ts'
import {
  instructions,
  type ReaderData,
  Reading,
  readerData,
  readerPrompt,
  readingOf,
  wordsHash,
} from '#lib/runs/judge/reader/question.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { makeFilm } from '#lib/video/make-film.ts'

/** Named by its hash: ids of briefs say what is in them. */
type Question = { id: string; name: string; hash: string; data: ReaderData; output: Output; counts: boolean }

const NAME = 10

/** Of one set, in an order that says nothing; first those in which a word can change the verdict. */
async function questionsOf({ day, cases }: BriefSet): Promise<Question[]> {
  const composer = await recorded(day)
  const found: Question[] = []
  for (const one of cases) {
    const post = await composer.write(one.input)
    if (post.receipt.composer === 'builtin') continue
    const output = await outputOf(one, composer.name, { ...post, ms: 0 })
    const data = readerData(post.shown, post.holds)
    const hash = await wordsHash(data)
    const counts = output.verdict !== 'rejected' && isWorthReading(output.holds, output.rows, output.shown)
    found.push({ id: one.id, name: hash.slice(0, NAME), hash, data, output, counts })
  }
  await composer.close()
  return found.sort((a, b) => Number(b.counts) - Number(a.counts) || a.hash.localeCompare(b.hash))
}

/** Questions without an answer, or all; in each file only such that count or such that do not. */
export async function askReaders(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const prompt = await readerPrompt()
  const known = new Set(readings.read(set.name).flatMap(one => (one.prompt === prompt ? [one.question] : [])))
  const open = (await questionsOf(set)).filter(({ hash, counts }) => all || (counts && !known.has(hash)))
  mkdirSync(dir, { recursive: true })
  const names: string[] = []
  for (const counts of [true, false]) {
    const same = open.filter(one => one.counts === counts)
    for (let at = 0; at < same.length; at += size) {
      const name = `${counts ? 'first' : 'beside'}-${String(at / size + 1).padStart(2, '0')}`
      await writeBatch(dir, name, same.slice(at, at + size))
      names.push(`${name} (${Math.min(size, same.length - at)})`)
    }
  }
  return names
}

async function writeBatch(dir: string, name: string, batch: readonly Question[]): Promise<void> {
  mkdirSync(join(dir, name), { recursive: true })
  const blocks: string[] = []
  for (const one of batch) {
    const files = await drawInto(join(dir, name), one)
    const shown = files.map(file => `${name}/${file}`).join(', ')
    blocks.push(`## ${one.name}\nPictures: ${shown}\n<<q>>\n${JSON.stringify(one.data)}\n<</q>>`)
  }
  writeFileSync(
    join(dir, `${name}.md`),
    `Answer each question below by itself, as if you had seen only the instructions, that one question and its pictures.
Write one JSON file \`${name}.answers.json\` beside this one: an object whose keys are the names after “##” and whose values are the answers, each following the schema.
Look nothing up: no other file than this one and the pictures that it names, no code, no program. Look at every picture of a question before you answer it.

# Instructions
${instructions}

# Schema of an answer
${JSON.stringify(strict(Reading))}

# Questions
${blocks.join('\n\n')}
`,
  )
}

async function drawInto(dir: string, { name, output: { recipe } }: Question): Promise<string[]> {
  const kit = bareKit(recipe)
  const drawn =
    recipe.pictures.length === 0 && recipe.video
      ? await framesOf(raster, await makeFilm(raster, recipe.video, kit), recipe.video)
      : await Promise.all(fewOf(recipe.pictures).map(picture => drawPicture(raster, picture, kit)))
  const files: string[] = []
  for (const [index, one] of drawn.entries()) {
    files.push(`${name}-${index + 1}.png`)
    writeFileSync(join(dir, `${name}-${index + 1}.png`), await shrunk(raster, one, 'png'))
  }
  return files
}

/** What readers said of posts as they are today; what does not keep to its question is told and left out. */
export async function hearReaders(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const prompt = await readerPrompt()
  const kept = (await questionsOf(set)).flatMap(({ id, name, hash, data }) => {
    if (!answers.has(name)) return []
    const reading = readingOf(answers.get(name), data)
    if (!reading) console.log(`${id} (${name}): not an answer to its question`)
    return reading ? [{ id, question: hash, prompt, model, reading }] : []
  })
  if (kept.length > 0) readings.save(set.name, kept)
  return kept.length
}
