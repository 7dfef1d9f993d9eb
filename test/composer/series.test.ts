// What stands in one list or one quote is read together: a member or a clause that looks like a remark by itself is told with the others.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('lines below a colon and figures in a row', () => {
  it.each<[brief: string, told: RegExp[]]>([
    [
      'Thank you all for Sunday!! what a day. about 210 came, raised £612 for the boat. Thanks to:\nMoira & the band\nScouts for the tents (back by 6)\nThe Anchor for the loan of the urn\nHarbour Stores - ice\nColin who did the raffle again\nAlso someone left a blue glove, its on the hook. And the AGM is still thursday but thats not for facebook, thats for you Lin',
      [/Moira & the band/, /The Anchor for the loan of the urn/, /Colin who did the raffle again/],
    ],
    [
      'For the yearly thing. What your membership did this yr: 4,310 meals cooked. £9,870 raised. 212 museum visits. 388 kids fed in summer (last yr 301). 57 new large aprons. 1 very old oven replaced, finally',
      [/last yr 301/, /57 new large aprons/, /1 very old oven replaced/],
    ],
  ])('%s', (brief, told) => {
    const { said } = card(brief)
    for (const one of told) expect(said).toMatch(one)
  })

  it('an order that ends the lines is no member', () => {
    const { said } = card(
      'Market day Saturday 7 November\nOn the stalls:\napples\nhoney\nsmoked trout\nrye bread\nmake it look autumny please',
    )
    expect(said).toMatch(/rye bread/i)
    expect(said).not.toMatch(/autumny/)
  })
})

it('somebody’s words are told to their end', () => {
  const quote = 'My knees carried other people’s shopping for forty years, this was lighter.'
  const { said } = card(
    `Dora Quill 71, retired nurse, finished the coast path on sunday. started with us 2 yrs ago on a flat mile. she said and please leave it exactly as she said it: "${quote}" pics of her in the album`,
  )
  expect(said).toContain(quote)
  expect(said).not.toMatch(/exactly|album/)
})
