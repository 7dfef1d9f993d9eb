// What helps a run that a hold keeps from being approved, as the `fix` of its row.
import { registry } from '#lib/registry.ts'

const remedies: Record<string, string> = registry({
  attack: 'take the order to a machine out of your words',
  bond: 'say these words together in the brief, as they are to be read',
  claim: 'say who says so, or leave it out',
  consent: 'say in the brief that they agreed',
  counted: 'give the number in the brief, and let what it counts come to it',
  facts: 'say in the brief what readers are to learn',
  fault: 'write it in the brief as it is to be read',
  language: 'write it in a language that has such a list',
  leak: 'take it out of your words if it is not for readers',
  led: 'begin the brief with the news itself',
  left_out: 'say it in a sentence to readers, or leave it out of the brief',
  leftover: 'take it out of your words',
  legal_line: 'ask for a composition or an asset type with room for the line',
  moving: 'write the day, or a number, that is still true when the post goes out',
  own_words: 'say it in words of the brief',
  bare: 'give it pictures of your own, or look whether its words stand alone',
  drafted: 'make it again without what was drawn for it (`painted: false` with its words)',
  painted: 'make it again without what was painted (`painted: false` with its words)',
  pieces: 'make it where a language model reads briefs (/docs/models)',
  picture: 'say as much as a picture holds: shorter where not all of it fits, one thing more where a line was added',
  question: 'answer it in the brief',
  steps: 'number the list in the brief as it is to be read, with no more items than the form has room for',
  translated: 'write the brief in the language of the post',
  uncertain: 'settle it in the brief, or leave it out',
  unmended: 'say it once, in the words in which it is to be read',
  wish: 'show it by a picture of your own, let it be painted (`painted_pictures` of the brand), or leave it out of the brief',
  weekday: 'write the weekday that the date has',
})

const ADVICE = ': write '

/** In the hold’s own words where it says what to write, else by its rule. Some are for a person alone. */
export function remedyOf({ rule, what }: { rule: string; what: string }): string {
  const at = what.lastIndexOf(ADVICE)
  const remedy = at < 0 ? remedies[rule] : what.slice(at + 2)
  return remedy ? `${remedy}; or have a person approve it` : 'have a person look at it and approve it'
}
