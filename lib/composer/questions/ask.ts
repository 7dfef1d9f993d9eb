import type { Reading } from '#lib/composer/read/reading.ts'

export type Open = {
  id: string
  question: string
  options: string[]
  /** Frames that change times harm if wrong, of ten. */
  value: number
  /** The brief contradicts itself or claims what must be cleared: asked first. */
  truth: boolean
}
export type Ask = (reading: Reading) => Open[]

export const open = (
  id: string,
  question: string,
  options: (string | undefined)[],
  value: number,
  truth = '',
): Open => ({
  id,
  question: question.length <= 60 ? question : `${question.slice(0, 57).replace(/\s\S*$/, '')}…?`,
  options: options.filter((option): option is string => option !== undefined && option !== ''),
  value,
  truth: truth !== '',
})
