import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, firstFit, readable, remaining } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, upperFirst } from '#lib/composer/words/case.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

type Found = { name: string; role: string; clause: Clause; deed: string }

/** Somebody of the brand’s own people of whom the brief tells: their face is the picture, their deed the words. */
export function ownPerson(reading: Reading): Draft[] {
  const found = reading.language === 'en' ? subjectOf(reading) : undefined
  if (!found) return []
  const { name, role, clause, deed } = found
  const rest = remaining(reading, [clause.text], 6)
  const own = readable(clause, reading)
  const body = [sentence(upperFirst(deed)), ...rest].reduce(
    (all, text) => (`${all} ${text}`.trim().length <= BOX_LIMITS.legal ? `${all} ${text}`.trim() : all),
    '',
  )
  const headline =
    firstFit(
      BOX_LIMITS.headline,
      role && `${name}, ${lowerFirst(role, new Set(reading.names.values()))}.`,
      `${name}.`,
    ) ?? name
  return [
    draft({
      angle: 'person',
      frame: 'brief',
      rank: 47,
      template: 'people',
      top: name,
      lead: own || sentence(clause.text),
      boxes: {
        headline,
        name,
        author: name,
        author_title: role || undefined,
        claim: body || undefined,
        body: body || undefined,
      },
      details: rest,
      action: addressOf(reading),
      points: clean([deed && upperFirst(deed), ...rest]).map(title => ({ title })),
      topics: [],
    }),
  ]
}

/** The person whose name a sentence begins with, and what the sentence says of them. */
function subjectOf({ facts, library }: Reading): Found | undefined {
  for (const clause of facts)
    for (const { name, role } of library.people) {
      if (!clause.text.toLowerCase().startsWith(`${name.toLowerCase()} `)) continue
      const deed = clause.text.slice(name.length + 1)
      const verb = deed.split(' ')[0] ?? ''
      if (verbForm(verb) || /^(?:is|was|has|had|will|can|makes?|knows?|does|did|\p{L}+(?:ed|s))$/u.test(verb))
        return { name, role: role.length <= BOX_LIMITS.item ? role : (role.split(',')[0] ?? ''), clause, deed }
    }
  return undefined
}
