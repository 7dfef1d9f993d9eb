import { describe, expect, it } from 'vitest'
import { sentence } from '#lib/composer/builtin/mend.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { card } from './ask.ts'

describe('no stop', () => {
  it.each([
    'Call 0161 496 0142',
    'Ring Ada on (608) 555-0191',
    'Notdienst: 0221 555 0177',
    'Cita en el 960 555 088',
    'Book at kiln.example/autumn',
    'Write to hello@kiln.example',
    'Bring a cake please 🍰',
    'Off to Rio 🇧🇷',
  ])('behind a number, an address or a picture sign: %s', text => {
    expect(sentence(text)).toBe(text)
  })

  it.each(['Open from 1 May 2026', 'Room 4', 'It costs £12', 'Offen 9.00–13.00', 'Ab 03.04.2026', 'Since 1998'])(
    'but behind any other value: %s',
    text => {
      expect(sentence(text)).toBe(`${text}.`)
    },
  )

  it('is missing between two sentences', () => {
    expect(lineOfSentences(['Call 0161 496 0142', 'We are in until 6.'])).toBe('Call 0161 496 0142. We are in until 6.')
  })

  it('stands in what a brief becomes', () => {
    const { parts, answer } = card('The surgery is closed on 14 November 2026. Emergencies: 0161 496 0142')
    expect(parts.body).toBe('Emergencies: 0161 496 0142')
    expect(answer.caption.at(-1)?.text).toBe('Emergencies: 0161 496 0142')
  })
})
