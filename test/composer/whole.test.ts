import { describe, expect, it } from 'vitest'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { drawnInFilm } from '#lib/composer/layout/film/film.ts'
import { briefOf } from '#lib/composer/layout/film/whole.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { Brand, Library } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'

const brand = Brand.parse({ name: 'Tidewell', tagline: 'Move.', voice: {} })
const empty = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [] }
type Said = { role: string; text: string; more?: string[] }

const asked = (scenes: Said[], brief: string, { language = 'en', short = '', style = [] as number[] } = {}) => {
  const question: Question = {
    ...{ asset_type: 'video', channel: 'tiktok', day: '2026-10-12', brand },
    ...{ shows: [], segments: brief.split('\n'), another_than: [] },
  }
  const read = { ...empty, style }
  const answer = answers.video.parse({ read, language, sensitive: 'none', scenes, caption: [], short: { text: short } })
  return { answer, question }
}
const filmOf = (...told: Parameters<typeof asked>) => {
  const { answer, question } = asked(...told)
  return layOut(answer as Answer, question, Library.parse({}), 0).pictures[0]?.data.scenes as Record<string, unknown>[]
}
const hook = { role: 'hook', text: 'What Mrs Lamont wrote us' }
const end = { role: 'end', text: 'Tidewell' }
const quote = (text: string, by = 'Mrs Lamont') => ({ role: 'quote', text, more: [by] })
const quotesIn = (film: Record<string, unknown>[]) => film.flatMap(({ quote: said }) => (said ? [said] : []))

describe('what a writer tore over two scenes', () => {
  const brief =
    'use this: "Phoned at 9 on New Years Day and the boys were here inside the hour, cheerful and all. Not like the rest."'
  const torn = ['Phoned at 9 on New Years Day', 'the boys were here inside the hour', 'cheerful and all']

  it('is one quote again, with every word that stood between', () => {
    const whole = 'Phoned at 9 on New Years Day and the boys were here inside the hour, cheerful and all'
    expect(quotesIn(filmOf([hook, ...torn.map(text => quote(text)), end], brief))).toEqual([whole])
  })

  it('keeps the word between two pieces that have no room on one scene', () => {
    const [one, other] = ['a'.repeat(60), 'b'.repeat(60)].map(text => `They came ${text}`)
    const film = filmOf([hook, quote(one ?? ''), quote(other ?? ''), end], `"${one} and ${other}"`)
    expect(quotesIn(film)).toEqual([one, `and ${other}`])
  })

  it.each([
    [
      'words of the quote are left out',
      'Phoned at 9 on New Years Day, that crook never did, the boys were here inside the hour',
      'Mrs Lamont',
    ],
    ['somebody else says the second', brief, 'Her neighbour'],
    [
      'the brief has them in another order',
      'the boys were here inside the hour. Phoned at 9 on New Years Day',
      'Mrs Lamont',
    ],
  ])('stays apart where %s', (_, text, by) => {
    const film = filmOf([hook, quote(torn[0] ?? ''), quote(torn[1] ?? '', by), end], text)
    expect(quotesIn(film)).toEqual(torn.slice(0, 2))
  })

  it('is a title as the brief gives it, on its scene and over the day', () => {
    const title = 'Holiday scheduling without the group chat'
    const scenes = [
      { role: 'hook', text: 'Free webinar on holiday scheduling' },
      { role: 'line', text: 'Scheduling without the group chat' },
      { role: 'end', text: 'Thursday 29 October at 1 pm' },
    ]
    const told = { short: `Free webinar "${title}": Thursday 29 October` }
    const film = filmOf(scenes, `video for our webinar "${title}" on 29 October`, told)
    expect(film[1]).toMatchObject({ text: title })
    expect(film[2]).toMatchObject({ what: title, text: 'Thursday 29 October at 1 pm' })
    // What the post does not tell whole may be none of a reader's business.
    expect(filmOf(scenes, `video for our webinar "${title}" on 29 October`)[1]).toMatchObject({ text: scenes[1]?.text })
  })

  it('is drawn as the first of its pieces that shows something', () => {
    const { answer, question } = asked([hook, ...torn.map(text => quote(text)), end], brief)
    const depicts = ['van', '', 'clock', 'smile', 'tanker']
    expect(drawnInFilm(answer.scenes, depicts, briefOf(answer, question))).toEqual(['van', 'clock', 'tanker'])
  })
})

describe('the length of a film', () => {
  const scenes = [hook, { role: 'line', text: 'They came within the hour' }, end]
  const lengthOf = (brief: string, style: number[]) => filmOf(scenes, brief, { style }).at(-1)?.end_ms

  it('is the one that is asked for, wherever the brief asks for it', () => {
    expect(lengthOf('a 15 second video', [])).toBe(14_000)
    expect(lengthOf('what she wrote us\n12 secs or so, no bagpipes', [2])).toBe(12_000)
    expect(lengthOf('what she wrote us\nit takes 12 secs', [])).toBeLessThan(12_000)
  })

  it('reads a quote once', () => {
    const said = quote('They came within the hour and were cheerful about all of it')
    const [, shown] = filmOf([hook, said, { role: 'line', text: 'Call out any day' }, end], 'x')
    expect(Number(shown?.end_ms) - Number(shown?.start_ms)).toBeLessThan(7_000)
  })
})
