// Sets of words alone: readers take them for unfinished, so a person looks at them.
import type { Answer, Hold } from '#lib/composer/answer.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Question } from '#lib/composer/question.ts'
import { NOTHING } from '#lib/render/read.ts'

/** Two of four slides or scenes are the least that show something. */
const [LEAST, OF] = [2, 4]

/** `depicts` has what each shows, “” where none of the drawings is meant; a brand's own pictures are not told there. */
export function bareHold(answer: Answer, { shows }: Question, depicts: readonly string[] | undefined): Hold[] {
  const frames = 'slides' in answer ? answer.slides.length : 'scenes' in answer ? answer.scenes.length : 0
  const shown = depicts?.filter(name => name !== '' && name !== NOTHING).length ?? LEAST
  const isMeant = depicts?.every(name => name === NOTHING) === true
  if (frames < OF || shown >= LEAST || shows.length > 0 || isMeant) return []
  return [hold('bare', `${shown} of ${frames} slides or scenes ${shown === 1 ? 'shows' : 'show'} something`, 'picture')]
}
