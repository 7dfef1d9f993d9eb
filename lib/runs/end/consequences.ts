import type { Consequences } from '#lib/runs/end/consequence.ts'
import { droppedPost } from '#lib/runs/end/dropped-post-store.ts'
import { toldChats } from '#lib/runs/end/told-chats-store.ts'

/** What the good end of a run brings about. */
export const consequences: Consequences = [droppedPost, toldChats]
