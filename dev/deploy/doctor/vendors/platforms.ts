// Whether each platform knows our app: it is asked for tokens with a code that nobody gave, and says which of the two it refuses.
import * as z from 'zod'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import { askJson, unclear, type VendorCheck } from '#dev/deploy/doctor/vendors/vendor.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { appsOf } from '#functions/env/platform.ts'
import { type Platform, Platform as Platforms } from '#lib/channels.ts'
import type { Http } from '#lib/fetch.ts'
import { ways } from '#lib/publish/connect/ways.ts'
import { PublishError } from '#lib/publish/publisher.ts'

const CODE = 'asked-by-the-doctor'
const VERSION_MONTHS = 11

const appsIn = (values: Values) => appsOf(values as Parameters<typeof appsOf>[0])

const httpOf =
  (tools: Tools): Http =>
  (url, { method = 'GET', headers = {}, body } = {}) =>
    tools.fetch(url, { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) })

const app = (platform: Platform): VendorCheck => ({
  id: `app-${platform}`,
  title: `${platform} knows our app`,
  isSetUp: values => Boolean(appsIn(values)[platform]),
  ask: async ({ tools, values }) => {
    const [ours, way] = [appsIn(values)[platform], ways[platform]]
    if (!ours || !('exchange' in way)) return null
    const given = { code: CODE, redirect_uri: `${values.PUBLIC_URL}/connect/${platform}/callback`, verifier: CODE }
    const error = await way.exchange(ours, given, httpOf(tools)).catch((thrown: unknown) => thrown)
    if (!(error instanceof PublishError)) return unknown(`${platform} does not answer`)
    if (error.outcome === 'reauth') return null
    return error.outcome === 'blocked' ? strange(platform, error.message) : unknown(`${platform} does not answer`)
  },
})

function strange(platform: Platform, said: string): Finding {
  const name = platform.toUpperCase()
  const id = platform === 'tiktok' ? `${name}_CLIENT_KEY` : `${name}_CLIENT_ID`
  return {
    wrong: `${platform} does not take our app: ${said}`,
    cure: `Copy ${id} and ${name}_CLIENT_SECRET again from its developer console into the .env file, then \`npm run deploy\`.`,
  }
}

const version: VendorCheck = {
  id: 'linkedin-version',
  title: "The month of LinkedIn's interface is still served",
  isSetUp: values => Boolean(values.LINKEDIN_VERSION),
  ask: async ({ tools, values }) => {
    const month = values.LINKEDIN_VERSION ?? ''
    const age = monthOf(tools.now()) - (Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1)
    if (age >= 0 && age < VERSION_MONTHS) return null
    return {
      wrong: `LINKEDIN_VERSION=${month} is ${age < 0 ? 'a month to come' : `${age} months old; LinkedIn serves each for a year`}.`,
      cure: 'Set LINKEDIN_VERSION to a month of the last half year, then `npm run deploy` and post once.',
    }
  },
}

const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()

const Bot = z.object({ result: z.object({ username: z.string() }) })
const Hook = z.object({ result: z.object({ url: z.string(), last_error_message: z.string().optional() }) })

const telegram: VendorCheck = {
  id: 'telegram',
  title: 'The bot of Telegram is ours and calls us',
  isSetUp: values => Boolean(values.TELEGRAM_BOT_TOKEN),
  ask: async ({ tools, values, deployment }) => {
    const way = `https://api.telegram.org/bot${values.TELEGRAM_BOT_TOKEN}`
    const said = await askJson(tools, `${way}/getMe`, {})
    if (said.status >= 500 || said.status === 429) return unclear('Telegram', said.status)
    const me = Bot.safeParse(said.body)
    if (!me.success || me.data.result.username !== values.TELEGRAM_BOT_NAME)
      return {
        wrong: me.success ? `The token is of @${me.data.result.username}.` : 'Telegram does not know the token.',
        cure: 'Set TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME to one bot, then `npm run deploy`.',
      }
    const hook = Hook.safeParse((await askJson(tools, `${way}/getWebhookInfo`, {})).body).data?.result
    if (hook?.url === `${values.PUBLIC_URL}/telegram/webhook` && !hook.last_error_message) return null
    return {
      wrong: hook?.last_error_message
        ? `Telegram reports of our address: ${hook.last_error_message}`
        : `The bot calls ${hook?.url || 'nobody'}.`,
      cure: `DEPLOYMENT=${deployment.name} npm run admin -- telegram setup`,
    }
  },
}

export const platforms: VendorCheck[] = [
  ...Platforms.options.filter(platform => 'exchange' in ways[platform]).map(app),
  version,
  telegram,
]
