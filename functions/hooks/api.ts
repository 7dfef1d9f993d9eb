// What the api Worker does about the topics that it hears.
import type { ReceiversOf } from '#functions/hooks/hear.ts'
import { beat } from '#lib/beat/beat.ts'
import { deliverCard } from '#lib/studio/deliver.ts'
import { sweep } from '#lib/sweep.ts'
import { eventData } from '#lib/told.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'

export const apiReceivers: ReceiversOf<'api'> = {
  /** What a receiver answers is for our own schedule, not for the queue's. */
  deliveries: (world, { delivery_id, attempt }) => deliver(world, { id: delivery_id, attempt }, eventData),
  /** What the bot is answered is for our own row, not for the queue. */
  messages: (world, { message_id, attempt }) => deliverCard(world, { id: message_id, attempt }),
  /** The release before had them heard here, and some are under way for a day; what an account's posts count the sweep asks again. */
  posts: async (world, asked) => {
    if ('post_id' in asked) await world.posts.attempt(asked.post_id)
  },
  sweep: async (world, { kind }) => ({ found: kind ? await sweep(world, kind) : ((await beat(world, 'queue')) ?? 0) }),
}
