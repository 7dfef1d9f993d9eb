// The few words that a template adds of its own are in the language of what was sent, or are not there.
import { describe, expect, it } from 'vitest'
import { askOf, called, hosted, quoted, tongueOf } from '#lib/render/tongue.ts'
import { typeset } from '#lib/render/type/typeset.ts'

describe('the language of what was sent', () => {
  it.each([
    ['de', 'Sie zählte die Boote zweimal, weil beim ersten Mal eins fehlte.'],
    ['en', 'Two suits are past mending'],
    ['en', '3 myths about back pain'],
    ['en', 'Late reading Thu 20 November'],
    ['en', 'I could lift my grandson again after four weeks.'],
    ['fr', 'La visite est dans le jardin'],
    [null, 'Kaffee Hymnal'],
    [null, 'قائمة الإفطار'],
    [null, '朝のパン'],
  ])('%s: %s', (tongue, text) => expect(tongueOf([text])).toBe(tongue))

  it('is the brand’s where the words leave it open', () =>
    expect(tongueOf(['Kaffee'], 'Wir rösten für die Stadt und das Land')).toBe('de'))
})

describe('what a template adds', () => {
  it('asks for a word in a sentence, in the capitals that were sent', () => {
    const keyword = { send: 'SUIT', to: '70201', gives: '£5' }
    expect(askOf(keyword, 'en')).toEqual({ before: 'Text', word: 'SUIT', after: 'to 70201 to give £5' })
    expect(askOf({ ...keyword, gives: 'a warm bed' }, 'en').after).toBe('to 70201: a warm bed')
    expect(askOf({ send: 'ANZUG', to: '70201', gives: '5 €' }, 'de').after).toBe('an 70201 spendet 5 €')
    expect(askOf({ send: 'M-Pesa account TANK', to: 'Paybill 000123' }, 'en')).toEqual({
      ...{ before: '', word: 'M-Pesa account TANK', after: 'Paybill 000123' },
    })
    expect(askOf(keyword, null)).toEqual({ before: '', word: 'SUIT', after: '→ 70201: £5' })
  })

  it('quotes as its language does, once', () => {
    expect(quoted('“Sie zählte.”', 'de')).toBe('„Sie zählte.“')
    expect(quoted('„Sie zählte.“', 'de')).toBe('„Sie zählte.“')
    expect(quoted('Elle compte.', 'fr')).toBe('«\u202fElle compte.\u202f»')
  })

  it('says what a name or a number is for, unless it does so itself', () => {
    expect(hosted('Inès Carrère', 'en')).toBe('With Inès Carrère')
    expect(hosted('Host: Inès', 'en')).toBe('Host: Inès')
    expect(hosted('Inès', null)).toBe('Inès')
    expect(hosted('Big Davie is the DJ again', 'en')).toBe('Big Davie is the DJ again')
    expect(hosted('Escola de línguas em Coimbra', 'pt')).toBe('Escola de línguas em Coimbra')
    expect(hosted('Ruth van Dam and Jo, head coach', 'en')).toBe('With Ruth van Dam and Jo, head coach')
    expect(called('01273 555 010', 'en')).toBe('Call 01273 555 010')
    expect(called('Call 01273 555 010', 'en')).toBe('Call 01273 555 010')
    expect(called('help@one.example', 'en')).toBe('help@one.example')
  })
})

describe('marks of a typewriter', () => {
  it.each([
    ['en', "Mrs Adeyemi's chair isn't done", 'Mrs Adeyemi’s chair isn’t done'],
    ['en', "Your app says '1 files' and everyone noticed", 'Your app says ‘1 files’ and everyone noticed'],
    ['en', "The dogs' home, since the '90s, rock 'n' roll", 'The dogs’ home, since the ’90s, rock ’n’ roll'],
    ['en', 'Ruth: "He never once let anyone down."', 'Ruth: “He never once let anyone down.”'],
    ['en', 'A 12" record, 6\' tall, "room 12"', 'A 12" record, 6\' tall, “room 12”'],
    ['sv', 'Hedlund: "Jag har sålt garn."', 'Hedlund: ”Jag har sålt garn.”'],
    ['pl', 'powiedz "Polish please"', 'powiedz „Polish please”'],
    ['fr', 'On l\'a appelé "la vague"', 'On l’a appelé «\u202fla vague\u202f»'],
    ['es', 'Dijo "¿y ahora?"', 'Dijo «¿y ahora?»'],
    [null, "It's “set” already", 'It’s “set” already'],
    [null, 'קונה "זה"', 'קונה "זה"'],
    ['en', 'an open " stays', 'an open " stays'],
  ] as const)('%s: %s', (tongue, text, set) => expect(typeset(text, tongue)).toBe(set))
})
