import { sql } from 'drizzle-orm'
import type { Db } from '#lib/db.ts'

/** Something that a caller brought in; its bytes lie under `blob_key`, named by their hash. */
export type Media = {
  id: string
  workspace_id: string
  livemode: boolean
  kind: string
  name: string
  blob_key: string
  content_type: string
  width: number | null
  height: number | null
  bytes: number
  sha256: string
  tags: Record<string, unknown>
  created_at: string
  updated_at: string
}

export async function addMedia(db: Db, media: Media): Promise<void> {
  await db.execute(
    sql`insert into media select * from jsonb_populate_record(null::media, ${JSON.stringify(media)}::jsonb)`,
  )
}
