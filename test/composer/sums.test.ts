// A number that a brief tells with its parts, and whose parts come to another: asked before, held after.
import { describe, expect, it } from 'vitest'
import { clarify } from '#lib/composer/clarify.ts'
import { Brand } from '#lib/composer/plan.ts'
import { guarded } from './guard/careful.ts'

const odd: [language: string, brief: string][] = [
  ['en', 'Our team won 31 medals this year: 12 gold, 9 silver and 8 bronze.'],
  ['de', 'Unser Verein hat 31 Medaillen gewonnen, davon 12 aus Gold, 9 aus Silber und 8 aus Bronze.'],
  ['es', 'Nuestro club ganó 31 medallas: 12 de oro, 9 de plata y 8 de bronce.'],
  ['fr', 'Notre club a gagné 31 médailles, dont 12 en or, 9 en argent et 8 en bronze.'],
  ['it', 'Il nostro club ha vinto 31 medaglie, di cui 12 d’oro, 9 d’argento e 8 di bronzo.'],
  ['pt', 'O nosso clube ganhou 31 medalhas: 12 de ouro, 9 de prata e 8 de bronze.'],
  ['pl', 'Nasz klub zdobył 31 medali, w tym 12 z drewna, 9 ze szkła i 8 z gliny.'],
  ['ja', '今年のメダルは31個：金12個、銀9個、銅8個です。'],
  ['ar', 'فاز نادينا هذا العام بـ 31 ميدالية: 12 ذهبية، 9 فضية، 8 برونزية.'],
]
const sound: [language: string, brief: string][] = [
  ['en', 'Our team won 29 medals this year: 12 gold, 9 silver and 8 bronze.'],
  ['en', 'There are pacers for 50, 60 and 70 minutes.'],
  ['en', 'We ran 10 races this year: 5, 7 and 10 km.'],
  ['en', 'Lunch for 30 €: soup 9 €, main 18 €, cake 7 €.'],
  ['de', 'Unser Verein hat 29 Medaillen gewonnen, davon 12 aus Gold, 9 aus Silber und 8 aus Bronze.'],
]

const holds = (language: string, brief: string) =>
  guarded({ language, brief, says: [brief] }).holds.filter(({ what }) => what.includes('adds up to'))
const questions = (language: string, brief: string) =>
  clarify({
    ...{ brief, channel: 'linkedin', asset_type: 'card', day: '2026-03-03', time_zone: 'UTC' },
    brand: Brand.parse({ name: 'Quern', voice: { languages: [language] } }),
  }).questions.filter(({ options }) => options.length === 2 && /^\d+/.test(options[0] ?? ''))

describe('a sum that does not add up', () => {
  it.each(odd)('is held and asked: %s, %s', (language, brief) => {
    expect(holds(language, brief)).toEqual([
      expect.objectContaining({ rule: 'counted', what: expect.stringMatching(/adds up to 29$/) }),
    ])
    expect(questions(language, brief)).toHaveLength(1)
  })

  it.each(sound)('numbers that add up, or that are no parts, are not: %s, %s', (language, brief) => {
    expect(holds(language, brief)).toEqual([])
    expect(questions(language, brief)).toEqual([])
  })
})
