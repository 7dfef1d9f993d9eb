// Who looks at posts before they go out, and what is stopped: for the administrator of a workspace.
import { AdminUsage, by, type Command, flags, idFirst, needed, onOff, taken, workspaceOf } from '#dev/admin/flags.ts'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import {
  changePostingSettings,
  dropReviewer,
  nameReviewer,
  PostingSettingsInput,
  ReviewerInput,
  readReviewers,
} from '#lib/publish/approval/settings.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { pauseEverywhere, resumeEverywhere } from '#lib/publish/control/pause-all.ts'

export const postingCommands: Record<string, Command> = {
  'posting settings': (world, args) => {
    const kinds = { workspace: 'string', approval: 'string', 'trust-composer': 'string' } as const
    const { workspace, approval, 'trust-composer': trust } = flags(args, kinds)
    const trust_composer = onOff('trust-composer', trust)
    const input = {
      ...(approval === undefined ? {} : { approval }),
      ...(trust_composer === undefined ? {} : { trust_composer }),
    }
    if (Object.keys(input).length === 0) throw new AdminUsage('posting settings changes nothing without a flag.')
    return changePostingSettings(world, by, needed('workspace', workspace), taken(PostingSettingsInput, input))
  },

  'posting pause': (world, args) => pausePosting(world, by, workspaceOf(args)),

  'posting resume': (world, args) => resumePosting(world, by, workspaceOf(args)),

  pause: (world, args) => {
    flags(args, {})
    return pauseEverywhere(world, by.request_id)
  },

  resume: (world, args) => {
    flags(args, {})
    return resumeEverywhere(world, by.request_id)
  },

  'reviewer add': (world, args) => {
    const [chat_id, rest] = idFirst('reviewer add', args)
    const { workspace, name } = flags(rest, { workspace: 'string', name: 'string' })
    const reviewer = taken(ReviewerInput, { chat_id, name: needed('name', name) })
    return nameReviewer(world, by, needed('workspace', workspace), reviewer)
  },

  'reviewer list': (world, args) => readReviewers(world, workspaceOf(args)),

  'reviewer remove': (world, args) => {
    const [id, rest] = idFirst('reviewer remove', args)
    return dropReviewer(world, by, workspaceOf(rest), id)
  },

  'approval link': async (world, args) => {
    const [run_id, rest] = idFirst('approval link', args)
    if (world.public_url === '') throw new AdminUsage('The link leads to the service: set PUBLIC_URL to its address.')
    const ref = { workspace_id: workspaceOf(rest), livemode: true, run_id }
    const { url, expires_at } = await createApprovalLink(world, ref, 'admin::Administrator')
    return { url, expires_at }
  },
}
