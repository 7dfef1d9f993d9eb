import type { Messenger, Telling, Told } from '#lib/ports/messenger.ts'

export type Heard = { chat_id: string; telling: Telling }

/** A bot in memory: keeps what chats were told, and answers as it is asked to. */
export function memoryMessenger() {
  const heard: Heard[] = []
  const acknowledged: { press_id: string; text: string }[] = []
  const answers: ((heard: Heard) => Told | Promise<Told>)[] = []
  const messenger: Messenger = {
    caption_max: 1_024,
    files_max: 10,
    tell: async (chat_id, telling) => {
      const one = { chat_id, telling }
      heard.push(one)
      return answers.shift()?.(one) ?? { outcome: 'sent', external_id: String(heard.length) }
    },
    acknowledge: async (press_id, text) => void acknowledged.push({ press_id, text }),
    links: word => ({
      url: `https://t.me/test_bot?start=${word}`,
      group_url: `https://t.me/test_bot?startgroup=${word}`,
    }),
    isGenuine: async shown => shown === 'genuine',
    listen: async () => undefined,
  }
  return {
    messenger,
    heard,
    acknowledged,
    /** The next messages are answered so, one each; the others are sent. */
    answer: (...next: ((heard: Heard) => Told | Promise<Told>)[]) => void answers.push(...next),
  }
}
