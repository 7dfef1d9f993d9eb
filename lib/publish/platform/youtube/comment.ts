import * as z from 'zod'
import { asJson, bearer, call, mustBeClear } from '#lib/publish/platform/call.ts'
import type { Comment, Comments } from '#lib/publish/platform/first-comment.ts'
import { reasonOf, taken } from '#lib/publish/platform/youtube/words.ts'
import { type Account, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

const THREADS = 'https://www.googleapis.com/youtube/v3/commentThreads'
const Made = z.object({ id: z.string().regex(/^[\w.-]{1,100}$/) })
const MOST_LOOKED_AT = 100

async function publish({ caption, follows }: Comment, account: Account, tools: PublisherTools) {
  const snippet = {
    ...{ channelId: account.external_id, videoId: follows.first },
    topLevelComment: { snippet: { textOriginal: caption } },
  }
  const answer = await call(tools.http, `${THREADS}?part=snippet`, asJson({ snippet }, bearer(account)))
  mustBeClear(answer, 'YouTube')
  const reason = reasonOf(answer)
  // The film is still worked on, or their server was busy: it says that nothing came of it.
  if (reason === 'videoNotFound' || reason === 'processingFailure')
    throw new PublishError('retry', reason, 'YouTube is not ready for a comment yet.')
  // It ends neither the connection, which may upload, nor the film, which is out.
  if (answer.status === 403 && /insufficientPermissions|forbidden|ineligibleAccount/.test(reason))
    throw new PublishError('rejected', reason, 'YouTube lets this connection upload, not comment.')
  return done(follows.first, Made.parse(taken(answer, tools)).id)
}

const Below = z.object({
  items: z.array(
    Made.extend({
      snippet: z.object({
        topLevelComment: z.object({
          snippet: z.object({
            textOriginal: z.string().default(''),
            authorChannelId: z.object({ value: z.string() }).optional(),
          }),
        }),
      }),
    }),
  ),
})

async function check({ caption, follows }: Comment, account: Account, tools: PublisherTools) {
  const asked = `${THREADS}?part=snippet&order=time&textFormat=plainText&maxResults=${MOST_LOOKED_AT}&videoId=${follows.first}`
  const { items } = Below.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
  const found = items.find(
    ({
      snippet: {
        topLevelComment: { snippet: said },
      },
    }) => {
      return said.authorChannelId?.value === account.external_id && said.textOriginal.trim() === caption.trim()
    },
  )
  return found ? done(follows.first, found.id) : ({ next: 'absent' } as const)
}

const done = (video_id: string, id: string) =>
  ({
    next: 'done',
    external_post_id: id,
    url: `https://www.youtube.com/watch?v=${video_id}&lc=${encodeURIComponent(id)}`,
  }) as const

export const comments: Comments = { publish, check }
