import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf, undividable } from '#lib/publish/post/parts.ts'
import { captionReasons } from '#lib/runs/judge/fits.ts'
import { seed } from '#test/support/seed.ts'

const words = (text: string) => text.replace(/\s+/g, '')

describe('words that are longer than a post', () => {
  it('stay whole where they fit, and where nobody asked for more', () => {
    expect(partsOf('x', 'Tea at six.', 'thread')).toEqual(['Tea at six.'])
    expect(partsOf('x', 'a '.repeat(300), null)).toHaveLength(1)
    expect(partsOf('linkedin', 'a '.repeat(300), 'thread')).toHaveLength(1)
  })

  it('are divided after a paragraph, else after a sentence, else between words', () => {
    const sentence = `${'word '.repeat(38).trim()}.`
    expect(partsOf('x', `${sentence}\n\nOne more. ${sentence}`, 'thread')).toEqual([sentence, `One more. ${sentence}`])
    expect(partsOf('x', `${sentence} It begins ${sentence}`, 'thread')[0]).toBe(sentence)
    expect(partsOf('x', 'word '.repeat(100), 'thread').map(part => part.length)).toEqual([279, 219])
  })

  it('keep an address whole, which counts 23 however long it is', () => {
    const address = `https://example.com/${'a'.repeat(400)}`
    const parts = partsOf('x', `${'word '.repeat(50)}${address} ${'word '.repeat(20)}`, 'thread')
    expect(parts.filter(part => part.includes(address))).toHaveLength(1)
  })

  it('become the first comment of LinkedIn, up to what that takes', () => {
    const parts = partsOf('linkedin', 'word '.repeat(700), 'first_comment')
    expect(parts).toHaveLength(2)
    expect(undividable('linkedin', 'a'.repeat(3_000 + 1_250), 'first_comment')).toBeNull()
    expect(undividable('linkedin', 'a'.repeat(3_000 + 1_251), 'first_comment')).toBe(
      'the first comment would count 1251; takes 1250',
    )
  })

  it('are all there, in their order, and each part fits', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('🇩🇪', '👩‍👩‍👧', 'https://example.com/a', 'x.com', '\n\n', '. ', '日本語の文。', 'w'.repeat(330)),
    )
    const texts = fc.array(piece, { minLength: 20, maxLength: 90 }).map(pieces => pieces.join(' '))
    fc.assert(
      fc.property(texts, fc.constantFrom('x' as const, 'bluesky' as const), (text, platform) => {
        const parts = partsOf(platform, text, 'thread')
        expect(words(parts.join(''))).toBe(words(text))
        if (parts.length < 25) for (const part of parts) expect(captionReasons(platform, part)).toEqual([])
        if (parts.length > 1) expect(parts.every(part => part.trim() !== '')).toBe(true)
      }),
      { seed, numRuns: 60 },
    )
  })
})
