import type { Message, Queue } from '#lib/ports/queue.ts'

export type MemoryQueue = Queue & {
  /** What was sent and not taken yet, oldest first. */
  waiting: Message[]
}

/** A queue in memory that forgets what has the name of an earlier message, as the real one does for ten minutes. */
export function memoryQueue(): MemoryQueue {
  const waiting: Message[] = []
  const names = new Set<string>()
  return {
    waiting,
    send: async messages => {
      for (const message of messages) {
        if (names.has(message.name)) continue
        names.add(message.name)
        waiting.push(message)
      }
    },
    ping: async () => undefined,
  }
}
