// What somebody does next with what a command has printed: on standard error, so that the JSON stays for programs.

const KEY = 'export BRAND_API_KEY=… with the `key` above, which is shown this once; then: npx brand account'
const OPEN = 'Open `url` in a browser'

const nexts: Record<string, string> = {
  'workspace list': '`id` is what --workspace takes.',
  'workspace zone': 'What is planned goes out at the same moment as before.',
  'owner link': `${OPEN}: whoever does is an owner from then on. It works once, for an hour.`,
  'member link': `${OPEN}: it signs that person in, once, within 15 minutes.`,
  'plan set': 'For a key: npm run admin -- key mint --workspace ID --mode live',
  'plan checkout': `${OPEN} and pay there: the plan begins once it is paid.`,
  'plan portal': `${OPEN}: card, invoices and plan are changed there.`,
  'key mint': KEY,
  'key rotate': `${KEY}. The old one goes on for the overlap.`,
  'account connect': `${OPEN} and let us in there: npm run admin -- account list --workspace ID has the account then.`,
  'agent link': `${OPEN}, once, within 15 minutes: that browser may connect agents for an hour.`,
  'approval link': `Send \`url\` to whoever is to look: it shows the post and takes a yes, without an account, until \`expires_at\`.`,
  'studio profile create': 'For a key to use it: npm run admin -- studio profile bind PROFILE_ID --key KEY_ID',
  'chat link': 'Open one of the links, or send the line into the chat, within 15 minutes.',
}

/** Nothing where there is nothing to do with it. */
export function nextOf(name: string, answer: unknown): string | undefined {
  if (name !== 'workspace create') return nexts[name]
  const { id, key } = answer as { id: string; key?: string }
  if (key) return `${KEY}. Then say who it is: npx brand brand set --field overview="…"`
  return `For a key: npm run admin -- key mint --workspace ${id} --mode test`
}

type Streams = { log(text: string): void; error(text: string): void }

export function tellAnswer(name: string, answer: unknown, { log, error }: Streams = console): void {
  log(JSON.stringify(answer, null, 2))
  const next = nextOf(name, answer)
  if (next) error(`\n${next}`)
}
