import { findBanned } from '#lib/composer/check/banned.ts'
import { ADJECTIVES, AWARDED, CALENDAR, FIRST, NO_ACTION } from '#lib/composer/check/taste.ts'
import { BOX_LIMITS, HEADLINE_WORDS } from '#lib/composer/limits.ts'
import { regulatedKind, superlative } from '#lib/composer/read/claims.ts'
import { contentWords, jaccard, stem, wordsOf } from '#lib/composer/words/overlap.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'
import { width } from '#lib/composer/words/width.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import type { RuleName } from '#lib/score/rules.ts'

export type Judged = {
  headline: string
  /** The value of the top-ranked fact; the headline or the value box must carry it. */
  top: string
  value?: string
  body?: string
  cta?: string
  /** Where the brief sends its readers, when neither a picture nor the caption tells of it. */
  lost?: string
  captions: readonly string[]
  /** Every text of every picture with the limit of its box. */
  boxes: readonly { text: string; limit: number; name: string }[]
  sources: string
  inventions: readonly string[]
  language: string
  angle: string
  quoted: boolean
  toneAllows: { marks: boolean }
}

const row = (
  rule: RuleName,
  share: number,
  measured: string | number,
  threshold: string | number,
  fix: string,
): ScoreRow => scoreRow(rule, { measured, threshold, share, fix })

const isDated = (word: string): boolean => /\d/.test(word) || CALENDAR.has(word.toLowerCase())

/** Where no space parts words, a word of the brief stands inside a longer run. */
const UNSPACED = new Set(['ja', 'zh'])

/** The twelve points of good copy, each a row that says what was measured against what. */
export function rubric(judged: Judged): ScoreRow[] {
  const { headline, sources, language, quoted } = judged
  const content = contentWords(headline)
  const unparted = UNSPACED.has(language) ? content.filter(word => sources.toLowerCase().includes(word)) : []
  const known = new Set([...contentWords(sources), ...unparted].map(stem))
  return [
    concrete(judged, content, known),
    row(
      'traceable',
      judged.inventions.length === 0 ? 1 : 0,
      judged.inventions.join(', ') || 'all traced',
      'brief, brand or computed',
      'take out what neither brief nor brand holds',
    ),
    length(judged),
    plain(judged, known),
    row(
      'first_word',
      FIRST.has((wordsOf(headline)[0] ?? '').replace(/’.*$/, '')) && !quoted ? 0 : 1,
      wordsOf(headline)[0] ?? '',
      'not about us, no bare order',
      'begin with the number or the thing',
    ),
    clean(judged),
    own(content, known, quoted),
    oneIdea(headline, quoted),
    row(
      'no_echo',
      quoted || judged.captions.every(caption => jaccard(headline, caption.split('\n')[0] ?? '') < 0.5) ? 1 : 0,
      Math.round(
        Math.max(0, ...judged.captions.map(caption => jaccard(headline, caption.split('\n')[0] ?? ''))) * 100,
      ) / 100,
      0.5,
      'open the caption with another fact',
    ),
    swap(judged, known),
    action(judged),
    restraint(judged, language),
  ]
}

function concrete(
  { headline, top, value, quoted }: Judged,
  content: readonly string[],
  known: ReadonlySet<string>,
): ScoreRow {
  const shown = `${value ?? ''} ${headline}`.toLowerCase()
  const carried =
    top !== '' &&
    (shown.includes(top.toLowerCase()) ||
      contentWords(top).filter(word => shown.includes(word)).length >=
        Math.max(1, Math.ceil(contentWords(top).length * 0.6)))
  const traced =
    content.some(word => (/\d/.test(word) || known.has(stem(word))) && word.length >= 4) ||
    content.some(word => /\d/.test(word) && known.has(word))
  return row(
    'concrete',
    quoted || (carried && (traced || content.some(isDated))) ? 1 : traced ? 0.3 : 0,
    top,
    'the headline carries the top fact',
    `put ${top} into the headline`,
  )
}

function length({ headline, boxes, quoted }: Judged): ScoreRow {
  const limit = quoted ? BOX_LIMITS.quote + 2 : BOX_LIMITS.headline
  const over = boxes
    .filter(box => width(box.text) > box.limit)
    .map(box => `${box.name} ${width(box.text)}/${box.limit}`)
  const words = headline.split(/\s+/).length
  const good = width(headline) <= limit && (quoted || words <= HEADLINE_WORDS) && over.length === 0
  return row(
    'length',
    good ? 1 : 0,
    over[0] ?? `${width(headline)} characters, ${words} words`,
    `${limit} characters, ${HEADLINE_WORDS} words`,
    'shorten',
  )
}

function plain({ headline, body, captions, language }: Judged, known: ReadonlySet<string>): ScoreRow {
  const most = language === 'de' ? 13 : 9
  const hard = wordsOf(`${headline} ${body ?? ''}`).filter(
    word => word.length > most && /^\p{L}+$/u.test(word) && !known.has(stem(word)) && !CALENDAR.has(word),
  )
  const sentences = captions
    .flatMap(caption => caption.replace(/(?<![\w.+-])[\w.+-]{1,64}@\S+|https?:\S+/g, '').split(/[.!?。]\s|\n+/))
    .filter(text => /\p{L}/u.test(text))
  const mean = sentences.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / Math.max(1, sentences.length)
  return row(
    'plain',
    hard.length > 0 ? 0 : mean <= 16 ? 1 : 0.5,
    hard[0] ?? `${Math.round(mean * 10) / 10} words a sentence`,
    `${most} letters, 16 words`,
    'use shorter words and sentences',
  )
}

function clean({ headline, body, cta, captions, language, quoted, sources }: Judged): ScoreRow {
  const texts = [...(quoted ? [] : [headline]), body ?? '', cta ?? '', ...(quoted ? [] : captions)]
  const found = texts.flatMap(text =>
    findBanned(text, language)
      .map(each => each.phrase)
      .filter(phrase => !(/^up to$/i.test(phrase) && /\bup to [£$€]?\d/i.test(sources))),
  )
  const claims = texts
    .flatMap(text => [
      regulatedKind(text),
      language === 'en' && !AWARDED.test(`${text} ${sources}`) ? superlative(text) : undefined,
    ])
    .filter(each => each !== undefined)
  const own = findBanned(sources.split('\n')[0] ?? '', language)
  const bad = [...found, ...claims]
  return row(
    'clean',
    bad.length === 0 ? 1 : 0,
    bad[0] ?? (own.length > 0 ? 'cleaned' : 'clean'),
    'no hype, no claim',
    `take out “${bad[0]}”`,
  )
}

function own(content: readonly string[], known: ReadonlySet<string>, quoted: boolean): ScoreRow {
  const share =
    content.length === 0 ? 1 : content.filter(word => known.has(stem(word)) || isDated(word)).length / content.length
  return row('own_words', quoted ? 1 : share / 0.6, Math.round(share * 100) / 100, 0.6, 'use the words of the brief')
}

function oneIdea(headline: string, quoted: boolean): ScoreRow {
  const marks = headline.slice(0, -1).match(/[,:;.?!、。](?!\d)/g)?.length ?? 0
  const numbers = headline.match(/\d+(?:[.,:]\d+)*/g)?.length ?? 0
  const verbs = wordsOf(headline).filter(word => ['third', 'past'].includes(verbForm(word)?.form ?? '')).length
  const good = marks <= 3 && numbers <= 2 && verbs <= 2
  return row(
    'one_idea',
    quoted || good ? 1 : 0,
    `${marks} marks, ${numbers} numbers`,
    '3 marks, 2 numbers',
    'say one thing',
  )
}

function swap({ headline, body, value, quoted }: Judged, known: ReadonlySet<string>): ScoreRow {
  const words = wordsOf(`${value ?? ''} ${headline} ${body ?? ''}`)
  const specific = new Set(
    words.filter(
      word =>
        (/\d/.test(word) || (word.length >= 4 && contentWords(word).length > 0)) &&
        (known.has(stem(word)) || isDated(word)),
    ),
  )
  return row(
    'swap_test',
    quoted ? 1 : specific.size >= 2 ? 1 : specific.size / 2,
    specific.size,
    2,
    'add a fact that a rival could not claim',
  )
}

function action({ cta, angle, lost }: Judged): ScoreRow {
  const silent = NO_ACTION.has(angle)
  const fine =
    cta === undefined ? Number(silent || lost === undefined) : silent ? 0.5 : Number(width(cta) <= BOX_LIMITS.cta)
  const fix = cta === undefined ? `say where to go: ${lost}` : 'shorten the action'
  return row('action', fine, cta ?? 'none', 'verb and object, or rightly none', fix)
}

function restraint({ headline, body, toneAllows, quoted, angle }: Judged, language: string): ScoreRow {
  const texts = quoted ? [body ?? ''] : [headline, body ?? '']
  const loud = texts.some(
    text =>
      (/[!！]/.test(text) && !toneAllows.marks) ||
      /★|\p{Extended_Pictographic}|…/u.test(text) ||
      /(?<![\p{L}\d])\p{Lu}{6,}(?![\p{L}\d])/u.test(text),
  )
  const words = headline.split(/\s+/).filter(word => /^\p{L}{4,}/u.test(word))
  const titled =
    language === 'en' && words.length >= 4 && words.every(word => /^\p{Lu}/u.test(word)) && angle !== 'match'
  const gushing = texts.some(text => (text.match(ADJECTIVES)?.length ?? 0) > 1)
  return row(
    'restraint',
    loud || titled ? 0 : gushing ? 0.5 : 1,
    loud ? 'loud' : titled ? 'title case' : gushing ? 'two adjectives' : 'calm',
    'no marks beyond tone',
    'say it without the mark',
  )
}
