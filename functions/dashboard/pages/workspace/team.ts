// Who is in, with which role; invitations; what each role may.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, read, uuid } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { copied } from '#functions/dashboard/parts/beside.ts'
import { deedWords, nameIn, namesOf } from '#functions/dashboard/parts/deeds.ts'
import { asksFirst, option, postForm, textField } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, face, type Html, hrefOf, under } from '#functions/dashboard/parts/shell.ts'
import { agoWords, dayOf, dayTime } from '#functions/dashboard/parts/time.ts'
import { latestAudit } from '#lib/audit/latest.ts'
import { invitationLetter } from '#lib/members/letters.ts'
import {
  changeRole,
  listInvitations,
  listMembers,
  type Member,
  removeMember,
  takeBackInvitation,
} from '#lib/members/members.ts'
import { can, Deed, mayGive, Role } from '#lib/members/roles.ts'
import { entrance, INVITATION_DAYS, InviteInput, invite } from '#lib/signin/words.ts'

const at = under('team')
const teamOf = (c: C) => ({ workspace_id: c.var.ctx.workspace.id, role: c.var.place.role })
const given = (c: C) => Role.options.filter(role => mayGive(c.var.place.role, role))

const deeds: Record<Deed, string> = {
  see: 'See everything',
  make: 'Create, and change brand, library and Studio',
  post: 'Approve, post, plan',
  develop: 'Keys, webhooks, connections',
  team: 'Team, audit, settings',
  own: 'Plan, credits, deletion',
}

const roleOptions = (c: C, form: Form, is: Role): Html =>
  html`${given(c).map(role => option(role, plain(role), form.value('role', is)))}`

const roleForm = (c: C, { user_id, name, role }: Member): Html =>
  postForm(
    c,
    at(c, `${user_id}/role`),
    form =>
      html`<label class="vh" for="role-${user_id}">Role of ${name}</label><select class="in fit sm2" id="role-${user_id}" name="role"${form.mark('role')}>${roleOptions(c, form, role)}</select>${form.told('role')}<button class="btn sm">Set</button>`,
    { attributes: html`class="row"` },
  )

const inviteForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'invite'),
    form =>
      html`<h2>Invite somebody</h2>${textField(form, { name: 'email', label: 'E-mail', type: 'email', required: true })}<div class="field"><label for="role">Role</label><select class="in" id="role" name="role"${form.mark('role')}>${roleOptions(c, form, 'member')}</select>${form.told('role')}</div><button class="btn main">Invite</button>`,
    { attributes: html`class="stack"` },
  )

function row(c: C, member: Member, isSoleOwner: boolean): Html {
  const now = c.var.world.now()
  const self = member.user_id === c.var.me?.person.id
  const roles = !isSoleOwner && mayGive(c.var.place.role, member.role) ? roleForm(c, member) : plain(member.role)
  const who = html`<span class="row">${face(member.name, 'xl')}<span>${member.name}${self ? html` <span class="faint">(you)</span>` : ''}<br><span class="faint sml">${member.email}</span></span></span>`
  return html`<tr><th scope="row">${who}</th><td>${roles}</td><td class="soft nowrap" data-l="Last seen">${member.seen_at ? agoWords(member.seen_at, now, c.var.place.workspace.time_zone) : 'not signed in'}</td><td class="acts-c">${isSoleOwner ? '' : html`<form ${asksFirst} method="post" action="${at(c, `${member.user_id}/remove`)}"><button class="btn sm bare">${self ? 'Leave' : 'Remove'}</button></form>`}</td></tr>`
}

const table: Html = html`<table class="may"><thead><tr><th><span class="vh">Deed</span></th>${Role.options.map(role => html`<th scope="col">${plain(role)}</th>`)}</tr></thead><tbody>${Deed.options.map(deed => html`<tr><th scope="row">${deeds[deed]}</th>${Role.options.map(role => html`<td>${can(role, deed) ? html`${icon('check', 's good')}<span class="vh">yes</span>` : html`<span class="faint">–</span>`}</td>`)}</tr>`)}</tbody></table>`

/** Whether somebody carries it; where nobody does, the link is handed over by whoever invites. */
async function mailed(c: C, input: InviteInput, url: string, until: string): Promise<boolean> {
  const { world, me, ctx, request_id } = c.var
  const invitation = { by: me?.person.name ?? '', workspace: ctx.workspace.name, url, until }
  try {
    await world.mail?.send(invitationLetter(input, invitation), `invitation:${world.id()}`)
    return world.mail !== null
  } catch (error) {
    world.report(error, { request_id, mail: 'invitation' })
    return false
  }
}

async function removing(c: C) {
  const { world, ctx, me, place } = c.var
  const member = (await listMembers(world, ctx.workspace.id)).find(({ user_id }) => user_id === c.req.param('id'))
  if (!member) return null
  const { name } = place.workspace
  if (member.user_id === me?.person.id)
    return {
      ...{ title: `Leave ${name}?`, yes: 'Leave', no: 'Stay' },
      told: 'You see nothing of it from then on. To come back you need a new invitation.',
    }
  const told = `${member.name} sees nothing of ${name} from then on. What they have made stays. To come back they need a new invitation.`
  return { title: `Remove ${member.name}?`, told, yes: 'Remove them', no: 'Keep them' }
}

export const team = routes()
  .get('/team', may('team'), async c => {
    const { workspace } = c.var.ctx
    const [members, invitations, latest, names] = await Promise.all([
      listMembers(c.var.world, workspace.id),
      listInvitations(c.var.world, workspace.id),
      latestAudit(c.var.world, workspace.id, { before: '', limit: 6 }),
      namesOf(c),
    ])
    const owners = members.filter(({ role }) => role === 'owner')
    const open =
      invitations.length === 0
        ? ''
        : html`<section class="stack"><h2>Invited</h2><ul class="stack s">${invitations.map(one => html`<li class="row wrap sml"><span class="wrap-any">${one.email}</span><span class="chip">${plain(one.role)}</span><span class="faint">until ${dayOf(one.expires_at, c.var.place.workspace.time_zone)}</span>${postForm(c, at(c, 'take-back'), () => html`<button class="btn sm bare">Take back</button>`, { attributes: html`class="push"`, about: { hash: one.hash } })}</li>`)}</ul></section>`
    const zone = c.var.place.workspace.time_zone
    const past = html`<section class="stack s"><div class="row"><h2>What happened last</h2><a class="link sml push" href="${hrefOf(c, 'audit')}">The whole audit</a></div><ol class="timeline">${latest.map(one => html`<li><span>${nameIn(names, one.actor)} ${deedWords(one.action, names.get(one.target))}</span><time datetime="${one.created_at}">${dayTime(one.created_at, zone)}</time></li>`)}</ol></section>`
    const crew = html`<div class="scroll" tabindex="0" role="region" aria-label="Members"><table class="grid-t"><thead><tr><th>Who</th><th>Role</th><th>Last seen</th><th><span class="vh">Remove</span></th></tr></thead><tbody>${members.map(member => row(c, member, member.role === 'owner' && owners.length === 1))}</tbody></table></div>`
    const body = html`<div class="crew"><div class="stack l">${crew}${open}<section class="stack s"><h2>Permissions by role</h2><div class="scroll" tabindex="0" role="region" aria-label="Permissions by role">${table}</div></section></div><div class="stack l">${inviteForm(c)}${past}</div></div>`
    return draw(c, { title: 'Team', at: 'team', body })
  })

  .post('/team/invite', may('team'), async c => {
    const fields = await fieldsOf(c)
    const input = read(InviteInput, { email: fields.text('email'), role: fields.text('role') })
    const { word, expires_at } = await invite(c.var.world, c.var.ctx, teamOf(c), input)
    const url = entrance(c.var.deps.dashboard_url, word)
    const isSent = await mailed(c, input, url, expires_at)
    c.header('Cache-Control', 'no-store')
    const how = isSent
      ? html`A letter with this link is on its way to <b class="ink">${input.email}</b>. You can hand it over yourself as well.`
      : html`Hand this link to ${input.email}.`
    const body = html`<div class="stack narrow"><p class="soft">${how} It works once, for that address, within ${INVITATION_DAYS} days (until ${dayOf(expires_at, c.var.place.workspace.time_zone)}), and is shown here only.</p>${copied('link', url)}<p><a class="btn" href="${at(c)}">Back to the team</a></p></div>`
    return draw(c, { title: 'An invitation', at: 'team', page: 'invited', body }, 201)
  })

  .post('/team/take-back', may('team'), async c => {
    await takeBackInvitation(c.var.world, c.var.ctx, c.var.ctx.workspace.id, (await fieldsOf(c)).text('hash'))
    return back(c, at(c), 'The invitation opens nothing any more.')
  })

  .post('/team/:id/role', may('team'), async c => {
    const role = read(Role, (await fieldsOf(c)).text('role'))
    await changeRole(c.var.world, c.var.ctx, teamOf(c), { user_id: uuid(c.req.param('id')), role })
    return back(c, at(c), 'Changed. They sign in again with the new role.')
  })

  .post('/team/:id/remove', may('team'), sure('team', removing), async c => {
    await removeMember(c.var.world, c.var.ctx, teamOf(c), uuid(c.req.param('id')))
    return back(c, c.req.param('id') === c.var.me?.person.id ? '/' : at(c), 'Removed, from now on.')
  })
