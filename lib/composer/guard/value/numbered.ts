// A list that the brief numbers keeps its order, and a number on a picture is the one that the brief gives.
import type { Answer } from '#lib/composer/answer.ts'
import { BLOCKS, formOf, SCENES, SLIDES } from '#lib/composer/forms.ts'
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { hold, only, type Rule, short } from '#lib/composer/guard/rule.ts'
import { itemsApart } from '#lib/composer/numbered/apart.ts'
import { counts, numberOf, slideText, tellersOf, tellsList } from '#lib/composer/numbered/told.ts'

/** `number` is what the picture shows beside a text, 0 for none; `counted` where the post says how many there are. */
type Run = { rows: readonly { text: string; number: number }[]; counted: boolean; room: number }

/** What another form cannot mend is for a person: more items than it has room for. */
export const numbered: Rule = evidence => {
  const { question, language, spoken } = evidence
  const items = question.numbered ?? []
  if (items.length === 0 || language !== spoken) return {}
  const readings = readingsOf(items).map(one => foundIn(evidence, one))
  const found = readings.find(({ length }) => length === 0) ?? readings[0] ?? []
  return {
    faults: found.flatMap(({ what, mendable }) => (mendable ? [`steps: ${what}`] : [])),
    holds: found.flatMap(({ what, mendable }) => (mendable ? [] : [hold('steps', what)])),
  }
}

const foundIn = (evidence: Evidence, items: readonly string[]) =>
  runsIn(evidence, items).flatMap(run =>
    faultsOf(run, items, evidence).map(what => ({ what, mendable: items.length <= run.room })),
  )

/** “4. rinse 5 wipe it dry”: the number of the last may have lost its sign; whoever counts five is right as well. */
function readingsOf(items: readonly string[]): (readonly string[])[] {
  const [, item, number, next] = /^(\S[^\d]*)\s(\d{1,2})\s+(\p{L}.*)$/u.exec(items.at(-1) ?? '') ?? []
  const isNext = item && next && Number(number) === items.length + 1
  return isNext ? [items, [...items.slice(0, -1), item, next]] : [items]
}

function faultsOf({ rows, counted }: Run, items: readonly string[], { publish, spoken }: Evidence): string[] {
  const tellersIn = (texts: readonly { text: string }[]) =>
    tellersOf(
      items,
      texts.map(({ text }) => text),
      spoken,
    )
  const tellers = tellersIn(rows)
  if (!tellsList(tellers)) return []
  const told = tellers.flatMap((row, item) => (row < 0 ? [] : [{ row, item }]))
  const late = told.find(({ row }, at) => row < (told[at - 1]?.row ?? 0))
  const other = told.find(({ row, item }) => ![0, item + 1].includes(rows[row]?.number ?? 0))
  const isAll = told.length === items.length
  const stray = isAll && rows.find(({ number }, row) => number > 0 && !tellers.includes(row))
  const isDue = tellersIn(publish).map(teller => teller >= 0)
  const twice = counted && told.find(({ row }, at) => row === told[at - 1]?.row)
  const missing = counted ? items.find((_, item) => (tellers[item] ?? -1) < 0 && isDue[item]) : undefined
  return only([
    late && `“${short(items[late.item] ?? '')}” stands before what the brief numbers ${late.item}`,
    other &&
      `“${short(items[other.item] ?? '')}” is ${other.item + 1} in the brief and ${rows[other.row]?.number} here`,
    stray && `“${short(stray.text)}” is none of the ${items.length} that the brief numbers: it has no number`,
    twice && `the brief numbers “${short(items[twice.item] ?? '')}” ${twice.item + 1}: it has its own place`,
    missing && `“${short(missing)}”, ${items.indexOf(missing) + 1} in the brief, has no place here`,
  ])
}

/** Every run of texts of an answer that may tell the list. */
function runsIn(evidence: Evidence, items: readonly string[]): Run[] {
  const { answer, question } = evidence
  if ('slides' in answer) return [slidesRun(evidence, answer.slides, items)]
  if ('scenes' in answer) {
    const scenes = answer.scenes.filter(({ role }) => role === 'steps')
    // Two of them have no numbers: the second would begin again.
    return scenes.length === 1 ? scenes.map(({ more }) => counting(more, SCENES.items)) : []
  }
  if ('blocks' in answer)
    return answer.blocks
      .filter(({ kind }) => kind === 'steps')
      .map(({ rows }) =>
        counting(
          rows.map(({ label, text }) => `${label} ${text}`),
          BLOCKS.steps.most,
        ),
      )
  const steps = answer.parts.filter(({ role }) => role === 'step').map(({ text }) => text)
  const room = formOf(question.asset_type, answer.form)?.roles.find(({ name }) => name === 'step')?.times ?? 0
  return steps.length > 0 ? [counting(steps, room)] : []
}

/** What is numbered wherever it is drawn. */
const counting = (texts: readonly string[], room: number): Run => ({
  rows: texts.map((text, at) => ({ text, number: at + 1 })),
  ...{ counted: true, room },
})

function slidesRun({ spoken }: Evidence, all: Slides, items: readonly string[]): Run {
  const rows = itemsApart(all, items, spoken).map(({ slide }) => ({
    text: slideText(slide),
    number: numberOf(slide.headline),
  }))
  const [cover] = all
  const isCounted = counts([cover?.headline, cover?.small].join(' '), items, spoken)
  return { rows, counted: isCounted || rows.some(({ number }) => number > 0), room: SLIDES.most - 1 }
}
type Slides = Extract<Answer, { slides: unknown }>['slides']
