import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Keyring, parseKeyring, rewrap, seal, unseal } from '#lib/seal.ts'

const random = (size: number) => new Uint8Array(randomBytes(size))
const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [first, second] = [key('2025'), key('2026')]
const old = parseKeyring(first)
const both = parseKeyring(`${second}, ${first}`)
const only = parseKeyring(second)
const place = 'workspace|webhook:1|secret'
const text = 'whsec_ä €'

/** The sealed text with one of its parts changed. */
const changed = (sealed: string, part: number) =>
  sealed
    .split('.')
    .map((piece, index) =>
      index === part ? (piece.startsWith('A') ? `B${piece.slice(1)}` : `A${piece.slice(1)}`) : piece,
    )
    .join('.')

describe('a sealed secret', () => {
  it('opens at its place, and looks different each time', async () => {
    const sealed = await seal(old, random, text, place)
    expect(sealed).toMatch(/^v1\.2025\.[\w+/=]+\.[\w+/=]+\.[\w+/=]+$/)
    expect(sealed).not.toContain('whsec')
    expect(await unseal(old, sealed, place)).toBe(text)
    expect(await seal(old, random, text, place)).not.toBe(sealed)
  })

  it.each(['other|webhook:1|secret', 'workspace|webhook:2|secret', 'workspace|webhook:1|token'])(
    'does not open at %s',
    async elsewhere => {
      await expect(unseal(old, await seal(old, random, text, place), elsewhere)).rejects.toThrow()
    },
  )

  it('does not open when any part of it was changed', async () => {
    const sealed = await seal(old, random, text, place)
    for (const part of [0, 1, 2, 3, 4]) await expect(unseal(old, changed(sealed, part), place)).rejects.toThrow()
  })

  it('still opens when a newer key is put in front, and without the old one once it is wrapped anew', async () => {
    const sealed = await seal(old, random, text, place)
    expect(await unseal(both, sealed, place)).toBe(text)
    await expect(unseal(only, sealed, place)).rejects.toThrow('2025')
    const moved = await rewrap(both, sealed)
    expect(moved?.split('.')[1]).toBe('2026')
    expect(moved?.split('.').slice(3)).toEqual(sealed.split('.').slice(3))
    expect(await unseal(only, moved ?? '', place)).toBe(text)
    expect(await rewrap(both, moved ?? '')).toBeNull()
  })
})

describe('the keyring', () => {
  it('has the newest key first', () => {
    const ring: Keyring = both
    expect(ring.map(one => [one.id, one.secret.length])).toEqual([
      ['2026', 32],
      ['2025', 32],
    ])
  })

  it.each(['', 'a', 'a:', `a:${Buffer.alloc(31).toString('base64')}`, `a b:${Buffer.alloc(32).toString('base64')}`])(
    'is refused when it reads %j, without saying what it holds',
    text => {
      expect(() => parseKeyring(text)).toThrow('id:base64')
    },
  )
})
