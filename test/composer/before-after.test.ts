// Posts of before and after: each side is called what it is, in the language of the post, and none ends on its before.
import { describe, expect, it } from 'vitest'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { isBeforeAfter, labelsOf } from '#lib/composer/layout/before-after.ts'
import { drawnInFilm } from '#lib/composer/layout/film/film.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import { NOTHING } from '#lib/render/read.ts'

const laidOut = (asset_type: 'carousel' | 'video', language: string, brief: string, told: object) => {
  const raw = { brief, channel: 'instagram', asset_type, day: '2026-11-20', brand: { name: 'Kiln & Co' } } as const
  const read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [] }
  const words = { read, language, sensitive: 'none', caption: [], short: { text: '' }, ...told }
  const answer = answers[asset_type].parse(words) as Answer
  return layOut(answer, questionOf(ComposeInput.parse(raw)), ComposeInput.parse(raw).library, 0).pictures[0]?.data ?? {}
}

describe('slides of before and after', () => {
  const BRIEF = 'Der alte Ofen.\nVorher: rissig und kalt.\nNachher: drei neue Kacheln.\nAnfragen per Mail.'
  const labels = (...headlines: string[]) => {
    const slides = headlines.map((headline, at) => ({ headline, from: [String(at + 1)] }))
    const data = laidOut('carousel', 'de', BRIEF, { slides })
    return (data.slides as { label?: string }[]).map(({ label }) => label)
  }

  it('say which they are, where their words do not', () => {
    expect(labels('Der alte Ofen', 'Rissig und kalt', 'Drei neue Kacheln', 'Schreiben Sie uns')).toEqual([
      ...[undefined, 'Vorher', 'Nachher', undefined],
    ])
    expect(labels('Der alte Ofen', 'Vorher rissig', 'Drei neue Kacheln')).toEqual([undefined, undefined, 'Nachher'])
  })

  it.each<[string, string[], (string | undefined)[]]>([
    ['en', ['before - flat tyre, rust', 'after: new paint'], ['Before', 'After']],
    ['ja', ['before', 'after。'], ['ビフォー', 'アフター']],
    ['fr', ['Avant : un mur nu', 'Après : une fresque'], ['Avant', 'Après']],
    ['en', ['before: rust', 'before: more rust', 'after: paint'], [undefined, undefined, undefined]],
    [
      'en',
      ['Before and after: the loft', 'It was a store for pews', 'Now it has a stair'],
      [undefined, 'Before', 'After'],
    ],
    [
      'fr',
      ['Avant et après : la cour', 'C’était un parking', 'Maintenant elle a douze arbres'],
      [undefined, 'Avant', 'Après'],
    ],
    ['en', ['The loft', 'It was a store for pews', 'Now it has a stair'], [undefined, undefined, undefined]],
    ['en', ['before we open we clean', 'after lunch we paint'], [undefined, undefined]],
  ])('in %s: %j', (language, segments, labels) => {
    const parts = segments.map((_, at) => ({ headline: 'The bike', from: [String(at + 1)] }))
    expect(labelsOf(parts, segments, language)).toEqual(labels)
  })
})

describe('a film of before and after', () => {
  it.each([
    'Garden film, before n after, keep it short',
    'Treppe vorher/nachher',
    '8畳間のビフォーアフター',
    'une fresque, avant et après',
    'before: rust\nafter: paint',
  ])('is known: %s', brief => expect(isBeforeAfter(brief.split('\n'))).toBe(true))
  it.each(['Come before 9, leave after 5', 'Before you buy\nAfter that we ring'])('is none: %s', brief =>
    expect(isBeforeAfter(brief.split('\n'))).toBe(false),
  )

  it('ends neither on the words nor on the drawing that it began with', () => {
    const scenes = [
      { role: 'hook', text: 'Rust all over the frame' },
      { role: 'line', text: 'Now in racing green' },
      { role: 'end', text: 'Next free slot: 3 March 2029' },
    ]
    const end = (brief: string) =>
      (laidOut('video', 'en', brief, { scenes }).scenes as Record<string, unknown>[]).at(-1)
    expect(end('The frame, before and after')).not.toHaveProperty('what')
    expect(end('The frame')).toHaveProperty('what', scenes[0]?.text)
    const drawn = (brief: string) => {
      const told = scenes.map(scene => ({ ...scene, more: [], from: [] })) as Parameters<typeof drawnInFilm>[0]
      const where = { language: 'en', today: 0 }
      return drawnInFilm(told, ['bicycle', 'frame', ''], { where, segments: [brief], told: [] })
    }
    expect(drawn('before and after')).toEqual(['bicycle', 'frame', NOTHING])
    expect(drawn('the frame')).toEqual(['bicycle', 'frame', ''])
  })
})
