// Whether each model that is set answers by that name. Nothing is asked of the model itself, which would cost.
import * as z from 'zod'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import {
  type Asking,
  askJson,
  bearer,
  isRefused,
  unclear,
  type VendorCheck,
} from '#dev/deploy/doctor/vendors/vendor.ts'
import { accountOf, CLOUDFLARE, cloudflareToken } from '#dev/deploy/ready.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { DEFAULT_MODEL, DEFAULT_SECOND_MODEL } from '#functions/models.ts'
import { DEFAULT_IMAGE_MODEL } from '#functions/painter.ts'

type Kind = 'LLM' | 'IMAGE' | 'VISION'

const ANTHROPIC = 'https://api.anthropic.com'

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })
const Hosted = z.object({ result: z.array(z.object({ name: z.string() })) })

const providerOf = ({ LLM_PROVIDER, LLM_BASE_URL }: Values) =>
  LLM_PROVIDER ?? (LLM_BASE_URL ? 'compatible' : 'workers-ai')

/** As `functions/models.ts` chooses. */
function secondOf(values: Values): string | undefined {
  if (values.LLM_SECOND_MODEL) return values.LLM_SECOND_MODEL
  return providerOf(values) === 'workers-ai' && !values.LLM_MODEL ? DEFAULT_SECOND_MODEL : undefined
}

const missing = (name: string, model: string, known: string[]): Finding => ({
  wrong: `There is no model ${model}${known.length > 0 ? `; there are ${known.slice(0, 5).join(', ')}` : ''}.`,
  cure: `Set ${name} to one that there is, then \`npm run deploy\`; docs/models.md names some.`,
})

const refusedKey = (kind: Kind): Finding => ({
  wrong: `The provider does not take ${kind}_API_KEY.`,
  cure: `Copy ${kind}_API_KEY again from the provider's console into the .env file, then \`npm run deploy\`.`,
})

async function compatible({ tools, values }: Asking, kind: Kind, name: string, model: string): Promise<Finding> {
  const key = values[`${kind}_API_KEY`]
  const base = (values[`${kind}_BASE_URL`] ?? '').replace(/\/$/, '')
  const { status, body } = await askJson(tools, `${base}/models`, key ? bearer(key) : {})
  if (isRefused(status)) return refusedKey(kind)
  const listed = Listed.safeParse(body).data?.data.map(({ id }) => id)
  if (!listed) return unclear(`${kind}_BASE_URL`, status)
  return listed.includes(model) ? null : missing(name, model, listed)
}

async function anthropic({ tools, values }: Asking, name: string, model: string): Promise<Finding> {
  const headers = { 'x-api-key': values.LLM_API_KEY ?? '', 'anthropic-version': '2023-06-01' }
  const url = `${values.LLM_BASE_URL ?? ANTHROPIC}/v1/models/${encodeURIComponent(model)}`
  const { status } = await askJson(tools, url, headers)
  if (isRefused(status)) return refusedKey('LLM')
  if (status === 404) return missing(name, model, [])
  return status === 200 ? null : unclear('Anthropic', status)
}

async function hosted({ tools, values }: Asking, name: string, model: string): Promise<Finding> {
  const account = await accountOf(tools, values)
  const search = encodeURIComponent(model.split('/').at(-1) ?? model)
  const url = `${CLOUDFLARE}/accounts/${account}/ai/models/search?search=${search}`
  const { status, body } = await askJson(tools, url, bearer(await cloudflareToken(tools, values)))
  if (isRefused(status)) return unknown('the login may not list the models of Workers AI')
  const listed = Hosted.safeParse(body).data?.result.map(one => one.name)
  if (!listed) return unclear('Workers AI', status)
  return listed.includes(model) ? null : missing(name, model, listed)
}

function writes(id: string, title: string, name: string, modelOf: (values: Values) => string | undefined): VendorCheck {
  return {
    ...{ id, title },
    isSetUp: values => providerOf(values) !== 'off' && modelOf(values) !== undefined,
    ask: async asking => {
      const model = modelOf(asking.values) ?? ''
      const provider = providerOf(asking.values)
      if (provider === 'anthropic') return anthropic(asking, name, model)
      return provider === 'compatible' ? compatible(asking, 'LLM', name, model) : hosted(asking, name, model)
    },
  }
}

/** As `functions/painter.ts` chooses. */
const painterOf = ({ IMAGE_PROVIDER, IMAGE_BASE_URL }: Values) =>
  IMAGE_PROVIDER ?? (IMAGE_BASE_URL ? 'compatible' : 'workers-ai')

const paints: VendorCheck = {
  ...{ id: 'model-image', title: 'The model that paints is there' },
  isSetUp: values => painterOf(values) !== 'off',
  ask: asking => {
    const model = asking.values.IMAGE_MODEL ?? DEFAULT_IMAGE_MODEL
    return painterOf(asking.values) === 'compatible'
      ? compatible(asking, 'IMAGE', 'IMAGE_MODEL', model)
      : hosted(asking, 'IMAGE_MODEL', model)
  },
}

const sees: VendorCheck = {
  ...{ id: 'model-vision', title: 'The model that looks at videos is there' },
  isSetUp: values => Boolean(values.VISION_BASE_URL),
  ask: asking => compatible(asking, 'VISION', 'VISION_MODEL', asking.values.VISION_MODEL ?? ''),
}

const firstOf = (values: Values) =>
  values.LLM_MODEL ?? (providerOf(values) === 'workers-ai' ? DEFAULT_MODEL : undefined)

const unlessOff = (named: string | undefined) => (named === 'off' ? undefined : named)

export const models: VendorCheck[] = [
  writes('model-first', 'The model that writes is there', 'LLM_MODEL', firstOf),
  writes('model-second', 'The model that mends is there', 'LLM_SECOND_MODEL', secondOf),
  writes('model-judge', 'The model that judges is there', 'LLM_JUDGE_MODEL', values => values.LLM_JUDGE_MODEL),
  writes('model-critic', 'The model that sees finished posts is there', 'LLM_CRITIC_MODEL', values =>
    unlessOff(values.LLM_CRITIC_MODEL),
  ),
  writes('model-edit', 'The model that edits is there', 'LLM_EDIT_MODEL', values => unlessOff(values.LLM_EDIT_MODEL)),
  writes('model-draw', 'The model that draws is there', 'LLM_DRAW_MODEL', values => unlessOff(values.LLM_DRAW_MODEL)),
  paints,
  sees,
]
