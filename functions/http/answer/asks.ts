// What a person is asked of each thing that holds a run.
import { registry } from '#lib/registry.ts'
import type { Found } from '#lib/runs/read/holds.ts'

const questions = registry({
  sensitive: 'Should this go out at all?',
  moving: 'Will this still be true when it goes out?',
  claim: 'Can you stand by this promise?',
  consent: 'Has the person named agreed?',
  left_out: 'Was it right to leave this out?',
  led: 'Is this the message?',
  picture: 'Does it say enough?',
  wish: 'Will it do without what you wanted to see?',
  painted: 'Is this painted picture right for the post?',
  facts: 'Does it say enough?',
  pieces: 'Do the words say what you mean?',
  uncertain: 'Do readers need this, and is it clear?',
  astray: 'Does it stand with the right words?',
  bond: 'Do these words belong together?',
  own_words: 'Are these words right? Your brief does not have them.',
  counted: 'Is this number right?',
  weekday: 'Which day is right?',
  translated: 'Is the translation right?',
  language: 'Is the wording right?',
  fault: 'Is it well put?',
  regulated: 'Is every claim allowed?',
  leak: 'May everybody see this?',
  leftover: 'Is this left over from a template?',
  attack: 'Is this meant for readers?',
  model_judge: 'Would you post it?',
})

export const asks = ({ rule, where }: Found): string => (where !== 'seal' && questions[rule]) || 'Is this right?'
