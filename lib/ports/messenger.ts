/** What a chat is told: pictures or a film with a text below them, or a text alone; in a topic of it where one is named. */
export type Telling = { thread_id?: string | null } & (
  | { files: readonly [ChatFile, ...ChatFile[]]; caption: string }
  | { text: string; reply_to: string | null; buttons?: readonly { text: string; data: string }[] }
)

export type ChatFile = {
  kind: 'image' | 'video'
  bytes: Uint8Array
  content_type: string
  name: string
  width: number | null
  height: number | null
  duration_ms: number | null
}

/** What came of telling a chat. Whatever may have come about without our knowing is `unknown`. */
export type Told =
  | { outcome: 'sent'; external_id: string }
  | { outcome: 'later'; wait_seconds: number }
  | { outcome: 'moved'; chat_id: string }
  /** The bot was sent away, or the chat is no more. */
  | { outcome: 'gone'; reason: string }
  | { outcome: 'refused'; reason: string }
  /** `is_lost`: the network failed and not the messenger. */
  | { outcome: 'unknown'; reason: string; is_lost?: boolean }

/** A bot in the chats of workspaces. It never throws: what it cannot tell is an outcome. */
export interface Messenger {
  /** Characters that stand below a picture. */
  caption_max: number
  /** Files of one message. */
  files_max: number
  tell(chat_id: string, telling: Telling): Promise<Told>
  /** Says to whoever pressed a button that it was heard. */
  acknowledge(press_id: string, text: string): Promise<void>
  /** Addresses at which a person hands a word to the bot: alone, or in a group. */
  links(word: string): { url: string; group_url: string }
  /** Whether a callback shows the secret that the platform was given. */
  isGenuine(shown: string): Promise<boolean>
  /** Has updates of chats sent to this address. */
  listen(url: string): Promise<void>
}
