import type { Found } from '#lib/score/drawn.ts'

export const least = (measured: number, threshold: number, box?: Found['box']): Found => ({
  ...{ measured, threshold: hundredths(threshold, 3), box },
  ...{ passed: measured >= threshold, room: measured / threshold },
})

export const most = (measured: number, threshold: number, box?: Found['box']): Found => ({
  ...{ measured, threshold, box },
  ...{ passed: measured <= threshold, room: -measured },
})

export const hundredths = (value: number, digits: number): number => Number(value.toFixed(digits))
