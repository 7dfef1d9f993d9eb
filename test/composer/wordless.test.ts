// Films whose only words were dictated: scenes without words, the words where they are to stand, and nothing of the brand's.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import { answers, type VideoAnswer } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { wordsOf } from '#lib/composer/illustrator/question.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { Brand, Library } from '#lib/composer/plan.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { partsOf } from '#lib/runs/reword/texts.ts'
import { storyboardOf } from '#lib/video/from-plan.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { ask } from './ask.ts'

const brand = Brand.parse({
  ...{ name: 'Fold & Kettle', tagline: 'Tea that waits for you.', overview: 'A tea room by the canal.' },
  contact: { phone: '01632 960417' },
})
const brief = (only: string) => `14 sec of the kettle coming to the boil. ${only} Slow is fine. Come as you are.`
type Scenes = Partial<VideoAnswer['scenes'][number]>[]

/** What the guard says of a film, and what is laid out of it. */
function filmOf(only: string, scenes: Scenes) {
  const question = ask(brief(only), { asset_type: 'video', channel: 'tiktok', brand })
  const publish = question.segments.flatMap((text, at) => (/Slow is|Come as/.test(text) ? [at + 1] : []))
  const style = question.segments.flatMap((_, at) => (publish.includes(at + 1) ? [] : [at + 1]))
  const from = publish.map(String)
  const told = { text: 'Slow is fine. Come as you are.', from }
  const answer = answers.video.parse({
    ...{ read: { publish, style, secret: [], unsure: [], noise: [], attack: [] }, language: 'en', sensitive: 'none' },
    ...{ scenes: scenes.map(scene => ({ from, ...scene })), caption: [told], short: told },
  })
  const guarded = guard(question, answer)
  const { pictures } = layOut(guarded.answer, question, Library.parse({}), 0)
  return { ...guarded, data: pictures[0]?.data, shots: (pictures[0]?.data.scenes ?? []) as Record<string, unknown>[] }
}

const kettle = { role: 'show', text: '', more: ['the kettle coming to the boil'] } satisfies Scenes[number]
const end = { role: 'end', text: 'Slow is fine. Come as you are.' } satisfies Scenes[number]
const ONLY = 'The only words are:'

describe('a scene without words', () => {
  it('passes the guard, and the film ends on the dictated words and the name alone', () => {
    const { faults, shots } = filmOf(ONLY, [kettle, { ...kettle, more: ['steam over the cup'] }, end])
    expect(faults).toEqual([])
    expect(shots.map(({ role, text }) => [role, text])).toEqual([
      ['show', ''],
      ['show', ''],
      ['end', end.text],
    ])
    expect(JSON.stringify(shots)).not.toMatch(/Tea that waits|960417/)
    expect(shots.at(-1)?.end_ms).toBe(14_000)
    // What opens it is looked at as long as what comes next.
    expect(shots[0]?.end_ms).toBe(Number(shots[1]?.end_ms) - Number(shots[1]?.start_ms))
  })

  it('takes the place of lines of the brand that a writer filled up with', () => {
    const filled: Scenes = [
      { role: 'hook', text: 'Slow is fine.' },
      { role: 'line', text: 'A tea room by the canal', from: ['b2'] },
      { role: 'end', text: 'Come as you are.' },
    ]
    const { answer, shots } = filmOf(ONLY, filled)
    expect(shots.map(({ text }) => text)).toEqual(['Slow is fine.', '', 'Come as you are.'])
    // Whoever draws is told all the same what is to be seen.
    expect(wordsOf(answer, 'video')[1]).toEqual(['A tea room by the canal'])
    for (const other of ['Words only, no picture please.', 'Say it in our words:'])
      expect(filmOf(other, filled).shots[1]).toMatchObject({ text: 'A tea room by the canal' })
  })

  it.each([
    'Einziger Text:',
    'Text nur am Ende:',
    'Les seuls mots :',
    'Únicas palabras:',
    '文字は最後だけ。',
    'Jedyny napis:',
  ])('is what “%s” asks for as well', only => {
    const line = { role: 'line', text: 'A tea room by the canal', from: ['b2'] } satisfies Scenes[number]
    expect(filmOf(only, [line, line, end]).answer).toMatchObject({
      scenes: [{ role: 'show', text: '' }, { role: 'show' }, { role: 'end' }],
    })
  })

  it('has to tell what is seen, and no other scene is empty', () => {
    const { faults } = filmOf(ONLY, [{ ...kettle, more: [] }, { role: 'line', text: '' }, end])
    expect(faults).toContain('form: “more” of scene 1 says in a few words what is seen')
    expect(faults).toContain('form: scene 2 has no text; a scene without words is a “show”')
    expect(filmOf(ONLY, [{ ...kettle, text: 'Hot.' }, end]).faults).toContain('form: scene 1 has no place here')
  })

  it('is told of to whoever writes a film, and of no other picture', () => {
    expect(instructionsFor('video')).toMatch(/show: nothing is read/)
    expect(instructionsFor('card')).not.toMatch(/show: nothing is read/)
  })
})

describe('a film with scenes without words', () => {
  const kit = { ...(bareKits[0] as BrandKit), about: 'A tea room.' }
  const { data } = filmOf(ONLY, [kettle, { ...kettle, more: ['steam'] }, end])
  const board = (...depicts: string[]) => storyboardOf(data, { ...UPRIGHT, scheme: 'auto', seed: 'a' }, 'calm', depicts)

  it('shows its drawing in the middle, holds it where the next has none, and is read out by its words alone', async () => {
    const film = await makeFilm(raster, board('kettle', '', ''), kit)
    expect(film.cues.map(({ text }) => text)).toEqual([expect.stringContaining(end.text)])
    expect(film.proof.safe_zone_hits).toEqual([])
    const { hole } = film.proof
    expect(hole?.share).toBeLessThan(hole?.limit ?? 0)
    const shown = (act: number) => film.layers.filter(({ name }) => name.startsWith(`${act} picture`))
    expect(shown(0).length).toBeGreaterThan(1)
    expect(shown(1).length).toBe(shown(0).length)
  })

  it('shows the name where nothing can be drawn, and what is seen is no text to edit', async () => {
    const film = await makeFilm(raster, board('none', 'none', 'none'), kit)
    expect(film.layers.some(({ name }) => /^0 (?:text|picture)/.test(name))).toBe(true)
    const parts = partsOf({ pictures: [], video: board('', '', '') })
    expect(parts.map(({ texts }) => texts.map(({ text }) => text))).toEqual([[], [], [end.text]])
  })
})
