import * as z from 'zod'

/** A text that is read once; what it holds is never told. */
export const read = <T>(parse: (text: string) => T) =>
  z.string().transform((text, issues) => {
    try {
      return parse(text)
    } catch (error) {
      issues.addIssue(error instanceof Error ? error.message : 'cannot be read')
      return z.NEVER
    }
  })
