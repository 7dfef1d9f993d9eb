import { describe, expect, it } from 'vitest'
import { dateIn, instantIn, localInput, offsetWords } from '#functions/dashboard/parts/time.ts'

describe('times of a zone', () => {
  it('are read and written by its clock, over the change of it', () => {
    for (const [local, zone, instant] of [
      ['2026-12-07T18:00', 'UTC', '2026-12-07T18:00:00.000Z'],
      ['2026-12-07T18:00', 'America/New_York', '2026-12-07T23:00:00.000Z'],
      ['2026-03-29T03:30', 'Europe/London', '2026-03-29T02:30:00.000Z'],
      ['2026-06-01T00:15', 'Asia/Kolkata', '2026-05-31T18:45:00.000Z'],
    ] as const) {
      expect(instantIn(local, zone)).toBe(instant)
      expect(localInput(instant, zone)).toBe(local)
    }
    expect(instantIn('never', 'UTC')).toBeNull()
  })

  it('are told with the distance to UTC, whatever the second', () => {
    const at = new Date('2026-11-21T09:10:59.900Z')
    expect(offsetWords(at, 'UTC')).toBe('UTC')
    expect(offsetWords(at, 'Asia/Kolkata')).toBe('UTC+5:30')
    expect(offsetWords(at, 'America/New_York')).toBe('UTC−5')
    expect(localInput(at.toISOString(), 'UTC')).toBe('2026-11-21T09:10')
    expect(dateIn(at, 'Asia/Tokyo')).toBe('2026-11-21')
  })
})
