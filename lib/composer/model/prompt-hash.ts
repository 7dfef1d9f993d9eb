import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { answerSchema } from '#lib/composer/schema.ts'
import type { AssetType } from '#lib/plans.ts'

/** What a model is told and asked of an asset type, in one number: a recording of another one is stale. */
export const promptHash = (asset_type: AssetType): Promise<string> =>
  sha256Hex(`${instructionsFor(asset_type)}\n${canonicalJson(answerSchema(asset_type))}`)
