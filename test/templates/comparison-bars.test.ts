import { describe, expect, it } from 'vitest'
import { sharesOf } from '#lib/templates/comparison/bars.ts'

describe('amounts that are compared', () => {
  const side = (title: string, items: string[] = [], role: 'left' | 'right' = 'left') => ({ title, items, role })

  it('are drawn true to each other', () => {
    expect(sharesOf([side('31 min'), side('4 min')])).toEqual([1, 4 / 31])
    expect(sharesOf([side('31 s', ['No cache']), side('4.1 s', ['Ferrule'])])).toEqual([1, 4.1 / 31])
  })

  it('are words where units differ, an amount is missing, or much else is said', () => {
    expect(sharesOf([side('31 min'), side('4 runs')])).toBeNull()
    expect(sharesOf([side('Before'), side('4 min')])).toBeNull()
    expect(sharesOf([side('31 min', ['a', 'b', 'c']), side('4 min')])).toBeNull()
  })
})
