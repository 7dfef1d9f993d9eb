import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject, type JsonObject, mergePatch } from '#lib/brand/dna/merge.ts'
import { anyObject, hold } from '#test/brand/anything.ts'

/** RFC 7396, section 2, word for word, over maps, which have no prototype to be led astray by. */
function model(target: unknown, patch: unknown): unknown {
  if (!(patch instanceof Map)) return patch
  const result = target instanceof Map ? new Map(target) : new Map()
  for (const [name, value] of patch) {
    if (value === null) result.delete(name)
    else result.set(name, model(result.get(name), value))
  }
  return result
}

const toMap = (value: unknown): unknown =>
  isObject(value) ? new Map(Object.entries(value).map(([key, inner]) => [key, toMap(inner)])) : value

const merged = (target: unknown, patch: unknown) => mergePatch(target as JsonObject, patch as JsonObject)

describe('mergePatch', () => {
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
    ['{"a":1}', '{}', '{"a":1}'],
    ['{"a":[1,2]}', '{"a":[null,{"b":null}]}', '{"a":[null,{"b":null}]}'],
  ])('%s with %s is %s', (target, patch, expected) => {
    expect(merged(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(expected))
  })

  it('equals the model of the standard on anything', () => {
    hold(
      fc.property(anyObject, anyObject, (target, patch) => {
        expect(toMap(merged(target, patch))).toEqual(model(toMap(target), toMap(patch)))
      }),
    )
  })

  it('changes neither of what it is given, and twice is once', () => {
    hold(
      fc.property(anyObject, anyObject, (target, patch) => {
        const before = JSON.stringify([target, patch])
        const once = merged(target, patch)
        expect(merged(once, patch)).toEqual(once)
        expect(JSON.stringify([target, patch])).toBe(before)
      }),
    )
  })

  it('keeps the names of prototypes as plain keys and reaches no prototype', () => {
    const attack = '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":{"a":1}}'
    const result = merged({ a: 1 }, JSON.parse(attack))
    expect(JSON.stringify(result)).toBe(`{"a":1,${attack.slice(1)}`)
    expect([Object.getPrototypeOf(result), 'admin' in {}, typeof {}.toString]).toEqual([
      Object.prototype,
      false,
      'function',
    ])
  })
})
