// What the stand-in of Telegram keeps: its chats, what was said in them, and the files beside it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Chat = z.object({ id: z.int(), type: z.string(), title: z.string() })
export type Chat = z.output<typeof Chat>

const Kept = z.object({
  message_id: z.int(),
  chat_id: z.int(),
  from: z.enum(['bot', 'person']),
  method: z.string(),
  text: z.string(),
  reply_to: z.int().nullable(),
  files: z.array(z.object({ name: z.string(), content_type: z.string() })),
  at: z.string(),
})
export type Kept = z.output<typeof Kept>

const Book = z.object({ chats: z.array(Chat), messages: z.array(Kept), update_id: z.int() })
type Book = z.output<typeof Book>

export type Said = Omit<Kept, 'message_id' | 'at' | 'files'> & { files: File[] }

export type Chats = ReturnType<typeof openChats>

/** In memory, and in a folder where one is given. */
export function openChats(dir: string | undefined, first: readonly Chat[]) {
  const path = dir && join(dir, 'chats.json')
  const held = openFiles(dir && join(dir, 'files'))
  const book = (path && readBook(path)) || { chats: [...first], messages: [], update_id: 0 }

  const keep = (): void => {
    if (path) writeBook(path, book)
  }

  return {
    book,
    find: (id: number) => book.chats.find(chat => chat.id === id),
    add(chat: Chat): void {
      if (!book.chats.some(one => one.id === chat.id)) book.chats.push(chat)
      keep()
    },
    /** A group that becomes larger gets another number. */
    move(from: number, to: number): void {
      for (const chat of book.chats) if (chat.id === from) chat.id = to
      keep()
    },
    remove(id: number): void {
      book.chats = book.chats.filter(chat => chat.id !== id)
      keep()
    },
    nextUpdate: () => ++book.update_id,
    async say({ files, ...said }: Said): Promise<Kept> {
      const message_id = (book.messages.at(-1)?.message_id ?? 0) + 1
      for (const [index, file] of files.entries())
        held.keep(`${message_id}-${index}`, new Uint8Array(await file.arrayBuffer()))
      const named = files.map(file => ({ name: file.name, content_type: file.type }))
      const kept: Kept = { ...said, message_id, files: named, at: new Date().toISOString() }
      book.messages.push(kept)
      keep()
      return kept
    },
    file: (message_id: number, index: number): Uint8Array | null => held.read(`${message_id}-${index}`),
  }
}

const readBook = (path: string): Book | null =>
  existsSync(path) ? Book.parse(JSON.parse(readFileSync(path, 'utf8'))) : null

function writeBook(path: string, book: Book): void {
  writeFileSync(`${path}.new`, JSON.stringify(book))
  renameSync(`${path}.new`, path)
}

function openFiles(dir: string | undefined) {
  const held = new Map<string, Uint8Array>()
  if (dir) mkdirSync(dir, { recursive: true })
  return {
    keep(name: string, bytes: Uint8Array): void {
      if (dir) writeFileSync(join(dir, name), bytes)
      else held.set(name, bytes)
    },
    read(name: string): Uint8Array | null {
      if (!dir) return held.get(name) ?? null
      const at = join(dir, name)
      return existsSync(at) ? readFileSync(at) : null
    },
  }
}
