// The tools of the conformance suite that ask back: what each wants next, from what it has been given so far.
import { acceptedContent, type InputRequests, inputRequired } from '@modelcontextprotocol/server'
import * as z from 'zod'

/** What a tool remembers between two calls. */
export type Round = { of: string; name?: string }
type Heard = { given: Record<string, unknown>; state: Round | undefined; can: Record<string, unknown> }
type Step = { says: string } | { requests: InputRequests; state?: Round }

export const elicit = (field: string, type: z.ZodType = z.string()) =>
  inputRequired.elicit({ message: `Which ${field}?`, requestedSchema: z.object({ [field]: type }) })
const sample = (words: string) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: words } }],
    maxTokens: 100,
  })
const said = (given: Heard['given'], key: string, field: string) => acceptedContent(given, key)?.[field]
const confirm = (state: Round): Step => ({ requests: { confirm: elicit('ok', z.boolean()) }, state })

export const asks: Record<string, (heard: Heard) => Step> = {
  elicitation: ({ given }) => {
    const name = said(given, 'user_name', 'name')
    return typeof name === 'string' ? { says: `Hello, ${name}!` } : { requests: { user_name: elicit('name') } }
  },
  sampling: ({ given }) =>
    given.sample_request
      ? { says: `Sampling result: ${JSON.stringify(given.sample_request)}` }
      : { requests: { sample_request: sample('What is the capital of France?') } },
  list_roots: ({ given }) =>
    given.roots_request
      ? { says: `Roots: ${JSON.stringify(given.roots_request)}` }
      : { requests: { roots_request: inputRequired.listRoots() } },
  // The server itself refuses to ask a client for what it cannot do.
  test_missing_capability: ({ given }) =>
    given.sample ? { says: 'sampled' } : { requests: { sample: sample('Hello') } },
  request_state: ({ given, state }) =>
    state?.of === 'request_state' && given.confirm ? { says: 'state-ok' } : confirm({ of: 'request_state' }),
  tampered_state: ({ given, state }) =>
    state?.of === 'tampered_state' && given.confirm ? { says: 'integrity-ok' } : confirm({ of: 'tampered_state' }),
  multiple_inputs: ({ given, state }) =>
    state && given.user_name && given.greeting && given.client_roots
      ? { says: `All are there, ${said(given, 'user_name', 'name')}` }
      : {
          requests: {
            user_name: elicit('name'),
            greeting: sample('Generate a greeting'),
            client_roots: inputRequired.listRoots(),
          },
          state: { of: 'multiple_inputs' },
        },
  multi_round: ({ given, state }): Step => {
    const name = said(given, 'step1', 'name')
    if (state?.of === 'first' && name)
      return { requests: { step2: elicit('color') }, state: { of: 'second', name: String(name) } }
    if (state?.of === 'second' && given.step2) return { says: `${state.name} likes ${said(given, 'step2', 'color')}` }
    return { requests: { step1: elicit('name') }, state: { of: 'first' } }
  },
  capabilities: ({ given, can }) => {
    if (Object.keys(given).length > 0) return { says: 'capabilities-ok' }
    const requests = {
      ...(can.elicitation ? { elicit_input: elicit('value') } : {}),
      ...(can.sampling ? { sample_input: sample('Sample request') } : {}),
    }
    return Object.keys(requests).length > 0 ? { requests } : { says: 'nothing can be asked' }
  },
}
