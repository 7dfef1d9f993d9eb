// What a Studio request meets, in the specification's order: scopes, the day, the workspace, the window, the pause.

import type { Ctx } from '#lib/ctx.ts'
import { plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import type { Bound, Profile } from '#lib/studio/profile.ts'
import { plural } from '#lib/words/plural.ts'

export type Delivery = 'profile' | 'telegram' | 'social' | 'none'

/** The profile narrows the key like its other scopes. */
export function assertProfileAllows(profile: Profile, output_type: string, delivery: Delivery): void {
  const { templates } = profile
  if (templates && !templates.includes(output_type))
    throw new Problem(
      'template_not_allowed',
      `The Studio profile of this key does not take ${output_type}; it takes ${templates.join(', ')}.`,
      { detail: { scope: 'templates', requested: output_type, allowed: templates } },
    )
  const targets = targetsOf(profile)
  if (delivery === 'profile' || delivery === 'none' || targets.includes(delivery)) return
  throw new Problem(
    'delivery_not_allowed',
    `The Studio profile of this key does not deliver to ${delivery}. Leave delivery out to use what it has.`,
    { detail: { scope: 'delivery', requested: delivery, allowed: ['profile', ...targets, 'none'] } },
  )
}

const targetsOf = ({ telegram, social }: Profile): Delivery[] => [
  ...(telegram ? (['telegram'] as const) : []),
  ...(social.length > 0 ? (['social'] as const) : []),
]

/** Whether a request that asks so reaches a target of the profile. */
export const wants = (profile: Profile, delivery: Delivery, target: 'telegram' | 'social') =>
  (delivery === 'profile' || delivery === target) && targetsOf(profile).includes(target)

/** Whether the workspace may use Studio at all, and has set it up for this key. */
export function workspaceProblem(ctx: Ctx, bound: Bound | null, delivery: Delivery): Problem | null {
  const { plan } = ctx.workspace
  if (!plans[plan].studio) {
    const upgrade = upgradeFor(one => one.studio)
    return new Problem(
      'plan_upgrade_required',
      `Studio comes with the ${upgrade} plan and up; this workspace is on ${plan}. Upgrade to ${upgrade}.`,
    )
  }
  // What goes nowhere needs nobody who says where to.
  if (!bound) return delivery === 'none' ? null : unbound()
  const uses = ctx.livemode && wants(bound.profile, delivery, 'telegram')
  return uses && bound.chats > plans[plan].bot_accounts ? overCap(ctx, bound.chats) : null
}

export const unbound = () =>
  new Problem(
    'studio_profile_not_bound',
    'No Studio profile is bound to this key, so nobody has said where its cards go. Send “delivery”: “none” to make the card and deliver it nowhere, or bind a profile: in the dashboard under Studio and then at the key, or with npm run admin -- studio profile bind PROFILE_ID --key KEY_ID.',
  )

function overCap({ workspace: { plan } }: Pick<Ctx, 'workspace'>, chats: number): Problem {
  const most = plans[plan].bot_accounts
  const upgrade = upgradeFor(one => one.bot_accounts >= chats)
  const remedy = upgrade ? `Unlink ${chats - most}, or upgrade to ${upgrade}.` : `Unlink ${chats - most}.`
  return new Problem(
    'bot_account_cap_exceeded',
    `The ${plan} plan takes ${plural(most, 'chat')} of the messaging bot, and ${chats} are linked. ${remedy}`,
    { detail: { bucket: 'bot_accounts', limit: most, used: chats } },
  )
}

export const pauseProblem = ({ paused, name }: Profile): Problem | null =>
  paused ? new Problem('studio_paused', `The Studio profile “${name}” is paused. Resume it to make cards.`) : null
