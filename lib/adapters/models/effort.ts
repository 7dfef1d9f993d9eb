import type { Effort } from '#lib/composer/model/writer.ts'

/** Models that think unless they are told not to, and the least that each can be told. */
const usual: [RegExp, Effort][] = [
  [/gpt-oss/, 'low'],
  [/qwen3|glm-|deepseek|kimi/, 'none'],
]

/** How much a model thinks before it answers; undefined leaves it to the model. */
export const effortFor = (model: string, set?: Effort): Effort | undefined =>
  set ?? usual.find(([pattern]) => pattern.test(model))?.[1]
