// Accounts connected as their owners would, in a browser.
import type { Platform } from '#lib/channels.ts'
import { createConnectLink } from '#lib/publish/connect/connect.ts'
import type { SeededStack } from '#test/support/stack.ts'

type Standing = Pick<SeededStack, 'world' | 'seeded'>

async function linked({ world, seeded }: Standing, platform: Platform) {
  const { url } = await createConnectLink(world, { workspace_id: seeded.workspace_id, platform, made_by: 'admin' })
  const { origin, pathname, searchParams } = new URL(url)
  return { address: origin + pathname, link: searchParams.get('link') ?? '' }
}

/** The link, the button, the consent and back; at LinkedIn with a choice. Answers the page that they see at last. */
export async function connectAccount(stack: Standing, platform: Platform, choice?: string): Promise<string> {
  const { address, link } = await linked(stack, platform)
  const pressed = await fetch(address, { method: 'POST', body: new URLSearchParams({ link }), redirect: 'manual' })
  const consent = await fetch(pressed.headers.get('location') ?? '', { redirect: 'manual' })
  const headers = { cookie: pressed.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const back = await fetch(consent.headers.get('location') ?? '', { headers })
  if (choice === undefined) return back.text()
  return (await fetch(address, { method: 'POST', headers, body: new URLSearchParams({ choice }) })).text()
}

/** With a password made for us. */
export async function signInToBluesky(stack: Standing): Promise<string> {
  const { address, link } = await linked(stack, 'bluesky')
  const given = { link, name: 'standin.bsky.social', password: 'abcd-efgh-ijkl-mnop' }
  return (await fetch(address, { method: 'POST', body: new URLSearchParams(given) })).text()
}
