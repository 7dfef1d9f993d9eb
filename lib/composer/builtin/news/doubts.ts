// Which told sentences wait for a person, because nobody can say that they are for readers: by what each clause does, and by what was learned of its words.
import type { Hold } from '#lib/composer/answer.ts'
import { mostDoubted } from '#lib/composer/audience/audience.ts'
import { type Form, formsOf } from '#lib/composer/builtin/news/forms.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { heardIn } from '#lib/composer/builtin/reading/asides.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { hold, short } from '#lib/composer/guard/rule.ts'
import type { Question } from '#lib/composer/question.ts'

/** From which chance on, that was learned, a clause waits (decision 496); one that does something else always does. */
const DOUBTED: Readonly<Record<Form, number>> = {
  ...{ phrase: 0.3, asks: 0.4, ours: 0.2, public: 0.2 },
  ...{ told: 0, other: 0 },
}
/** Where no grammar is known. */
const UNREAD = 0.1
/** A question to readers, in English and elsewhere. */
const ASKED = { en: 0.06, others: 0.02 }
/** So few words alone are what the post is about, unless one of their clauses is surely none of it. */
const ALONE = 16
const AMONG_CLAUSES = 0.6

export const doubtsIn = (told: readonly Piece[], sorted: Sorted, question: Question): Hold[] =>
  told.flatMap((piece, at) => {
    const own = sorted.told.find(({ n }) => piece.from.includes(String(n)))
    if (!own) return []
    const forms = formsOf(piece, { language: sorted.language, brand: question.brand.name })
    const isShort = told.length === 1 && piece.text.split(/\s+/).length <= ALONE
    const isAlone = isShort && (forms.length === 1 || chanceOf(own, question) < AMONG_CLAUSES)
    const isNews =
      !forms.includes('other') &&
      (sorted.language === 'en' || at === 0 || isSaying(piece)) &&
      (own.ordered || isAlone || chanceOf(own, question) < leastOf(forms, sorted.language))
    return isNews ? [] : [hold('pieces', `“${short(piece.text)}”: nobody has said that it is for readers`)]
  })

/** Behind the first sentence, where no grammar is known. */
const isSaying = ({ literals, claims, asks }: Piece): boolean =>
  asks || claims.size > 0 || literals.some(({ kind }) => kind !== 'number')

const leastOf = (forms: readonly Form[], language: string): number =>
  language === 'en' ? Math.min(...forms.map(form => DOUBTED[form])) : UNREAD

/** A question among the facts may be one to the maker. */
export const isAsked = (told: Sorted['told'][number], question: Question, language: string): boolean =>
  /[?？؟]/.test(told.text) &&
  (/[?!]\?/.test(told.text) || chanceOf(told, question) >= (language === 'en' ? ASKED.en : ASKED.others))

/** How likely some word of it is no news; what is in other words than the brief's was read by patterns. */
function chanceOf({ n, text }: Sorted['told'][number], question: Question): number {
  const start = question.segments[n - 1]?.indexOf(text) ?? -1
  return start < 0 ? 0 : mostDoubted(heardIn(question), n - 1, { start, end: start + text.length })
}
