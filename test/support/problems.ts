import type { Pictures } from '#lib/media/picture/pictures.ts'
import { Problem } from '#lib/problem.ts'

/** The code of the Problem that `work` ends in; any other end is named as it is. */
export async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work()
    return 'no problem'
  } catch (error) {
    return error instanceof Problem ? error.code : String(error)
  }
}

/** Says when something is decoded that should have been refused before. */
export const undecoded: Pictures = {
  once() {
    throw new Error('it was decoded')
  },
}
