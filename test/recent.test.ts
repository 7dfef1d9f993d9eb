import { expect, it } from 'vitest'
import { recent } from '#lib/recent.ts'

it('what was used longest ago goes first, and no more is kept than was said', () => {
  const held = recent<string>(6, value => value.length)
  held.keep('a', 'aa')
  held.keep('b', 'bb')
  held.keep('c', 'cc')
  held.get('a')
  held.keep('d', 'ddd')
  expect(['a', 'b', 'c', 'd'].map(held.get)).toEqual(['aa', undefined, undefined, 'ddd'])
  held.drop('d')
  held.keep('e', 'eeee')
  expect(['a', 'e'].map(held.get)).toEqual(['aa', 'eeee'])
  held.keep('f', 'too heavy for all')
  expect(['a', 'e', 'f'].map(held.get)).toEqual([undefined, undefined, undefined])
})

it('two that make the same at once hold the same', () => {
  const held = recent<object>(2)
  const first = {}
  expect(held.keep('a', first)).toBe(first)
  expect(held.keep('a', {})).toBe(first)
})
