// A long text on a card is not one run of words: its sentences stand by themselves, and when, where and how much stand out.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { isFact, sentencesOf } from '#lib/templates/setting/sentences.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const FAIR =
  'We sell china, books, bicycles and a good deal of which nobody really knows what it is. Sunday 18 May at 10. Coffee costs £4. Park at the church, as the yard is full of tables. Bring your own things and a table is £10.'

const composed = (body: string, size: string, brand: (typeof brandNames)[number]) => {
  const [width, height] = size.split('x').map(Number)
  const rest = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, width, height }
  const asked = { template: 'announcement', composition: 'poster', data: { headline: 'Yard sale', body } }
  return composePicture(raster, Picture.parse({ ...asked, ...rest }), sampleKit(brand))
}

describe('a long text', () => {
  it.each(['1080x1350', '1080x1080'])('has each sentence by itself, facts larger, at %s', async size => {
    for (const brand of brandNames) {
      const { proof } = await composed(FAIR, size, brand)
      const bodies = proof.texts.filter(({ role }) => role === 'body')
      const sizes = bodies.map(({ size_px }) => size_px)
      expect([brand, bodies.length]).toEqual([brand, 5])
      const [prose = 0, when = 0, price = 0] = sizes
      expect([brand, when > prose * 1.1 && price > prose * 1.1]).toEqual([brand, true])
      const tops = bodies.map(({ box }) => box.y)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    }
  })

  it('is lines without stops where its last one has none', () => {
    const lines = ['Saturday 18 September', '2pm to 8pm', 'Guests are welcome', 'Bratwurst €3.50', 'Face painting free']
    const text = `${lines.join('. ')}${' and so on for all who come with children'.repeat(4)}`
    expect(sentencesOf(text, 'en').slice(0, 4)).toEqual(lines.slice(0, 4))
    expect(sentencesOf(`${text}.`, 'en')[0]).toBe('Saturday 18 September.')
  })

  it('stays a paragraph where it is short, is one thought, or has no room', async () => {
    const bodies = async (body: string, size = '1080x1350') =>
      (await composed(body, size, 'kestrel')).proof.texts.filter(({ role }) => role === 'body').length
    expect(await bodies('Coffee costs £4. Sunday 18 May at 10. Park at the church.')).toBe(1)
    expect(await bodies(`${'We sell china and books and bicycles and more, '.repeat(5)}and that is all.`)).toBe(1)
    expect(await bodies('Coffee costs £4. '.repeat(26), '1200x627')).toBe(1)
  })

  it('has a wide card to itself: facts larger in two columns, or beside its headline in lines of some 45 letters', async () => {
    const wide = async (body: string) => {
      const asked = { template: 'announcement', composition: 'auto', depicts: ['plate'], width: 1200, height: 627 }
      const rest = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
      const picture = Picture.parse({ ...asked, ...rest, data: { headline: 'Yard sale', body } })
      return (await composePicture(raster, picture, { ...sampleKit('kestrel'), photos: [], screens: [], people: [] }))
        .proof
    }
    const bodies = (await wide(FAIR)).texts.filter(({ role }) => role === 'body')
    expect(bodies).toHaveLength(5)
    expect(new Set(bodies.map(({ box }) => Math.round(box.x / 100))).size).toBe(2)
    const [prose, fact] = bodies.map(({ size_px }) => size_px)
    expect(fact).toBeGreaterThan((prose ?? 0) * 1.1)
    const { texts } = await wide(`${'We sell china and books and bicycles and more, '.repeat(5)}and that is all.`)
    const [said, head] = ['body', 'headline'].map(role => texts.find(one => one.role === role))
    expect(said?.size_px).toBeGreaterThan(33)
    expect(said?.box.x).toBeGreaterThan((head?.box.x ?? 0) + (head?.box.width ?? 0))
  })

  it.each([
    [
      'a day of the month ends no sentence',
      'de',
      'Wir feiern im Hof, und alle bringen etwas mit. Am 12. Juli um vier. Der Eintritt ist frei.',
      3,
    ],
    [
      'a number does where no number has a point',
      'it',
      'Si mangia sotto il portico e poi si balla. Posti: 40. Se piove si resta dentro.',
      3,
    ],
    [
      'nor does a letter of a name',
      'en',
      'The talk is by J. Park and starts when all are in. Come early. It is free.',
      3,
    ],
  ])('%s', (_, tongue, text, count) => {
    const long = `${text} ${'Und wer nicht kommt, der bleibt eben zu Hause und liest ein gutes Buch über Bäume und Gärten'.repeat(2)}.`
    expect(sentencesOf(long, tongue)).toHaveLength(count + 1)
  })

  it('knows a fact by its figure and its length', () => {
    expect(isFact('Open from 10 to 4.')).toBe(true)
    expect(isFact('Open every day.')).toBe(false)
    expect(isFact('In 1974 a bakery stood here, and after it a bicycle shop, a bank and a bar.')).toBe(false)
  })
})
