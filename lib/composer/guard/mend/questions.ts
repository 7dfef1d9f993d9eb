// A headline that asks what the brief asks has the signs of a question again.
import type { Answer } from '#lib/composer/answer.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'

const ASKED = /[?？]/u
const SIGNS = /[?？¿!.:…。]/u
/** Of the words of a headline, those that the question has as well. */
const SHARED = 0.5

/** Behind so many words at most a question begins: “can you make a carousel on how to send us an apple?” is asked of its maker. */
const FIRST = 3

/** A text that begins as a question of the brief does and says much the same. */
function asAsked(text: string, questions: readonly string[], language: string): string {
  if (SIGNS.test(text)) return text
  const words = keysOf(text)
  const asks = questions.some(question => {
    const keys = keysOf(question)
    const from = keys.indexOf(words[0] ?? '')
    const shared = words.filter(word => keys.slice(Math.max(0, from)).some(key => alike(key, word)))
    return (
      from >= 0 && from <= FIRST && words.length > 1 && ASKING.has(words[0]) && shared.length >= words.length * SHARED
    )
  })
  if (!asks) return text
  return language.startsWith('es') ? `¿${text}?` : language.startsWith('fr') ? `${text}\u00a0?` : `${text}?`
}

/** Words with which questions begin, folded. */
export const ASKING = wordSet(`
  what which who whose when where why how is are do does did can could will would should have has
  was welche welcher welches wer wann wo warum wieso wie ist sind kann
  que cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas por
  quel quelle quels quelles qui quand ou pourquoi comment combien est
  che cosa quale quali chi quando dove perche come quanto quanta quanti quante
  qual quais quem onde quanto quanta quantos quantas porque
  wat welke wie wanneer waar waarom hoe co jaki jaka jakie kto kiedy gdzie dlaczego jak ile czy vad vilken vem nar var hur
`)

/** Titles and headlines; what a slide says below them is left as it is. */
export function questionsMarked<A extends Answer>(answer: A, segments: readonly string[]): A {
  const questions = segments.filter(segment => ASKED.test(segment))
  const marked = (text: string) => asAsked(text, questions, answer.language)
  if (questions.length === 0) return answer
  if ('blocks' in answer) return { ...answer, title: marked(answer.title) }
  if ('slides' in answer)
    return { ...answer, slides: answer.slides.map(slide => ({ ...slide, headline: marked(slide.headline) })) }
  if ('parts' in answer)
    return {
      ...answer,
      parts: answer.parts.map(part => (HEADS.has(part.role) ? { ...part, text: marked(part.text) } : part)),
    }
  return answer
}
const HEADS = new Set<string>(['headline', 'title'])
