// Why the built-in writer had to write, for whoever reads a run or starts the service.
import { registry } from '#lib/registry.ts'

const WHY = registry({
  spend_limit: 'what models may cost in a day was used up',
  allowance_used: 'what the provider gives in a day was used up',
  refused: 'what the model wrote did not keep to the brief',
  timeout: 'the model took too long',
  busy: 'the model had no room for it',
  unavailable: 'the model did not answer',
  unauthorized: 'the model’s provider does not take the key of this service',
  misconfigured: 'the provider has no such model',
})

/** A receipt's `fallback` in plain words, without those of its logs; the model `recorded` is the stand-in of one's own machine. */
export const whyBuiltIn = (fallback: string, [model]: readonly string[] = []): string =>
  model === 'recorded'
    ? 'no model is set here and nobody has recorded an answer to this brief'
    : (WHY[/^\w+/.exec(fallback)?.[0] ?? ''] ?? 'the answer of the model could not be used')
