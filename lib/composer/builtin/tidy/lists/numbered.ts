// Steps that are counted in words, each in a line with its number: “one turn it off. Two put a cloth …”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { NUMBERED, saidStepsIn } from '#lib/composer/builtin/reading/ordered/steps.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

export const withNumbers = (text: string, lexicon: Lexicon): string =>
  withWholeSteps(numbered(withRun(withLetters(withSteps(text.replace(PO, '')))), lexicon))
/** “Schritt 1: …”, a line each: steps are numbered, and not named. */
const withSteps = (text: string): string =>
  (text.match(NAMED_STEP)?.length ?? 0) < LEAST ? text : text.replace(NAMED_STEP, '$1. ')
const NAMED_STEP = /^(?:[-•*] ?)?(?:step|schritt|étape|paso|passo|stap|krok|steg) (\d{1,2}) ?[:.)–-] ?(?=\p{L})/gimu
/** “po pierwsze … po drugie …”. */
const PO = /(?<!\p{L})po (?=(?:pierwsze|drugie|trzecie|czwarte|piąte|szóste)(?!\p{L}))/giu

/** “a) chalkboards b) a new PA c) ukuleles”: a line for each. */
function withLetters(text: string): string {
  const first = /(?:^|[.:?!\n]) ?a\) (?=\p{L})/iu.exec(text)
  if (!first) return text
  const from = first.index + first[0].length - 'a) '.length
  const own = text.slice(from).split(/[.\n](?:\s|$)/u)[0] ?? ''
  const items = own.split(/,? (?=[b-f]\) )/iu)
  const isRow = items.length >= LEAST && items.every((item, at) => item.charAt(0).toLowerCase() === 'abcdef'[at])
  if (!isRow) return text
  const lines = items.map(item => `- ${upperFirst(item.slice('a) '.length).trim())}`)
  return [
    text.slice(0, from).trimEnd(),
    ...lines,
    text
      .slice(from + own.length)
      .replace(/^[.\s]/u, '')
      .trim(),
  ]
    .join('\n')
    .trim()
}

/** “step 1 find the box 2 lift the lid (watch for spiders) 3 turn the key 4 open a faucet. …”: in figures and without a mark between. */
function withRun(text: string): string {
  const first = FIRST.exec(text)
  if (!first) return text
  // “1. soda bread 2. jam 3. 4 mince pies”: who marks the first marks all, else some.
  const isDotted = /[.):] $/u.test(first[0])
  return (isDotted ? runFrom(text, first, true) : undefined) ?? runFrom(text, first, false) ?? text
}

function runFrom(text: string, first: RegExpExecArray, isMarked: boolean): string | undefined {
  // None of these dots ends a sentence.
  const steps = text.replace(DOTTED, '$1)')
  const items: string[] = []
  let from = first.index + first[0].length
  let isBegun = !isMarked
  for (let next = 0; ; next++) {
    const own = STEP_END.exec(steps.slice(from))?.[0].length ?? 0
    const mark = (isMarked ? NEXT_MARKED : NEXT_STEPS)[next]
    const inIt = mark?.exec(steps.slice(from, from + own))
    // “4 kick 5 times so oil goes up. 5 ignition on”: where each began a sentence the next does.
    const far = steps.slice(from, from + FAR).split('\n')[0] ?? ''
    const begun = isBegun ? NEXT_BEGUN[next]?.exec(far) : undefined
    isBegun &&= begun !== null && begun !== undefined
    // “2 try three spots. Not just the easy one 3 look for cracks”: an item may have a sentence more.
    const at = begun ?? inIt ?? (isMarked ? undefined : mark?.exec(far))
    const said = steps.slice(from, from + (at ? at.index : own))
    items.push(withoutEnd(said.trimEnd(), ',;').trim())
    if (!at) {
      const head = text.slice(0, first.index + (first[1] ?? '').length).trimEnd()
      const behind = text.slice(from + own).replace(/^[.!\s]+/u, '')
      const lines = items.map((item, nth) => `${nth + 1}. ${upperFirst(item)}`)
      const isList = items.length >= LEAST && items.every(item => /\p{L}/u.test(item)) && !isOfOneThing(items)
      return !isList ? undefined : [withoutLabel(head), ...lines, behind].filter(Boolean).join('\n')
    }
    from += at.index + at[0].length
  }
}
/** “1 hour 10, 2 hours 18, 3 hours 25” counts hours. */
function isOfOneThing(items: readonly string[]): boolean {
  const [first = ''] = items
  const stem = first.slice(0, STEM).toLowerCase()
  return stem.length === STEM && items.every(item => item.toLowerCase().startsWith(stem))
}
const [FAR, STEM] = [200, 4]

/** “… need players!! slides: 1 no experience needed 2 …” */
const withoutLabel = (head: string): string => head.replace(/ [-–—]$/u, ':').replace(LABEL, '$1')
const LABEL =
  /(^|[.!?\n]) ?(?:slide ?shows?|carousel|karussell|diashow|carrusel|diaporama|slides?|pages|steps|points|list|folien|seiten|punkte|diapos|étapes|pasos|passi|passos)\s?:$/iu
const FIRST = /((?:^|[.:!?\n]| [-–—]) ?)(?:step )?1[.):]? (?=[\p{L}\d'"‘“(£$€])/iu
/** “cut to 2 mm 2 scarify it”. */
const UNIT =
  '(?:mm|cm|km|kg|lbs?|oz|ml|cl|hrs?|hours?|mins?|minutes?|secs?|am|pm|uhr|std|stunden?|minuten?|euros?|eur|bucks|dollars?|years?|yrs?|jahren?|tagen?|days?|weeks?|wochen?|horas?|minutos?|años|días|heures?|jours?|ans|ore|anni|giorni|dni|dagen|dias|times|fois|veces|volte|vezes|keer|razy)(?![\\p{L}])'
const nextSteps = (mark: string, behind = ''): RegExp[] =>
  Array.from(
    { length: 11 },
    (_, at) => new RegExp(`${behind} (?:step )?${at + 2}${mark} (?=[\\p{L}\\d'"‘“(£$€])(?!${UNIT})`, 'u'),
  )
const [NEXT_STEPS, NEXT_MARKED] = [nextSteps('[.):]?'), nextSteps('[.):]')]
const NEXT_BEGUN = nextSteps('[.):]?', '(?<=[.!?])')
/** To the end of its sentence; a remark in brackets belongs to it. */
const STEP_END = /^(?:\([^()\n]*\)|[^.!?\n(]|[.!?](?=[^\s.!?]))*/u
const DOTTED = /( \d{1,2})\.(?= )/gu

/** “3 Valve on the house side. Quarter turn till it stops”: a short step is one sentence. */
const withWholeSteps = (text: string): string =>
  (text.match(STEP)?.length ?? 0) < LEAST
    ? text
    : text.replace(STEP, line => (line.length > LONGEST || /[!?:]/.test(line) ? line : line.replace(NEXT, asGoesOn)))
const STEP = /^\d{1,2}[.)]? \p{L}.*$/gmu
const NEXT = /(?<=\p{L}{2})\. (\p{L})/gu
/** As wide as a headline. */
const [LEAST, LONGEST] = [3, 64]
const asGoesOn = (_: string, letter: string): string => `, ${letter.toLowerCase()}`

function numbered(text: string, lexicon: Lexicon): string {
  if (lexicon.pack.code === 'ja') return text.replace(NTH, (_, kanji: string) => `\n${CIRCLED[KANJI.indexOf(kanji)]}`)
  const words = tokensOf(text).filter(({ kind }) => kind !== 'mark')
  const keys = words.map(({ key }) => key)
  // Of “one, … four to five weeks … four, …” those before a comma count.
  const marked = keys.map((key, at) => (NUMBERED.has(key) || MARKED.test(text.slice(words[at]?.end)) ? key : ''))
  const begun = saidStepsIn(marked, [lexicon], () => true)
  const begins = (at: number) => BEGINS.test(text.slice(0, words[at]?.start))
  const counted = begun.length > 0 ? begun : saidStepsIn(keys, [lexicon], begins)
  const steps = counted.length > 0 ? counted : saidStepsIn(keys, [{ numbers: ORDINALS }], undefined, BESIDE)
  const [first = 0] = steps
  if (steps.length === 0 || quotesOf(text).some(({ end }) => end > (words[first]?.start ?? 0))) return text
  const isNumber = (key: string) => lexicon.numbers.has(key) || ORDINALS.has(key)
  // “Week one you drop it off. Week two we sort it”: a line each, as they are called.
  const [span = ''] = new Set(steps.map(step => keys[step - 1] ?? ''))
  if (SPANS.has(span) && steps.every(step => keys[step - 1] === span)) {
    const starts = steps.map(step => words[step - 1]?.start ?? 0)
    const spans = starts.map((start, nth) => upperFirst(text.slice(start, starts[nth + 1]).trim()))
    return [text.slice(0, starts[0]).trim(), ...spans].filter(Boolean).join('\n')
  }
  const lines = steps.map((step, nth) => {
    const from = words[isNumber(words[step]?.key ?? '') ? step : step + 1]?.end ?? 0
    const next = steps[nth + 1]
    const end = next === undefined ? text.length : words[next]?.start
    const said = text.slice(from, end).replace(LED, '')
    return `${nth + 1}. ${upperFirst(said.trim())}`
  })
  const head = text.slice(0, words[first]?.start).trim().replace(LEADS_ON, '')
  return [head, ...lines].filter(Boolean).join('\n')
}

const SPANS = wordSet(
  'week day month year stage phase round chapter woche tag monat jahr phase semaine jour mois semana dia mes fase settimana giorno mese week dag maand tydzien dzien vecka',
)

/** “primeira banho na hora mais quente … segunda … terceira …”. */
const ORDINALS = new Map(
  [
    'first firstly erstens premierement primero primera primeiro primeira primo prima pierwsze eerste',
    'second secondly zweitens deuxiemement segundo segunda secondo seconda drugie tweede',
    'third thirdly drittens troisiemement tercero tercera terceiro terceira terzo terza trzecie derde',
    'fourth fourthly viertens quatriemement cuarto cuarta quarto quarta czwarte vierde',
    'fifth funftens cinquiemement quinto quinta piate vijfde',
    'sixth sechstens sexto sexta sesto sesta szoste zesde',
  ].flatMap((words, at) => words.split(' ').map(word => [word, at + 1] as const)),
)

/** “… it goes black so (one …)”. */
const LEADS_ON =
  /(?:(?:^|[ ,;:–-])(?:so|and|then|um|first|und|dann|also|et|puis|alors|donc|y|luego|pues|poi|allora|e|então|potem|en|dan|vamos? l[áa])){1,4}$/iu
/** “viertens Ausweis, fünftens …”: whoever counts in these words may say one word of each. */
const BESIDE = 2
const MARKED = /^[,:.)]\s/
/** “Three (is) the toe stop”. */
const LED = /^[\s,.:)–-]+(?:(?:is|ist|est|es|è|é|to jest) )?/iu
const BEGINS = /(?:^|[.!?:\n])\s{0,4}$/u
/** 「一つ目、…」 */
const [KANJI, CIRCLED] = ['一二三四五六七八九', '①②③④⑤⑥⑦⑧⑨']
const NTH = new RegExp(`(?<=^|[。\n])[ \u3000]?([${KANJI}])つ目(?:は|が)?[、,: ]`, 'gu')
