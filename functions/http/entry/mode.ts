// The Brand-Mode header: one request of a live key as a test key of its workspace would make it.
import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { invalid } from '#functions/http/body/validate.ts'
import type { Admission } from '#lib/keys/admit/authenticate.ts'
import { plans, upgradeFor } from '#lib/plans.ts'

/** A test key is one in any case; nothing makes it live. */
export function inMode(c: Context<AppEnv>, admission: Admission): Admission {
  const asked = c.req.header('brand-mode')
  const { key, workspace } = admission
  if (asked === undefined) return admission
  if (asked !== 'test') throw refused(asked, 'is no mode; it takes test, and a live key is live without it')
  // A person let it in to one of the two.
  if (key.livemode && key.agent) throw refused(asked, 'is not what this agent was let in to; connect it to test data')
  if (!plans[workspace.plan].test_keys)
    throw refused(
      asked,
      `comes with the ${upgradeFor(plan => plan.test_keys)} plan and up; this workspace is on ${workspace.plan}`,
    )
  return { ...admission, key: { ...key, livemode: false } }
}

const refused = (asked: string, why: string) =>
  invalid('header', [
    { code: 'custom', path: ['Brand-Mode'], message: `\`${asked.slice(0, 80)}\` ${why}`, input: asked },
  ])
