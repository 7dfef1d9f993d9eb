import { openUnions } from '#lib/flaws/branches.ts'
import { schemaAt, valueAt } from '#lib/flaws/schema-keys.ts'
import { type Held, type Issue, wordsOf } from '#lib/flaws/words.ts'
import { Problem } from '#lib/problem.ts'

/** What does not fit in a request, and where. */
export type Flaw = { loc: (string | number)[]; msg: string; type: string }

/** More help nobody, and an answer must not be larger than its request. */
export const MOST_FLAWS = 50
const LONGEST_MESSAGE = 500
const LONGEST_PLACE = 120
/** Places that a message names beside the first; `detail` has all of them. */
const MOST_ALSO = 4
const GUESS = /did you mean ([\w.]+)\?/

/** What a schema says of a value that stands at `at`; a message may quote what was sent, and that may be long. */
export const flawsOf = (issues: readonly Issue[], at: (string | number)[], held: Held = {}): Flaw[] =>
  withoutEchoes(openUnions(issues.slice(0, MOST_FLAWS)))
    .flatMap(eachStranger)
    .slice(0, MOST_FLAWS)
    .map(issue => ({
      loc: [
        ...at,
        ...placeIn(issue).map(part => (typeof part === 'number' ? part : shortened(String(part), LONGEST_PLACE))),
      ],
      msg: shortened(wordsOf(issue, heldAt(held, issue.path)), LONGEST_MESSAGE),
      type: issue.code,
    }))

/** Each unknown field is a fault of its own, at its own place. */
const eachStranger = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MOST_FLAWS).map(key => ({ ...issue, keys: [key] })) : [issue]

const placeIn = (issue: Issue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path

/** A value of the wrong form is told once, and not by each rule of ours that it breaks as well. */
const withoutEchoes = (issues: readonly Issue[]): Issue[] =>
  issues.filter(
    ({ code, path }, at) =>
      code !== 'custom' || !issues.slice(0, at).some(one => one.code !== code && one.path.join() === path.join()),
  )

const heldAt = ({ schema, value }: Held, path: readonly PropertyKey[]): Held => ({
  schema: schemaAt(schema, path),
  value: valueAt(value, path),
})

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most)}…`)

export function flawed(flaws: readonly Flaw[], code: 'recipe_invalid' | 'validation_error'): Problem {
  const first = leading(flaws)
  const told = new Set(first.flatMap(flaw => [placeOf(flaw), meantPlace(flaw)]))
  const places = [...new Set(flaws.map(placeOf))].filter(place => !told.has(place))
  const also = places.slice(0, MOST_ALSO)
  const more = places.length > also.length ? ', …' : ''
  const rest = also.length > 0 ? ` (also wrong: ${also.join(', ')}${more})` : ''
  const message = first.map(flaw => `${placeOf(flaw)}: ${flaw.msg}`).join(' ')
  return new Problem(code, message === '' ? 'The request is not valid.' : message + rest, {
    detail: flaws.slice(0, MOST_FLAWS),
  })
}

/** Each name that was meant otherwise explains one that is missing; where there is none, what is told first. */
function leading(flaws: readonly Flaw[]): readonly Flaw[] {
  const guessed = flaws.filter(({ msg }) => GUESS.test(msg))
  const strangers = guessed.filter(({ type }) => type === 'unrecognized_keys')
  return strangers.length > 1 ? strangers.slice(0, MOST_ALSO) : guessed[0] ? [guessed[0]] : flaws.slice(0, 1)
}

/** The place of the field that an unknown one was meant to be. */
function meantPlace({ loc, msg, type }: Flaw): string | undefined {
  const name = type === 'unrecognized_keys' ? GUESS.exec(msg)?.[1] : undefined
  return name && [...loc.slice(1, -1), name].join('.')
}

/** Where it is, as one would write it down: the part of the request alone where it is about the whole of it. */
const placeOf = ({ loc: [part, ...path] }: Flaw) => shortened(path.join('.') || String(part), LONGEST_PLACE)
