// What is the same for every kind of model behind the platform's binding.

/** The part of the Workers AI binding that is used. */
export type AiBinding = {
  run(model: string, inputs: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>
}

/** Rejects with `late` where nothing has come by then. */
export async function withinTime<T>(asked: Promise<T>, timeout_ms: number, late: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), timeout_ms)
  })
  return Promise.race([asked, over]).finally(() => clearTimeout(timer))
}

/** Errors are told by a code at the beginning of their message. */
export function faultCode(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^(?:\w+: )?(\d{4})\b/.exec(message)?.[1] ?? ''
}
