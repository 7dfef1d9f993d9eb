// A person as verbs know whoever asks: no key, so nothing is narrowed but by the role; the day is that of the plan.
import type { Ctx, World } from '#lib/ctx.ts'
import type { Place } from '#lib/members/place.ts'
import { plans } from '#lib/plans.ts'
import type { Person } from '#lib/signin/session.ts'

type Asking = { person: Person; place: Place; livemode: boolean; request_id: string }

export function personCtx<Whole extends World>(world: Whole, asking: Asking): Whole & Ctx {
  const { person, place, livemode, request_id } = asking
  const { workspace } = place
  return {
    ...world,
    workspace,
    livemode,
    request_id,
    actor: `user:${person.id}`,
    key: {
      ...{ id: person.id, workspace_id: workspace.id, livemode, name: person.name, last4: '', version: 1 },
      ...{ asset_types: null, channels: null, connected_accounts: null, permissions: null, allowed_addresses: null },
      ...{ auto_post: false, auto_post_min_score: 100, daily_limit: plans[workspace.plan].default_daily_limit },
      ...{ created_at: world.now().toISOString(), expires_at: null, revoked_at: null, replaced_by: null, agent: null },
    },
    limits: { day_spent: false, assert: () => undefined, assertWindow: () => undefined },
    usage: { minute: 0, creating: 0, day: 0 },
  }
}
