// A headline about one number has it as large as a picture, where the card is words alone.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { figureIn } from '#lib/templates/setting/figured.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const composed = (headline: string, composition: string, size: string, brand: (typeof brandNames)[number]) => {
  const [width, height] = size.split('x').map(Number)
  const rest = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, width, height }
  return composePicture(
    raster,
    Picture.parse({ template: 'announcement', composition, data: { headline }, ...rest }),
    sampleKit(brand),
  )
}

describe('a number in a headline', () => {
  it.each([
    ['20% off everything this weekend', '', '20%', 'off everything this weekend'],
    ['Celebrating 10,000 customers', 'Celebrating', '10,000', 'customers'],
    ['How we cut our bill by 40% in three months', 'How we cut our bill by', '40%', 'in three months'],
    ['15 % Rabatt auf alles', '', '15 %', 'Rabatt auf alles'],
    ['Plans from $9.50 a month', 'Plans from', '$9.50', 'a month'],
    ['Über 1.200 Kunden', 'Über', '1.200', 'Kunden'],
  ])('is found in “%s”', (headline, before, figure, behind) => {
    expect(figureIn(headline)).toEqual({ before, figure, behind })
  })

  it.each([
    'Open 9 to 5 on Saturdays',
    'Market on 12 June 2027',
    'From £8 to £12',
    '5 tips for better meetings',
    'Version 2.4 is out',
    '£35',
    'Tickets are £35, eight places are left',
    'The course begins in autumn and costs everybody who comes £35 in all',
    'خصم 20% على كل شيء',
  ])('is none in “%s”', headline => {
    expect(figureIn(headline)).toBeNull()
  })

  it.each([
    ['poster', '1080x1350'],
    ['ruled', '1080x1080'],
    ['field', '1080x1350'],
  ])('leads a card of words alone, in the order of its words: %s at %s', async (composition, size) => {
    for (const brand of brandNames) {
      const { proof } = await composed('Celebrating 10,000 customers', composition, size, brand)
      const told = proof.texts.filter(({ role }) => role === 'headline' || role === 'value')
      expect([brand, told.map(({ role }) => role)]).toEqual([brand, ['headline', 'value', 'headline']])
      const [before = 0, figure = 0, behind = 0] = told.map(({ size_px }) => size_px)
      expect([brand, before === behind && figure >= before * 1.6]).toEqual([brand, true])
      const tops = told.map(({ box }) => box.y)
      expect([brand, tops]).toEqual([brand, tops.toSorted((a, b) => a - b)])
    }
  })

  it('is no picture over grave news', async () => {
    const { proof } = await composed('We are laying off 1,200 people', 'poster', '1080x1350', 'kestrel')
    expect(proof.texts.filter(({ role }) => role === 'value')).toEqual([])
  })
})
