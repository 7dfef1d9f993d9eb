import * as z from 'zod'
import { asForm, bearer, call } from '#lib/publish/platform/call.ts'
import { codeOf, Id, refusalOf, taken } from '#lib/publish/platform/container-words.ts'
import type { Comment, Comments } from '#lib/publish/platform/first-comment.ts'
import { spoken } from '#lib/publish/platform/instagram/words.ts'
import { type Account, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

const Made = z.object({ id: Id })
/** A right that was not granted, which says nothing of the token. */
const NOT_ALLOWED = [10, 200]

async function publish({ caption, follows }: Comment, account: Account, tools: PublisherTools) {
  const asked = asForm({ message: caption }, bearer(account))
  const answer = await call(tools.http, `${spoken.base}/${follows.first}/comments`, asked)
  if (answer.ok) return done(Made.parse(answer.body).id, follows.first, account, tools)
  if (NOT_ALLOWED.includes(codeOf(answer) ?? 0))
    throw new PublishError('rejected', String(codeOf(answer)), 'Instagram lets this connection post, not comment.')
  throw refusalOf(answer, spoken, tools)
}

const Below = z.object({ data: z.array(z.object({ id: Id, text: z.string(), username: z.string().optional() })) })

async function check({ caption, follows }: Comment, account: Account, tools: PublisherTools) {
  const asked = `${spoken.base}/${follows.first}/comments?fields=id,text,username&limit=50`
  const { data } = Below.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), spoken, tools))
  const isOurs = ({ text, username = account.username }: (typeof data)[number]) =>
    text.trim() === caption.trim() && username === account.username
  const found = data.find(isOurs)
  return found ? done(found.id, follows.first, account, tools) : ({ next: 'absent' } as const)
}

/** A comment has no address of its own: it is seen below the post, or where the account is. */
async function done(external_post_id: string, media_id: string, account: Account, { http }: PublisherTools) {
  const asked = `${spoken.base}/${media_id}?fields=permalink`
  const answer = await call(http, asked, { headers: bearer(account) }).catch(() => null)
  const link = z.object({ permalink: z.url({ hostname: /^(?:[\w-]+\.)*instagram\.com$/ }) }).safeParse(answer?.body)
  const url = link.data?.permalink ?? `https://www.instagram.com/${encodeURIComponent(account.username)}/`
  return { next: 'done', external_post_id, url } as const
}

export const comments: Comments = { publish, check }
