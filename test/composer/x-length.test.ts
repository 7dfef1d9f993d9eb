import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { width } from '#lib/composer/words/width.ts'
import { weighted } from '#lib/words/x-length.ts'
import { seed } from '#test/support/seed.ts'

/** Lengths as twitter-text 3.1.0 counts them. */
const vectors: [text: string, length: number][] = [
  ['hello', 5],
  ['We open at six.', 15],
  ['example.com', 23],
  ['www.example.co.uk', 23],
  ['https://example.com/a/b?c=d&e=f', 23],
  ['http://example.com:8080/', 23],
  ['acme.io/path', 23],
  ['foo.bar', 23],
  ['user@example.com', 16],
  ['@name', 5],
  ['#tag', 4],
  ['$TSLA', 5],
  ['日本', 4],
  ['한국어', 6],
  ['🙂', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['🇩🇪', 2],
  ['🇩🇪🇫🇷', 4],
  ['👍🏽', 2],
  ['❤️', 2],
  ['❤', 2],
  ['™', 2],
  ['™️', 2],
  ['1️⃣', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
  ['🏳️‍🌈', 2],
  ['é', 1],
  ['é', 1],
  ['→', 2],
  ['☕', 2],
  ['✓', 2],
  ['✅', 2],
  ['½', 1],
  ['€', 2],
  ['—', 1],
  ['“quoted”', 8],
  ['https://localhost', 17],
  ['https://example.invalid', 23],
  ['end.Next', 23],
  ['e.g.', 4],
  ['node.js', 7],
  ['README.md', 23],
  ['ru.wikipedia.org/wiki/Кошка', 23],
  ['https://en.wikipedia.org/wiki/X_(y)', 23],
  ['example.com.', 24],
  ['(example.com)', 25],
  ['example.com:8080', 28],
  ['example.com?x=1', 27],
  ['x_y.com', 7],
  ['-example.com', 12],
  ['10.5', 4],
  ['v1.2.3', 6],
  ['Read example.com now', 32],
  ['See https://example.com, then go', 36],
  ['münchen.de', 23],
  ['xn--mnchen-3ya.de', 23],
]

describe('the length of a text on X', () => {
  it.each(vectors)('%j counts %i', (text, length) => {
    expect(weighted(text)).toBe(length)
  })

  it('is the sum of its words and the spaces between them', () => {
    const word = fc.constantFrom(...vectors.map(([text]) => text).filter(text => !/\s/.test(text)))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), words => {
        const sum = words.reduce((total, one) => total + weighted(one), words.length - 1)
        expect(weighted(words.join(' '))).toBe(sum)
      }),
      { seed },
    )
  })

  it('is that of the letters for plain text, whatever they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ,;!?]{0,300}$/), text => {
        expect(weighted(text)).toBe(text.length)
      }),
      { seed },
    )
  })
})

describe('the width of a text', () => {
  it('counts characters that take two places twice', () => {
    expect(['ab', 'ひらがな', '☕ tea'].map(width)).toEqual([2, 8, 6])
  })
})
