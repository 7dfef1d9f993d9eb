import { describe, expect, it } from 'vitest'
import { countUp } from '#lib/video/motion/count.ts'
import { bezier, bounce, drift, glide, inOut, settle } from '#lib/video/motion/ease.ts'
import { arriving, coming, nearing } from '#lib/video/motion/enter.ts'

const times = Array.from({ length: 101 }, (_, index) => index / 100)

describe('an easing', () => {
  it.each(Object.entries({ settle, glide, inOut, drift, bounce }))(
    '%s goes from 0 to 1 and rests before and after',
    (_, ease) => {
      expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1])
      const steps = times.slice(1).map((time, index) => Math.abs(ease(time) - ease(times[index] ?? 0)))
      expect(Math.max(...steps)).toBeLessThan(0.12)
      // Nothing moves evenly.
      expect(Math.max(...times.map(time => Math.abs(ease(time) - time)))).toBeGreaterThan(0.03)
    },
  )

  it('never turns back, but for the spring, which swings past its rest once', () => {
    for (const ease of [settle, glide, inOut, drift, bezier(0.4, 0, 0.2, 1)])
      for (const [index, time] of times.slice(1).entries())
        expect(ease(time)).toBeGreaterThanOrEqual(ease(times[index] ?? 0) - 1e-9)
    expect(Math.max(...times.map(bounce))).toBeGreaterThan(1.005)
    expect(Math.max(...times.map(bounce))).toBeLessThan(1.15)
  })
})

describe('a number on its way', () => {
  it.each(['£59', '25 euro', '890 kr', '12 €', '$1,200', '60 zł', 'CHF 40', '1,300円'])(
    'is never a false price: %s',
    value => expect(countUp(value)).toEqual([]),
  )

  it('is no lower price on its way from the old one', () => expect(countUp('£199', '£349')).toEqual([]))

  it.each([
    ['6,240', undefined, /^\d{1,3}(,\d{3})?$/],
    ['91%', undefined, /^\d+%$/],
    ['2.10 m', '4.20 m', /^\d\.\d\d m$/],
    ['4,5 km', undefined, /^\d,\d km$/],
    ['6.240 kg', undefined, /^(\d{1,3}|\d\.\d{3}) kg$/],
    ['8', '6', /^\d$/],
  ])('%s keeps its form', (value, from, form) => {
    const shown = countUp(value, from)
    expect(shown.length).toBeGreaterThan(0)
    for (const text of shown) expect(text).toMatch(form)
    expect(shown).not.toContain(value)
    expect(new Set(shown).size).toBe(shown.length)
    if (from) expect(shown[0]).toBe(from)
  })

  it.each(['2026', '05:40', '1 May', '3 of 4', 'seven', '', '28 Nov 2026'])('%s is no number to count to', value => {
    expect(countUp(value)).toEqual([])
  })
})

describe('a way in', () => {
  const window = { left: 80, top: 300, right: 900, bottom: 420 }
  it.each(['mask', 'float', 'pop'] as const)('%s ends exactly in its place and stays', way => {
    const pose = coming({ x: 70, y: 290 }, window, { from: 10, length: 16, ease: bounce, way })
    expect(pose(10).opacity).toBe(0)
    for (const frame of [26, 27, 400]) expect(pose(frame)).toEqual({ x: 70, y: 290, clip: window })
    for (let frame = 11; frame < 26; frame++)
      expect(Object.values(pose(frame).clip ?? {}).every(Number.isInteger)).toBe(true)
  })

  it('arrives in whole pixels', () => {
    const pose = arriving({ x: 40, y: 900 }, { x: 33, y: 260 }, { from: 3, length: 20, ease: settle })
    for (let frame = 0; frame < 30; frame++) expect([pose(frame).x, pose(frame).y].every(Number.isInteger)).toBe(true)
    expect(pose(23)).toEqual({ x: 40, y: 900 })
  })

  it('comes nearer a photo without ever showing what is beside it', () => {
    const [large, canvas] = [
      { width: 1188, height: 2112 },
      { width: 1080, height: 1920 },
    ]
    const pose = nearing(large, canvas, [0.5, 0.42], { length: 90, ease: drift })
    for (let frame = 0; frame <= 120; frame++) {
      const { x, y, scale = 1 } = pose(frame)
      expect(x).toBeLessThanOrEqual(1e-6)
      expect(y).toBeLessThanOrEqual(1e-6)
      expect(x + large.width * scale).toBeGreaterThanOrEqual(canvas.width - 1e-6)
      expect(y + large.height * scale).toBeGreaterThanOrEqual(canvas.height - 1e-6)
    }
  })
})
