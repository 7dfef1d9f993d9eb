// Where a line goes is said to the maker, the line itself to readers.
import { describe, expect, it } from 'vitest'
import { closingIn } from '#lib/composer/builtin/reading/ordered/closes.ts'

describe('what tells where a line goes', () => {
  it.each([
    ['At the end: come and laugh with us', 'At the end: '],
    ['last slide: your tin got there', 'last slide: '],
    ['Am Ende Hinweis auf unseren Frühjahrscheck', 'Am Ende Hinweis auf unseren '],
    ['No fim: venham rir connosco', 'No fim: '],
    ['à la fin, un rappel sur les horaires', 'à la fin, un rappel sur '],
  ])('is cut off: %s', (text, lead) => expect(text.slice(0, closingIn(text))).toBe(lead))

  it.each([
    'At the end of June we close',
    'Am Ende des Monats ist Schluss',
    'Al final de la calle',
    'The last one is free',
  ])('is no beginning of news: %s', text => expect(closingIn(text)).toBe(0))
})
