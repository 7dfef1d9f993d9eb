import { Problem, RunFailure } from '#lib/problem.ts'

/** What the engine refuses it will refuse again. */
export function lasting(error: unknown): never {
  if (error instanceof Problem && (error.code === 'text_does_not_fit' || error.code === 'glyph_missing'))
    throw new RunFailure(error.code, error.message)
  throw error
}
