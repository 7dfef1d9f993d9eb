import { Channel } from '#lib/channels.ts'
import { withHashtags } from '#lib/composer/words/with-hashtags.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'

/** What would be posted on each channel, to the letter: nothing is added on the way. */
export const captionsOf = ({ captions, hashtags }: Pick<Recipe, 'captions' | 'hashtags'>): Record<Channel, string> =>
  Object.fromEntries(
    Channel.options.map(channel => [channel, withHashtags(captions[channel] ?? '', hashtags, channel)]),
  ) as Record<Channel, string>
