// What a workspace decides: who looks first, stopping everything, and its end.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { fieldsOf, read, uuid, wrong } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { exportLinks } from '#functions/dashboard/pages/records/export.ts'
import { beside, code, tip } from '#functions/dashboard/parts/beside.ts'
import {
  asksFirst,
  option,
  postForm,
  section,
  segments,
  textField,
  tick,
  zoneField,
  zoneIn,
} from '#functions/dashboard/parts/field.ts'
import { plain } from '#functions/dashboard/parts/icons.ts'
import { draw, facts, type Html, hrefOf, under } from '#functions/dashboard/parts/shell.ts'
import { dayOf, zoneWords } from '#functions/dashboard/parts/time.ts'
import { can } from '#lib/members/roles.ts'
import { Problem } from '#lib/problem.ts'
import {
  changePostingSettings,
  dropReviewer,
  nameReviewer,
  PostingSettingsInput,
  ReviewerInput,
  readPostingSettings,
  readReviewers,
} from '#lib/publish/approval/settings.ts'
import { pausePosting, readPause, resumePosting } from '#lib/publish/control/pause.ts'
import { listChats } from '#lib/studio/chats.ts'
import { deleteWorkspace, restoreWorkspace, UNDO_DAYS } from '#lib/workspaces/delete.ts'
import { freeze, unfreeze } from '#lib/workspaces/freeze.ts'
import { renameWorkspace } from '#lib/workspaces/rename.ts'
import { CreateWorkspaceInput } from '#lib/workspaces/workspace.ts'
import { moveZone } from '#lib/workspaces/zone.ts'

const at = under('settings')
const idOf = (c: C) => c.var.ctx.workspace.id
const button = (c: C, path: string, label: string, kind = ''): Html =>
  html`<form method="post" action="${at(c, path)}"><button class="btn ${kind}">${label}</button></form>`

type Chat = Awaited<ReturnType<typeof listChats>>[number]

const reviewerForm = (c: C, linked: readonly Chat[]): Html =>
  postForm(
    c,
    at(c, 'reviewers'),
    form =>
      html`<div class="field"><label for="chat_id">Telegram chat</label><select class="in" id="chat_id" name="chat_id"${form.mark('chat_id')}>${linked.map(chat => option(chat.id, chat.title, form.value('chat_id', '')))}</select>${form.told('chat_id')}</div>${textField(form, { name: 'name', id: 'reviewer', label: 'Name of the person', required: true, max: 120 })}<button class="btn">Add a reviewer</button>`,
    { attributes: html`class="row wrap ends"` },
  )

const zoneForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'zone'),
    form =>
      html`${zoneField(form, c.var.world.now(), c.var.place.workspace.time_zone)}<p><button class="btn">Save</button></p>`,
    { attributes: html`class="stack short" id="zone"` },
  )

const nameForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'name'),
    form =>
      html`${textField(form, { name: 'name', id: 'workspace-name', label: 'Name of the workspace', value: c.var.place.workspace.name, required: true, max: 120 })}<p><button class="btn">Save</button></p>`,
    { attributes: html`class="stack short"` },
  )

const removeForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'remove'),
    form =>
      html`${textField(form, { name: 'confirm', label: `Write “${c.var.place.workspace.name}” to remove it`, required: true, max: 120 })}<p><button class="btn bad">Remove the workspace</button></p>`,
    { attributes: html`class="stack short"` },
  )

async function approving(c: C): Promise<Html> {
  const { approval, trust_composer } = await readPostingSettings(c.var.world, idOf(c))
  const [reviewers, chats] = await Promise.all([readReviewers(c.var.world, idOf(c)), listChats(c.var.world, idOf(c))])
  const linked = chats.filter(({ status }) => status === 'linked')
  const placeOf = ({ kind, address }: (typeof reviewers)[number]) =>
    kind === 'mail'
      ? address
      : `in the Telegram chat ${chats.find(({ id }) => id === address)?.title ?? 'that is gone'}`
  const list = html`<ul class="stack s">${reviewers.map(one => html`<li class="row sml"><b class="m">${one.name}</b><span class="soft">${placeOf(one)}</span><form class="push" ${asksFirst} method="post" action="${at(c, `reviewers/${one.id}/remove`)}"><button class="btn sm bare">Remove<span class="vh"> ${one.name}</span></button></form></li>`)}</ul>`
  const who = html`${reviewers.length > 0 ? list : ''}${linked.length > 0 ? reviewerForm(c, linked) : html`<p class="soft sml">Link a chat under <a class="link" href="${hrefOf(c, 'connections')}">Connections</a>, and whoever is in it can approve there.</p>`}`
  const choices = [
    { value: 'never', label: 'None' },
    { value: 'automatic', label: 'Automatic posts' },
    { value: 'always', label: 'Every post' },
  ]
  const trust =
    'Post automatically even if the words come from a language model that was not tested with this service. While this is off, a person looks at those first'
  const which = postForm(
    c,
    at(c, 'approval'),
    form =>
      html`${segments(form, { name: 'approval', legend: 'Which posts wait', choices, chosen: approval })}${tick(form, 'trust_composer', trust_composer, trust)}<p><button class="btn">Save</button></p>`,
    { attributes: html`class="stack"` },
  )
  return html`${section('Approval', 'Which posts wait until a person has approved them.', which)}${section('Reviewers', 'Asked by a message in their chat, with a link and a button.', who)}`
}

/** What is so now, for whoever asks on the telephone. */
function standing(c: C, paused: boolean): Html {
  const { workspace } = c.var.place
  const rows: [string, Html | string][] = [
    ['Posting', paused ? html`<span class="chip warn">paused</span>` : html`<span class="chip good">going on</span>`],
    ['Frozen', workspace.frozen_at ? html`<span class="chip warn">yes</span>` : 'no'],
    ['Plan', plain(workspace.plan)],
  ]
  return html`${tip('How it stands', facts(rows))}${tip('The id of this workspace', html`<p>Requests name it, and whoever helps you asks for it.</p>${code('workspace', 'Id', workspace.id)}`)}`
}

async function dropping(c: C) {
  const one = (await readReviewers(c.var.world, idOf(c))).find(({ id }) => id === c.req.param('id'))
  const told = 'They are asked nothing from then on, and the links that they have approve nothing.'
  return one ? { title: `Remove ${one.name}?`, told, yes: 'Remove them', no: 'Keep them' } : null
}

export const settings = routes()
  .get('/settings', may('team'), async c => {
    const { workspace } = c.var.place
    const pause = await readPause(c.var.world, idOf(c))
    const stop = pause.paused
      ? html`<p>Paused${pause.by ? ` by ${pause.by}` : ''}. ${pause.in_flight.length} in flight.</p>${button(c, 'resume', 'Go on posting', 'main')}`
      : html`${button(c, 'pause', 'Pause all posting')}`
    const frozen = workspace.frozen_at ? button(c, 'unfreeze', 'Unfreeze') : button(c, 'freeze', 'Freeze the workspace')
    const end = !can(c.var.place.role, 'own')
      ? html`<p class="soft sml">Only an owner removes a workspace.</p>`
      : workspace.delete_at
        ? html`<p>It is removed on ${dayOf(workspace.delete_at, workspace.time_zone)}.</p>${button(c, 'restore', 'Bring it back', 'main')}`
        : removeForm(c)
    const approval = await approving(c)
    const body = [
      approval,
      section('Name', 'Of these pages and of invitations; on pictures the name of the brand stands.', nameForm(c)),
      section('Time zone', 'Days and hours are shown and planned by it, for everybody in this workspace.', zoneForm(c)),
      section('Posting', 'Stops every post of this workspace, by hand and by itself.', stop),
      section(
        'Freeze',
        'Everything can be looked at; nobody changes, makes or posts anything, and no key does.',
        frozen,
      ),
      section(
        'Export',
        'Sheets of what was made, posted and done, or all of it with the brand. Pictures are named by their addresses.',
        exportLinks(c),
      ),
      section(
        'Remove',
        `Frozen at once, gone with all that it has after ${UNDO_DAYS} days; until then one click brings it back.`,
        end,
      ),
    ]
    return draw(c, {
      title: 'Settings',
      at: 'settings',
      body: beside(html`<div>${body}</div>`, standing(c, pause.paused)),
    })
  })

  .post('/settings/approval', may('team'), async c => {
    const fields = await fieldsOf(c)
    const input = read(PostingSettingsInput, {
      approval: fields.text('approval'),
      trust_composer: fields.has('trust_composer'),
    })
    await changePostingSettings(c.var.world, c.var.ctx, idOf(c), input)
    return back(c, at(c), 'Saved.')
  })
  .post('/settings/name', may('team'), async c => {
    const { name } = read(CreateWorkspaceInput.pick({ name: true }), { name: (await fieldsOf(c)).text('name') })
    await renameWorkspace(c.var.world, c.var.ctx, idOf(c), name)
    return back(c, at(c), 'Renamed. Links to its pages go on working.')
  })
  .post('/settings/zone', may('team'), async c => {
    const zone = zoneIn((await fieldsOf(c)).text)
    await moveZone(c.var.world, c.var.ctx, idOf(c), zone)
    return back(
      c,
      at(c),
      `Days and hours are by ${zoneWords(c.var.world.now(), zone)} from now on. What is planned goes out at the same moment as before.`,
    )
  })
  .post('/settings/reviewers', may('team'), async c => {
    const fields = await fieldsOf(c)
    await nameReviewer(
      c.var.world,
      c.var.ctx,
      idOf(c),
      read(ReviewerInput, { chat_id: fields.text('chat_id'), name: fields.text('name') }),
    )
    return back(c, at(c), 'Added.')
  })
  .post('/settings/reviewers/:id/remove', may('team'), sure('settings', dropping), async c => {
    await dropReviewer(c.var.world, c.var.ctx, idOf(c), uuid(c.req.param('id')))
    return back(c, at(c), 'Removed.')
  })

  .post('/settings/pause', may('team'), async c => {
    await pausePosting(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), 'No post begins from now on.')
  })
  .post('/settings/resume', may('team'), async c => {
    await resumePosting(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), 'Posting goes on.')
  })

  .post('/settings/freeze', may('team'), async c => {
    await freeze(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), 'Frozen.')
  })
  .post('/settings/unfreeze', may('team'), async c => {
    if (c.var.place.workspace.delete_at) throw new Problem('invalid_state', 'Bring the workspace back first.')
    await unfreeze(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), 'It can be changed again.')
  })

  .post('/settings/remove', may('own'), async c => {
    if ((await fieldsOf(c)).text('confirm').trim() !== c.var.place.workspace.name)
      throw wrong('confirm', 'The name does not match. Nothing was removed.')
    await deleteWorkspace(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), `It is frozen, and removed in ${UNDO_DAYS} days.`)
  })
  .post('/settings/restore', may('own'), async c => {
    await restoreWorkspace(c.var.world, c.var.ctx, idOf(c))
    return back(c, at(c), 'It is back.')
  })
