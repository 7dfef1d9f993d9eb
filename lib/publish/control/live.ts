import { type AccountDeps, openAccounts } from '#lib/publish/connect/accounts.ts'
import type { Apps } from '#lib/publish/connect/oauth.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { publishers } from '#lib/publish/index.ts'
import type { Reach } from '#lib/publish/platform/reach.ts'
import { type Named, PublishError, type Publisher, type PublisherTools } from '#lib/publish/publisher.ts'

/** What is set up here, and how it is reached. */
export type Platforms = { apps: Apps; reach: Reach }

/** To the platforms, from the accounts that a workspace has connected. */
export function livePosting(deps: Omit<AccountDeps, 'http' | 'apps'>, { apps, reach }: Platforms): Posting {
  return {
    ...openAccounts({ ...deps, apps, http: reach.http }),
    publisher: platform => {
      const publisher = publishers[platform]
      return publisher && apps[platform] && by(reach, publisher)
    },
  }
}

/** The same publisher, by the way on which the platforms are reached here. */
function by(reach: Reach, { platform, metrics, named, ...publisher }: Publisher): Publisher {
  const through = (tools: PublisherTools): PublisherTools => ({ ...tools, http: reach.http })
  const shown = <Step extends { next: string }>(step: Step): Step =>
    'url' in step ? { ...step, url: reach.address(String(step.url)) } : step
  const withAddress = (name: Named | null) => name && { ...name, url: reach.address(name.url) }
  return {
    platform,
    prepare: async (post, account, state, tools) =>
      shown(await publisher.prepare(post, account, state, through(tools))),
    publish: async (post, account, state, tools) =>
      shown(await publisher.publish(post, account, state, through(tools))),
    check: async (post, account, state, tools) => shown(await publisher.check(post, account, state, through(tools))),
    ...(named
      ? {
          named: async (id, account, tools) => withAddress(await named(id, account, through(tools)).catch(notTheToken)),
        }
      : {}),
    ...(metrics ? { metrics: (ids, account, tools) => metrics(ids, account, through(tools)).catch(notTheToken) } : {}),
  }
}

/** Whoever may post may still be kept from counting, by a scope that was not granted: that ends no connection. */
function notTheToken(error: unknown): never {
  if (!(error instanceof PublishError) || error.outcome !== 'reauth') throw error
  throw new PublishError('blocked', error.platform_code, error.message)
}
