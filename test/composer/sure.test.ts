// Of a brief that speaks to its maker only what is surely for readers is told, and what is told is whole.
import { describe, expect, it } from 'vitest'
import type { Heard } from '#lib/composer/audience/audience.ts'
import { surely } from '#lib/composer/builtin/reading/sure.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { whereOf } from '#lib/composer/question.ts'
import { ask, card } from './ask.ts'

/** A text whose words have so much doubt each, and what is told of it. */
function toldOf(marked: string, isFirst = false, listed = false, aside: Heard['aside'] = 'secret'): string {
  const parts = [...marked.matchAll(/(\S+?)([,.]?)~(\d+)(?:\s|$)/g)]
  const text = parts.map(([, word, sign]) => `${word}${sign}`).join(' ')
  let [at, parted] = [0, true]
  const words = parts.map(([, word = '', sign = '', doubt]) => {
    const start = at
    at = start + word.length + sign.length + 1
    const one = {
      start,
      end: start + word.length,
      chance: Number(doubt) / 100,
      aside,
      begins: parted,
    } as const
    const own = { ...one, parts: parted, listed }
    parted = sign !== ''
    return own
  })
  const question = ask(text)
  const where = { literals: findLiterals(text, whereOf(question, 'en')), lexicons: [lexiconOf('en')], isFirst }
  const cut = surely(text, undefined, words, where)
  return cut ? cut.text : text
}

describe('what is sure', () => {
  it('a stretch with a value may be less sure than one without', () => {
    expect(toldOf('doors~50 open~50 at~50 7pm~50')).toBe('doors open at 7pm')
    expect(toldOf('doors~50 open~50 for~50 everyone~50')).toBe('')
  })

  it('an order is told rather than news lost, where it is hardly likely one', () =>
    expect(toldOf('doors~50 open~50 for~50 everyone~50', false, false, 'order')).toBe('doors open for everyone'))

  it('so may what all the rest rests on, and a member of a list', () => {
    expect(toldOf('winter~30 sale~30 for~30 everyone~30', true)).toBe('winter sale for everyone')
    expect(toldOf('stuff~30 them~30 with~30 newspaper~30', false, true)).toBe('stuff them with newspaper')
  })

  it('of an unsure sentence the sure clauses with a value stay, whole', () =>
    expect(toldOf('he~90 said~90 it~90 twice,~90 doors~2 open~2 at~2 7pm~2')).toBe('doors open at 7pm'))

  it('none is kept for its words alone', () =>
    expect(toldOf('he~90 said~90 it~90 twice,~90 everyone~2 likes~2 the~2 garden~2')).toBe(''))

  it('of what comes first an order before it goes', () =>
    expect(toldOf('slides~95 for~80 Mill~2 Lane~2 Otley~2', true)).toBe('Mill Lane Otley'))
})

it('where readers call stands not above the news', () => {
  const { parts } = card('Wheel sale on Saturday 5 December from 10 to 4. Call us on 01632 960 418 for a wheel')
  expect(parts.headline ?? parts.name).not.toMatch(/960/)
})

it('a child whose age is told in passing is left out', () => {
  const { said } = card(
    'We have a poster winner. Ella Brand, shes 8, in class 3 at Mill Lane. 96 children sent one in.',
  )
  expect(said).not.toMatch(/Ella|8,|class 3/)
  expect(said).toMatch(/96/)
})

it('a condition is told with the price that it changes', () =>
  expect(
    card(
      "Is the old piano in your parents' hall worth saving? We come and look for €60, and if you have it restored here we take that off the bill.",
    ).said,
  ).toContain('if you have it restored here we take that off the bill'))

it('of a recall nothing is held back for being less than sure', () => {
  const { said } = card(
    'I feel sick writing this. We have to recall the Bobbin rattle, batch PB-0326. Take it off the baby now. Other batches are ok, it was one delivery of glue.',
  )
  expect(said).toContain('Take it off the baby now')
  expect(said).not.toMatch(/sick/)
})
