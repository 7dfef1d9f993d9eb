import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { rowOf } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { developerHead } from '#functions/dashboard/pages/workspace/developers.ts'
import { beside, code, copied, steps, tip } from '#functions/dashboard/parts/beside.ts'
import { asksFirst } from '#functions/dashboard/parts/field.ts'
import { draw, type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { agoWords, dayOf } from '#functions/dashboard/parts/time.ts'
import { permissionWords } from '#lib/caller/permissions.ts'
import { type KeyUse, keyUses } from '#lib/keys/use.ts'
import { type Grant, listGrants, revokeGrant } from '#lib/oauth/grant.ts'

const may_do = ({ permissions }: Grant): string =>
  (permissions ?? [])
    .map(one => permissionWords[one])
    .join(', ')
    .toLowerCase()

function row(c: C, grant: Grant, use: KeyUse | null | undefined): Html {
  const zone = c.var.place.workspace.time_zone
  const last = use?.used_at ? agoWords(use.used_at, c.var.world.now(), zone) : 'not yet'
  const used = use === null ? 'not known right now' : last
  const revoke = html`<form ${asksFirst} method="post" action="${hrefOf(c, `developers/agents/${grant.grant_id}/revoke`)}"><button class="btn sm">Revoke<span class="vh"> ${grant.name}</span></button></form>`
  return html`<tr><th scope="row">${grant.name}<br><span class="faint sml">${grant.host}</span></th><td class="soft sml">${may_do(grant)}</td><td class="soft" data-l="Let in by">${grant.person}</td><td class="nowrap soft" data-l="Last used">${used}${use && use.today > 0 ? html`<br><span class="faint sml">${use.today} today</span>` : ''}</td><td class="nowrap soft" data-l="Ends unused">${grant.expires_at ? dayOf(grant.expires_at, zone) : ''}</td><td class="acts-c">${revoke}</td></tr>`
}

const address = (c: C): Html =>
  html`<section class="stack s"><h2>Connect one</h2><p class="soft sml">Give this address to Claude, ChatGPT or any other client of the Model Context Protocol.</p>${copied('mcp', `${c.var.deps.public_url}/mcp`)}</section>
<section class="stack s"><h2>In Claude Code</h2>${code('claude', 'Command', `claude mcp add --transport http brand-content ${c.var.deps.public_url}/mcp`)}</section>
<section class="stack s"><h2>In Cursor and others</h2>${code('config', 'Settings', JSON.stringify({ mcpServers: { 'brand-content': { url: `${c.var.deps.public_url}/mcp` } } }, null, 2))}<p class="soft sml"><a class="link" href="${c.var.deps.public_url}/docs/agents">How, for each client</a></p></section>`

const help = html`${steps('What happens then', ['The client opens a page here and asks to be let in.', 'You choose what it may do, and for how long.', 'It stands in this list, where you can revoke it at any time.'])}${tip('What it cannot do', html`<p>An agent approves nothing and pays nothing. What it asks for beyond what you allowed is refused, and stands under Requests.</p>`)}`

async function list(c: C) {
  const { workspace, livemode } = c.var.ctx
  const [found, uses] = await Promise.all([listGrants(c.var.world, workspace.id), keyUses(c.var.world, workspace.id)])
  const grants = found.filter(grant => grant.livemode === livemode)
  const table =
    grants.length === 0
      ? html`<p class="nothing soft sml">No agent works here yet. One makes and plans posts for you, within what you allow.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Agents"><table class="grid-t"><thead><tr><th>Agent</th><th>Can do</th><th>Let in by</th><th>Last used</th><th>Ends unused</th><th><span class="vh">Revoke</span></th></tr></thead><tbody>${grants.map(grant => row(c, grant, uses.get(grant.grant_id)))}</tbody></table></div>`
  return draw(c, {
    title: 'Agents',
    at: 'developers/keys',
    page: 'agents',
    head: developerHead(c, 'agents'),
    body:
      grants.length === 0
        ? beside(html`${table}${address(c)}`, help)
        : html`<div class="stack l">${table}${beside(address(c), help)}</div>`,
  })
}

async function revoking(c: C) {
  const grant = (await listGrants(c.var.world, c.var.ctx.workspace.id)).find(one => one.grant_id === c.req.param('id'))
  if (!grant) return null
  const told = `${grant.person} let it in. It can do nothing here from then on, and what it has planned does not go out. To come back it has to ask again.`
  return { title: `Revoke ${grant.name}?`, told, yes: 'Revoke it' }
}

export const agents = routes()
  .get('/developers/agents', may('develop'), list)

  .post('/developers/agents/:id/revoke', may('develop'), sure('developers/keys', revoking), async c => {
    const { posts_canceled } = await revokeGrant(c.var.world, c.var.ctx, rowOf(c))
    return back(
      c,
      hrefOf(c, 'developers/agents'),
      `It is out, from now on.${posts_canceled > 0 ? ` ${posts_canceled} planned posts were canceled.` : ''}`,
    )
  })
