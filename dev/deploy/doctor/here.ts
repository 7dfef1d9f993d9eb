// What can be seen from the shell, before any Worker is asked.
import { type Check, unknown } from '#dev/deploy/doctor/check.ts'
import { PAUSED } from '#dev/deploy/pause.ts'
import { sharedWith } from '#dev/deploy/ready.ts'
import { secretsOf, settings } from '#dev/deploy/settings.ts'
import { kindOf, workerNames } from '#dev/deploy/worker/workers.ts'

/** wrangler asks for it; on Linux it comes with the packages. */
const NODE_MAJOR = 22

export const here: Check[] = [
  {
    id: 'node',
    title: 'Node is new enough',
    look: ({ node }) =>
      Number(node.version.split('.')[0]) >= NODE_MAJOR
        ? null
        : { wrong: `This is Node ${node.version} on ${node.platform}.`, cure: `Install Node ${NODE_MAJOR} or newer.` },
  },
  {
    id: 'settings',
    title: 'All settings are given',
    look: ({ values, deployment }) => {
      const missing = settings.filter(({ name, need }) => need !== 'optional' && !values[name]).map(({ name }) => name)
      return missing.length === 0
        ? null
        : {
            wrong: `${deployment.env_file} lacks ${missing.join(', ')}.`,
            cure: `npm run deploy -- --name ${deployment.name}`,
          }
    },
  },
  {
    id: 'together',
    title: 'Settings that belong together are whole',
    look: ({ values }) => {
      const broken = GROUPS.filter(names => new Set(names.map(name => Boolean(values[name]))).size > 1)
      const [first] = broken
      if (!first) return null
      const lacking = first.filter(name => !values[name])
      return {
        wrong: `${lacking.join(', ')} is missing beside ${first.filter(name => values[name]).join(', ')}.`,
        cure: 'Add it to the .env file or take the others away, then `npm run deploy`.',
      }
    },
  },
  {
    id: 'apart',
    title: 'No other deployment has its database or Redis',
    look: ({ values, deployment }) => {
      const [shared] = sharedWith(deployment, values)
      return shared ? { wrong: shared.message, cure: shared.cure } : null
    },
  },
  {
    id: 'login',
    title: 'wrangler is logged in',
    look: ({ account }) =>
      account.logged_in ? null : (account.said ?? { wrong: 'wrangler is not logged in.', cure: 'npx wrangler login' }),
  },
  {
    id: 'account',
    title: 'It is clear which account is meant',
    look: ({ account, values }) => {
      if (!account.logged_in) return unknown('not logged in')
      const meant = values.CLOUDFLARE_ACCOUNT_ID
      if (meant ? account.accounts.some(({ id }) => id === meant) : account.accounts.length < 2) return null
      const named = account.accounts.map(({ id, name }) => `${id} (${name})`).join(', ')
      return {
        wrong: `The login reaches ${named}${meant ? `, and not ${meant}` : ''}.`,
        cure: 'Set CLOUDFLARE_ACCOUNT_ID in the .env file of the deployment to one of them, or log in elsewhere.',
      }
    },
  },
  {
    id: 'bucket',
    title: 'The bucket exists',
    look: ({ bucket, account, deployment }) =>
      !account.logged_in
        ? unknown('not logged in')
        : bucket
          ? null
          : {
              wrong: `There is no bucket ${deployment.bucket}.`,
              cure: `npx wrangler r2 bucket create ${deployment.bucket}`,
            },
  },
  {
    id: 'logs',
    title: 'Logs are kept',
    look: ({ config, deployment }) => {
      const cure = `npm run deploy -- --name ${deployment.name}`
      const files = Object.values(config)
      if (files.includes(null)) return { wrong: 'No deploy was made from this folder.', cure }
      return files.every(file => file?.includes('[observability]\nenabled = true'))
        ? null
        : { wrong: 'The next deploy of this configuration switches the logs off.', cure }
    },
  },
  {
    id: 'routes',
    title: 'No Worker takes the domain of another',
    look: ({ config, deployment }) => {
      const taken = workerNames.flatMap(worker => /^routes? = .*$/m.exec(config[worker] ?? '')?.[0] ?? [])
      const stray = workerNames.find(worker => !kindOf(worker).domain && /^routes? = /m.test(config[worker] ?? ''))
      return new Set(taken).size === taken.length && !stray
        ? null
        : {
            wrong: `Two Workers have a route to one domain, or ${stray ?? 'one'} has a route of its own: the next deploy moves the domain there.`,
            cure: `npm run deploy -- --name ${deployment.name}`,
          }
    },
  },
  ...workerNames.map(
    (worker): Check => ({
      id: `stray-${worker}`,
      title: `${worker} has no secret that this file has not`,
      look: ({ secrets, values, deployment }) => {
        const uploaded = secrets[worker]
        if (!uploaded) return unknown('the secrets cannot be listed')
        const stray = uploaded.filter(name => name !== PAUSED && values[name] === undefined)
        return stray.length === 0
          ? null
          : {
              wrong: `${worker} still has ${stray.join(', ')}: a deploy takes no secret away.`,
              cure: stray
                .map(name => `npx wrangler secret delete ${name} --name ${deployment.workers[worker]}`)
                .join('; '),
            }
      },
    }),
  ),
  ...workerNames.map(
    (worker): Check => ({
      id: `secrets-${worker}`,
      title: `${worker} has every secret`,
      look: ({ secrets, values, deployment }) => {
        const uploaded = secrets[worker]
        if (!uploaded) return unknown('the secrets cannot be listed')
        const missing = Object.keys(secretsOf(values, worker)).filter(name => !uploaded.includes(name))
        return missing.length === 0
          ? null
          : { wrong: `${worker} lacks ${missing.join(', ')}.`, cure: `npm run deploy -- --name ${deployment.name}` }
      },
    }),
  ),
]

const GROUPS = [
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', 'TELEGRAM_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MAIL_PROVIDER', 'MAIL_KEY', 'MAIL_FROM'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_VERSION'],
  ['INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'],
  ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['VISION_BASE_URL', 'VISION_API_KEY', 'VISION_MODEL'],
  ['THREADS_CLIENT_ID', 'THREADS_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['NEON_API_KEY', 'NEON_PROJECT_ID'],
  ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'],
]
