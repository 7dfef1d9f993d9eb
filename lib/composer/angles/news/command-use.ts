import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining, shorten, splitAt } from '#lib/composer/angles/tools.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { asBase } from '#lib/composer/words/phrase.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const LONGEST = 44
const TO = /^(?:, )?(?:to|and you can|if you want to|when you want to) (\p{L}.*)$/u
const LETS = /^(?:now )?(?:lets|allows|helps) you (?:to )?(\p{L}.*)$/u
const DOES = /^(?:now )?(\p{L}+s .*)$/u
const BY_MEANS = /^(.*\S) (?:with|using|via|by running|by typing|by adding|by setting|through|in)$/u
const ABLE = /^(?:.*\b)?you can (?:now |also )*/iu
const LABEL =
  /^(?:(?:\p{L}+ )?tip(?: of the \p{L}+)?|new|reminder|update|did you know\??):?\s*(?:(?:use|run|try|add|set) )?/iu

/** What a line is good for, in the words of the brief: the task leads, the line is the proof. */
export function commandUse(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const typed = [...reading.commands, ...reading.literals]
  const line = reading.commands[0] ?? reading.literals[0]
  if (!line || reading.commands.length > 1 || typed.length > 1 || line.value.length > LONGEST) return []
  const clause = reading.facts.find(each => each.text.includes(line.value))
  const task = clause && taskOf(clause.text, line.value)
  return clause && task && task.split(' ').length > 2 ? useDraft(reading, clause, line.value, task) : []
}

function taskOf(text: string, line: string): string | undefined {
  const at = text.indexOf(line)
  const [before, after] = [text.slice(0, at).trim(), stripStop(text.slice(at + line.length))]
  const told = after.match(TO)?.[1] ?? after.match(LETS)?.[1]
  if (told && startsWithVerb(told)) return told
  const does = before.replace(LABEL, '') === '' ? after.match(DOES)?.[1] : undefined
  if (does && verbForm(does.split(' ')[0] ?? '')?.form === 'third') return asBase(does)
  const means = before.replace(LABEL, '').match(BY_MEANS)?.[1]?.replace(ABLE, '')
  return means && after === '' && startsWithVerb(means) ? means : undefined
}

function useDraft(reading: Reading, clause: Clause, line: string, task: string): Draft[] {
  const parted = splitAt(upperFirst(task), 42)
  const headline = shorten(upperFirst(task), 42) ?? (parted && sentence(parted.head))
  if (!headline) return []
  const told = sentence(/^(?:\p{L}+ )?tip\b/iu.test(clause.text) ? clause.text.replace(LABEL_ONLY, '') : clause.text)
  const more = remaining(reading, [headline, clause.text], 3)
  const whole = stripStop(headline).length >= stripStop(task).length
  const body = whole ? more.find(text => text.length <= 90) : sentence(upperFirst(task))
  const command = reading.commands.length > 0
  return [
    draft({
      angle: 'code',
      frame: 'F42',
      rank: 40,
      template: 'code',
      top: stripStop(headline),
      lead: told,
      boxes: {
        headline,
        code: command ? `$ ${line}` : line,
        language: 'sh',
        body: body && body.length <= 90 ? body : undefined,
        cta: command ? 'Try the line' : undefined,
      },
      details: more,
      action: addressOf(reading),
      points: clean([line, ...more]).map(title => ({ title })),
      topics: [task],
      fixed: ['Try', 'the', 'line'],
    }),
  ]
}

const LABEL_ONLY = /^(?:\p{L}+ )?tip(?: of the \p{L}+)?:?\s*/iu
