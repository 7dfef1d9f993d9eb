// @ts-check
/** @import { Post } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { ago, moment } from '../terminal/format.mjs'
import { table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {Post[]} posts @param {Screen} screen @param {Date} now */
export function postsView(posts, screen, now) {
  const rows = posts.map(post => [
    oneLine(post.id),
    oneLine(post.status),
    oneLine(post.platform),
    post.created_at ? ago(post.created_at, now) : '',
    post.url || post.error_message || !post.scheduled_at
      ? oneLine(post.url ?? post.error_message ?? '')
      : moment(post.scheduled_at, now),
  ])
  return table(['POST', 'STATE', 'ON', 'MADE', 'WHERE, WHY OR WHEN'], rows, screen)
}
