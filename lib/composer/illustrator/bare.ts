// Sets with little to see: readers take them for unfinished, so more is drawn for them, and a person looks at what has next to nothing.
import type { Answer, Hold } from '#lib/composer/answer.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Depicted } from '#lib/composer/illustrator/question.ts'
import type { Question } from '#lib/composer/question.ts'
import { NOTHING } from '#lib/render/read.ts'

/** Two of four slides or scenes are the least that show something. */
const [LEAST, OF] = [2, 4]

/** Whether a slide or a scene would show nothing of what it is about, beside others. */
export const hasGap = ({ depicts, about }: Pick<Depicted, 'depicts' | 'about'>, { shows }: Question): boolean =>
  shows.length === 0 && depicts.length > 1 && depicts.some((name, at) => name === '' && about[at] !== '')

/** `depicts` has what each shows, “” where none of the drawings is meant; a brand's own pictures are not told there. */
export function bareHold(answer: Answer, { shows }: Question, depicts: readonly string[] | undefined): Hold[] {
  const frames = 'slides' in answer ? answer.slides.length : 'scenes' in answer ? answer.scenes.length : 0
  const shown = depicts?.filter(name => name !== '' && name !== NOTHING).length ?? LEAST
  const isMeant = depicts?.every(name => name === NOTHING) === true
  if (frames < OF || shown >= LEAST || shows.length > 0 || isMeant) return []
  return [hold('bare', `${shown} of ${frames} slides or scenes ${shown === 1 ? 'shows' : 'show'} something`, 'picture')]
}
