import { describe, expect, it } from 'vitest'
import { packs } from '#lib/composer/packs/index.ts'
import { card } from './ask.ts'

describe('days that everybody knows', () => {
  it.each([
    ['valentines day supper for two £58, book by 9 February 2027', 'Valentine’s Day supper'],
    ['we are shut on new years eve', 'on New Year’s Eve'],
    ['st patricks day session at the Anchor', 'St Patrick’s Day session'],
    ['Our christmas wreaths are in', 'Our Christmas wreaths'],
    ["mother's day boxes are in", 'Mother’s Day boxes'],
    ['Am muttertag haben wir bis 18 Uhr offen', 'Am Muttertag haben'],
    ['Estamos abiertos el día de la madre', 'el Día de la Madre'],
  ])('are written right: %s', (brief, name) => {
    expect(card(brief).said.replaceAll("'", '’')).toContain(name)
  })

  it('have their names in every pack, or none', () => {
    for (const { feasts } of Object.values(packs)) expect(feasts).not.toMatch(/\|$|^\||'/)
  })
})
