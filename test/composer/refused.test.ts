// What a brief refuses to show of somebody: whoever chooses drawings and whoever draws hear it, and code drops what shows it.
import { describe, expect, it } from 'vitest'
import { answers } from '#lib/composer/answer.ts'
import { wantedOf } from '#lib/composer/draughtsman/draft.ts'
import { drawnIn } from '#lib/composer/draughtsman/question.ts'
import { depictedIn, illustratorData } from '#lib/composer/illustrator/question.ts'
import { Library } from '#lib/composer/plan.ts'
import { ask } from './ask.ts'

/** What is asked of a film whose second piece is for readers in part alone. */
function askedOf(said: string, told: string, style: number[] = []) {
  const question = ask(`First boots mended by herself, the whole row of nails.\n${said}`, { asset_type: 'video' })
  const publish = question.segments.flatMap((_, at) => (style.includes(at + 1) ? [] : [at + 1]))
  const line = { text: 'First boots mended', from: ['1'] }
  const answer = answers.video.parse({
    read: {
      ...{ publish, style, secret: [], unsure: [], noise: [], attack: [] },
      parts: told ? [{ n: 2, text: told }] : [],
    },
    ...{ language: 'en', sensitive: 'minors', caption: [line], short: line },
    scenes: [
      { role: 'hook', ...line },
      { role: 'end', text: 'One of our apprentices', from: ['2'] },
    ],
  })
  const data = illustratorData(question, answer, { library: Library.parse({}), isGrave: false })
  const open = { depicts: ['', ''], about: ['boots on a bench', 'apprentice at a bench'], unmet: [], met: [] }
  const wanted = wantedOf(data, { ...open, look: [], scene: null, unplaced: false })
  if (!wanted) throw new Error('nothing to draw')
  return { refused: data.refused, wishes: data.wishes, wanted }
}

const shape = { tone: 'body', stroke: 0, d: 'M20 20 H180 V180 H20 Z' }
const all = Array.from({ length: 6 }, () => shape)
const head = (name: string) => [{ name, x: 0, y: 0, scale: 0.4, after: 0 }]
const drawings = [
  { n: 1, wish: 0, shows: 'hands nailing a boot heel', uses: [], colours: [], shapes: all },
  { n: 2, wish: 0, shows: 'apprentice bent over a boot', uses: head('head_back'), colours: [], shapes: all },
]
const shownFor = (wanted: Parameters<typeof drawnIn>[1], second = drawings[1]) => [
  ...(drawnIn({ cast: [], drawings: [drawings[0], second] }, wanted)?.by_picture.keys() ?? []),
]

describe('a place that is not wanted', () => {
  it('keeps no other thing from being drawn', () => {
    const pictures = { 1: ['Fish fry'], 2: ['Coats on the lift'] }
    const data = { brand: { name: 'Quern', lines: [] }, asset_type: 'carousel' as const, language: 'en', pictures }
    const found = depictedIn(
      {
        unwanted: ['climbing wall'],
        pictures: [
          { n: 1, about: 'plate of fried fish', draw: '' },
          { n: 2, about: 'coats on a car lift', draw: 'climbing wall' },
        ],
      },
      data,
    )
    expect(found).toMatchObject({ depicts: ['', ''], unplaced: true })
    expect(found && wantedOf(data, found)?.undrawn).toEqual({ 1: 'plate of fried fish', 2: 'coats on a car lift' })
  })
})

describe('a wish for a picture inside of a piece that is for readers in part', () => {
  const told = 'One of our apprentices'
  it.each([
    'picture of an anvil or a row of nails would be grand, no smiling folk',
    'bild irgendwas mit einem amboss, aber keine daumen hoch',
    'et comme image plutôt une enclume sur son billot',
    'a na zdjęciu niech będzie kowadło na pniu',
  ])('is heard: %s', wish => {
    expect(Object.values(askedOf(`${told}, ${wish}`, told).wishes ?? {})).toEqual([`, ${wish}`])
  })

  it.each(['link picture for our page of apprentices', 'as a picture', 'she was in tears about it all week'])(
    'is none: %s',
    said => expect(askedOf(`${told}, ${said}`, told).wishes).toBeUndefined(),
  )
})

describe('what nobody may see of somebody', () => {
  const dad = 'Her dad said only her hands and no name, Runa is 12, so just say one of our apprentices.'

  it('is heard out of a piece that is for readers in part, and no name with it', () => {
    const { refused, wanted } = askedOf(dad, 'one of our apprentices')
    expect(refused).toEqual(['only her hands and no name'])
    expect(wanted.refused).toBe('person')
    expect(JSON.stringify(wanted)).not.toContain('Runa')
  })

  it('is drawn by nobody: whole figures are dropped, hands at their work stay', () => {
    expect(shownFor(askedOf(dad, 'one of our apprentices').wanted)).toEqual([1])
    expect(shownFor(askedOf('One of our apprentices.', '').wanted)).toEqual([1, 2])
  })

  it('is a face alone where that is refused, and a back may be seen', () => {
    const { wanted } = askedOf('Not her face please.', '', [2])
    expect(wanted.refused).toBe('face')
    expect(shownFor(wanted)).toEqual([1, 2])
    expect(shownFor(wanted, { ...drawings[1], uses: head('head_bob') } as never)).toEqual([1])
  })

  it.each([
    ['Nur die Hände zeigen.', 'person'],
    ['Seulement les mains.', 'person'],
    ['写真は手元だけ。', 'person'],
    ['Picture of the yard, no people.', 'person'],
    ['Tylko od tyłu.', 'face'],
    ['No kids allowed after nine.', undefined],
    ['Show the new boots.', undefined],
  ])('“%s” refuses %s', (said, refused) => expect(askedOf(said, '', [2]).wanted.refused).toBe(refused))
})
