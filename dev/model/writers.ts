// Who writes and paints in this local service, as its start says it.
import { whyBuiltIn } from '#lib/composer/model/fallback.ts'

/** Why a model has not written what was just made, and how often it was asked. */
export type WordsReceipt = { fallback?: string; calls?: number }

export function wordsBy(env: NodeJS.ProcessEnv, { fallback, calls }: WordsReceipt = {}): string {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: base_url, LLM_MODEL: model } = env
  if (!provider && !base_url)
    return `recorded from a model for the demo’s briefs. Your own are set as you type them, so type what readers are to read;
           for a model that turns notes into a post set LLM_… (docs/models.md), or deploy`
  if (provider === 'off') return 'by the built-in writer'
  const by = `by ${model ?? provider}${base_url ? ` at ${base_url}` : ''}`
  if (calls === 0)
    return `to be ${by}; it was not asked yet, since the words of the picture above were kept from an earlier start`
  return fallback === undefined
    ? by
    : `to be ${by}, but the picture above has those of the built-in writer: ${whyBuiltIn(fallback)} (${fallback});
           look at your LLM_… settings (docs/models.md)`
}

export const paintingsBy = ({ IMAGE_PROVIDER: provider, IMAGE_BASE_URL: base_url, IMAGE_MODEL }: NodeJS.ProcessEnv) =>
  provider || base_url
    ? `by ${IMAGE_MODEL ?? provider}`
    : 'by a stand-in, which has our own drawings only; for a model set IMAGE_… (docs/models.md), or deploy'
