import { PublishError } from '#lib/publish/publisher.ts'

/** The answer, or the platform's no; without either it is what silence means at this step. */
export async function asked<Answer>(
  work: () => Promise<Answer>,
  silence: 'retry' | 'unknown',
): Promise<Answer | PublishError> {
  try {
    return await work()
  } catch (error) {
    return error instanceof PublishError
      ? error
      : new PublishError(silence, 'no_answer', 'The platform did not answer.')
  }
}
