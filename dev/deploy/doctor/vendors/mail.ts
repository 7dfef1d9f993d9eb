// Whether letters would be carried: the key, and the address that they come from.
import * as z from 'zod'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import { askJson, bearer, isRefused, unclear, type VendorCheck } from '#dev/deploy/doctor/vendors/vendor.ts'
import type { MailProvider } from '#lib/adapters/mail/providers.ts'

type Way = {
  url: string
  headers(key: string): Record<string, string>
  /** The domains or addresses that it sends from; null where it does not say. */
  senders(body: unknown): string[] | null
}

const Domains = z.object({ data: z.array(z.object({ name: z.string(), status: z.string() })) })
const Senders = z.object({ senders: z.array(z.object({ email: z.string(), active: z.boolean() })) })

const ways: Record<MailProvider, Way> = {
  resend: {
    ...{ url: 'https://api.resend.com/domains', headers: bearer },
    senders: body =>
      Domains.safeParse(body).data?.data.flatMap(({ name, status }) => (status === 'verified' ? [name] : [])) ?? null,
  },
  postmark: {
    url: 'https://api.postmarkapp.com/server',
    headers: key => ({ 'x-postmark-server-token': key, accept: 'application/json' }),
    senders: () => null,
  },
  sendgrid: { url: 'https://api.sendgrid.com/v3/scopes', headers: bearer, senders: () => null },
  brevo: {
    url: 'https://api.brevo.com/v3/senders',
    headers: key => ({ 'api-key': key }),
    senders: body => Senders.safeParse(body).data?.senders.flatMap(one => (one.active ? [one.email] : [])) ?? null,
  },
}

const check = (id: string, title: string, look: (told: Told) => Finding): VendorCheck => ({
  ...{ id, title },
  isSetUp: values => (values.MAIL_PROVIDER ?? '') in ways,
  ask: async ({ tools, values }) => {
    const provider = values.MAIL_PROVIDER as MailProvider
    const way = ways[provider]
    const { status, body } = await askJson(tools, way.url, way.headers(values.MAIL_KEY ?? ''))
    const may_only_send = /restricted|only send/i.test(JSON.stringify(body))
    return look({ provider, status, may_only_send, senders: way.senders(body), from: values.MAIL_FROM ?? '' })
  },
})

type Told = { provider: string; status: number; may_only_send: boolean; senders: string[] | null; from: string }

function key({ provider, status, may_only_send }: Told): Finding {
  if (status === 200 || may_only_send) return null
  if (!isRefused(status)) return unclear(provider, status)
  return {
    wrong: `${provider} does not know the key.`,
    cure: 'Copy MAIL_KEY again from its console into the .env file, then `npm run deploy`.',
  }
}

function sender({ provider, senders, from }: Told): Finding {
  if (!senders) return unknown(`${provider} does not say which addresses it sends from`)
  const address = (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase()
  const domain = address.split('@').at(-1) ?? ''
  const isKnown = senders.some(one => one.toLowerCase() === address || isWithin(domain, one.toLowerCase()))
  return isKnown
    ? null
    : {
        wrong: `${provider} does not send from ${address}; it does from ${senders.join(', ') || 'nowhere yet'}.`,
        cure: `Verify ${domain} in the console of ${provider}, or set MAIL_FROM to an address that it knows, then \`npm run deploy\`.`,
      }
}

const isWithin = (domain: string, known: string) => domain === known || domain.endsWith(`.${known}`)

export const mail: VendorCheck[] = [
  check('mail-key', 'Letters are taken', key),
  check('mail-sender', 'Letters come from an address that is ours', sender),
]
