import type { Platform } from '#lib/channels.ts'
import type { Db } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import { type AccountRow, findAccount } from '#lib/publish/connect/accounts-store.ts'

/** What an owner has to have granted, where comments are a right of their own. */
const scopes: Partial<Record<Platform, string>> = {
  instagram: 'instagram_business_manage_comments',
  youtube: 'https://www.googleapis.com/auth/youtube.force-ssl',
}

/** A comment that the account cannot get is refused before the post goes out without it. */
export async function assertMayComment(db: Db, workspace_id: string, account_id: string): Promise<void> {
  const account = await findAccount(db, { workspace_id, id: account_id })
  const msg = account && whyNot(account)
  if (!msg) return
  throw new Problem('validation_error', `overflow: ${msg}`, {
    detail: [{ loc: ['body', 'overflow'], msg, type: 'not_supported' }],
  })
}

function whyNot({ platform, username, scopes: granted, settings }: AccountRow): string | null {
  const scope = scopes[platform]
  if (scope && granted.length > 0 && !granted.includes(scope))
    return `the connection of ${username} may not write comments; connect it again and allow them`
  if (platform !== 'youtube') return null
  if (settings.made_for_kids) return `the videos of ${username} are made for kids, and take no comments`
  return settings.privacy === 'private' ? `the videos of ${username} are private, and take no comments` : null
}
