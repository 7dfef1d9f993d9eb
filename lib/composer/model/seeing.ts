// Which models look at pictures: nobody asks the others with one.
import type { Writer } from '#lib/composer/model/writer.ts'

/** Models that take texts alone. */
export const isBlind = (model: string): boolean => /gpt-oss|qwen3-30b|glm-4\.7|llama-3\.[13]|deepseek/.test(model)

export const seeing = (writer: Writer | null): Writer | null => (writer && !isBlind(writer.name) ? writer : null)
