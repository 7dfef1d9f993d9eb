// A question typed without its sign has it, and a title that looks like one has none.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  'whats the one street you still get lost in',
  'who else starts the day with soup',
  'what do you put on toast',
  'did you know that bees sleep',
])('%s', brief => expect(card(brief).said).toMatch(/[a-z]\?$/m))

it.each([
  'what’s on in the hall this week',
  'how we dry our tea',
  'what’s the plan for Sunday, come and see at 10',
  'who we are and what we make',
])('%s has none', brief => expect(card(brief).said).not.toMatch(/\?/))
