// What the administration takes, told without loading what does it: a wrong word is refused at once.
import { Platform } from '#lib/channels.ts'

export const help = `Workspaces, keys, accounts of platforms, Studio and its chats. Everything is printed as JSON, and what to do next with it beside it, on standard error.

  npm run admin -- workspace create --name NAME [--plan free|starter|pro|growth|scale] [--time-zone ZONE] [--key live|test]
  npm run admin -- workspace zone ID --time-zone ZONE      such as Europe/London: days of briefs and hours of its pages
  npm run admin -- workspace list                 each with its id and plan
  npm run admin -- owner link --workspace ID      makes whoever opens it an owner of it: once, within an hour
  npm run admin -- member link --email ADDRESS    signs somebody in who has an account: once, within 15 minutes
  npm run admin -- member list --workspace ID
  npm run admin -- plan set --workspace ID --plan free|starter|pro|growth|scale      without anybody paying for it
  npm run admin -- plan checkout --workspace ID --plan starter|pro|growth|scale      prints a link on which a person subscribes
  npm run admin -- plan portal --workspace ID                                        prints a link to card, invoices and plan
  npm run admin -- key mint --workspace ID --mode live|test [--name NAME] [--asset-types card,video]
                   [--channels twitter,linkedin] [--accounts ID,ID] [--auto-post] [--min-score N] [--daily-limit N]
                   [--permissions read,generate,post,brand,webhooks,billing] [--addresses 203.0.113.0/24,…]
                   [--expires-at TIME]
  npm run admin -- key list --workspace ID
  npm run admin -- key rotate KEY_ID --workspace ID [--overlap-hours 24]
  npm run admin -- key restrict KEY_ID --workspace ID --addresses 203.0.113.0/24,…|anywhere
  npm run admin -- key revoke KEY_ID               what it has scheduled is taken back
  npm run admin -- workspace freeze ID          nothing of it is changed or posted until: workspace unfreeze ID
  npm run admin -- workspace delete ID          frozen now, gone in 14 days; until then: workspace restore ID
  npm run admin -- audit read --workspace ID [--after N] [--limit N]
  npm run admin -- audit verify --workspace ID    whether a row is missing or was changed
  npm run admin -- account connect --workspace ID --platform ${Platform.options.join('|')}
  npm run admin -- account list --workspace ID
  npm run admin -- account disconnect ACCOUNT_ID --workspace ID
  npm run admin -- account settings ACCOUNT_ID --workspace ID [--made-with-ai on|off] [--privacy public|…] [--made-for-kids on|off]
                   [--comments on|off] [--duets on|off] [--stitches on|off] [--own-business on|off]
  npm run admin -- agent link --workspace ID --email ADDRESS [--name "Whose"]
                   opened once, within 15 minutes, that browser may connect agents for an hour; for deployments without a dashboard
  npm run admin -- agent list [--workspace ID]
  npm run admin -- agent revoke GRANT_ID           at once, and what it has scheduled is taken back
  npm run admin -- posting settings --workspace ID [--approval never|automatic|always] [--trust-composer on|off]
  npm run admin -- posting pause --workspace ID
  npm run admin -- posting resume --workspace ID
  npm run admin -- pause                                    (all workspaces; and resume, which ends no pause of a workspace's own)
  npm run admin -- reviewer add CHAT_ID --workspace ID --name NAME
  npm run admin -- reviewer list --workspace ID
  npm run admin -- reviewer remove REVIEWER_ID --workspace ID
  npm run admin -- approval link RUN_ID --workspace ID
  npm run admin -- studio profile create --workspace ID --name NAME [--templates stat,milestone] [--theme auto|light|dark]
                   [--caption TEXT] [--telegram on|off] [--social ACCOUNT_ID,ACCOUNT_ID]
  npm run admin -- studio profile list --workspace ID
  npm run admin -- studio profile update PROFILE_ID [--name NAME] [--templates all] [--social none] …
  npm run admin -- studio profile pause PROFILE_ID          (and resume PROFILE_ID)
  npm run admin -- studio profile bind PROFILE_ID --key KEY_ID
  npm run admin -- studio profile unbind KEY_ID
  npm run admin -- chat link --workspace ID                 prints links and a line that link one chat within 15 minutes
  npm run admin -- chat list --workspace ID
  npm run admin -- chat unlink CHAT_ID
  npm run admin -- telegram setup                           registers PUBLIC_URL/telegram/webhook with the bot

It works on the running local stack, else on the local data. With DEPLOYMENT=prod in front it works on that deployment, as
.env.prod says; where there is no such file set DATABASE_URL, UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, for
\`account connect\` and \`agent link\` also PUBLIC_URL, for links into the dashboard DASHBOARD_URL. A minted key and a link are shown once.`

const BEGINS = '\n  npm run admin -- '

/** What one command takes; all of them where a line tells of two. */
export function helpOf(name: string): string {
  const told = help.split('\n\n')[1] ?? ''
  const own = `\n${told}`.split(BEGINS).find(part => part === name || part.startsWith(`${name} `))
  return own ? `npm run admin -- ${own}` : help
}

/** Every command, a word, two or three. */
export const names = [
  'key mint',
  'key list',
  'key revoke',
  'key rotate',
  'key restrict',
  'workspace freeze',
  'workspace unfreeze',
  'workspace delete',
  'workspace restore',
  'audit read',
  'audit verify',
  'account connect',
  'account list',
  'account disconnect',
  'account settings',
  'agent link',
  'agent list',
  'agent revoke',
  'plan set',
  'plan checkout',
  'plan portal',
  'posting settings',
  'posting pause',
  'posting resume',
  'pause',
  'resume',
  'reviewer add',
  'reviewer list',
  'reviewer remove',
  'approval link',
  'studio profile create',
  'studio profile list',
  'studio profile update',
  'studio profile pause',
  'studio profile resume',
  'studio profile bind',
  'chat link',
  'chat list',
  'chat unlink',
  'telegram setup',
  'studio profile unbind',
  'owner link',
  'member link',
  'member list',
  'workspace create',
  'workspace zone',
  'workspace list',
]
