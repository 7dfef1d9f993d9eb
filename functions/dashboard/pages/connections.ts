// Accounts that approved runs may be posted to: what each is, how long it lives, what its owner chose; and linked chats.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { mayLeadTo } from '#functions/dashboard/http/page-headers.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, read, rowOf } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { copied } from '#functions/dashboard/parts/beside.ts'
import { asksFirst, option, postForm, tick } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { errand } from '#functions/dashboard/parts/publish/errand.ts'
import { draw, type Html, note, under } from '#functions/dashboard/parts/shell.ts'
import { dayOf, timeOf, zoneWords } from '#functions/dashboard/parts/time.ts'
import { Platform } from '#lib/channels.ts'
import { DAY_MS } from '#lib/instant.ts'
import { createConnectLink } from '#lib/publish/connect/connect.ts'
import { changeSettings, disconnect, listAccounts, settingsOf } from '#lib/publish/connect/manage.ts'
import { registry } from '#lib/registry.ts'
import { inviteChat, listChats, unlinkChat } from '#lib/studio/chats.ts'

type Account = Awaited<ReturnType<typeof listAccounts>>[number]

const at = under('connections')

const endOf = ({ renews_itself, access_expires_at, refresh_expires_at }: Account) =>
  renews_itself ? refresh_expires_at : access_expires_at

function life(c: C, account: Account): { words: string; tone: string; share: number } {
  if (account.status === 'broken')
    return { words: account.broken_reason ?? 'its owner took it back', tone: 'bad', share: 100 }
  const end = endOf(account)
  if (!end) return { words: 'renews itself', tone: 'good', share: 100 }
  const days = Math.floor((new Date(end).getTime() - c.var.world.now().getTime()) / DAY_MS)
  const share = Math.max(2, Math.min(100, Math.round((days / 60) * 100)))
  if (days < 0) return { words: 'has ended', tone: 'bad', share: 100 }
  return {
    words: `access for ${days} more days${account.renews_itself ? ', renews itself' : ''}`,
    tone: days < 8 ? 'warn' : 'good',
    share,
  }
}

const privacy: Partial<Record<Platform, string[]>> = registry({
  youtube: ['public', 'unlisted', 'private'],
  tiktok: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'],
})

function seenBy(form: Form, { platform }: Account, given: string): Html {
  const unset = platform === 'tiktok' ? 'Drafts only' : 'As the platform has it'
  const chosen = form.value('privacy', given)
  const options = (privacy[platform] ?? []).map(value => option(value, plain(value.toLowerCase()), chosen))
  return html`<label class="row sml">Seen by<select class="in fit" name="privacy"${form.mark('privacy')}><option value="">${unset}</option>${options}</select>${form.told('privacy')}</label>`
}

/** What its owner may choose for posts of the platform, each by its kind. */
function settings(c: C, account: Account): Html | '' {
  const fields = Object.entries(settingsOf[account.platform].shape as Record<string, unknown>)
  if (fields.length === 0) return ''
  const given = account.settings as Record<string, unknown>
  const input = (form: Form, name: string) =>
    name === 'privacy'
      ? seenBy(form, account, String(given.privacy))
      : tick(form, name, given[name] === true, plain(name))
  const form = postForm(
    c,
    at(c, `${account.id}/settings`),
    form => html`${fields.map(([name]) => input(form, name))}<button class="btn sm">Save</button>`,
    { attributes: html`class="stack s"` },
  )
  return html`<details class="more"><summary class="link sml">Settings</summary>${form}</details>`
}

function row(c: C, account: Account): Html {
  const { words, tone, share } = life(c, account)
  const connect = html`<form method="post" action="${at(c, `start/${account.platform}`)}"><button class="btn sm">Connect again</button></form>`
  const disconnect = html`<form ${asksFirst} method="post" action="${at(c, `${account.id}/disconnect`)}"><button class="btn sm bare">Disconnect<span class="vh"> ${account.username}</span></button></form>`
  const lasting = html`<div class="life"><span class="sml ${tone}">${words}</span><svg class="bar ${tone}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="6"/></svg></div>`
  const chip = account.status === 'connected' ? tone : 'bad'
  return html`<li class="conn-row"><div class="row">${platformIcon(account.platform)}
${naming(c, account, { chip, about: `${nameOf(account.platform)} ${account.kind}`, title: account.username })}
${lasting}
<div class="row conn-acts">${tone === 'good' ? '' : connect}${disconnect}</div></div>
${settings(c, account)}</li>`
}

type Named = { chip: string; about: string; title: string }
/** What is connected, how it is, and since when. */
const naming = (c: C, one: { status: string; created_at: string }, { chip, about, title }: Named): Html =>
  html`<div class="grow"><p><b>${title}</b> <span class="chip ${chip}">${chip === 'good' ? icon('check', 's') : ''}${one.status}</span></p>
<p class="soft sml">${about}, since ${dayOf(one.created_at, c.var.place.workspace.time_zone)}</p></div>`

type Chat = Awaited<ReturnType<typeof listChats>>[number]

function chatRow(c: C, chat: Chat): Html {
  const isLinked = chat.status === 'linked'
  const about = `Telegram ${chatKinds[chat.type] ?? 'chat'}`
  const unlink = html`<form class="push" ${asksFirst} method="post" action="${at(c, `chats/${chat.id}/unlink`)}"><button class="btn sm bare">Unlink<span class="vh"> ${chat.title}</span></button></form>`
  return html`<li class="conn-row"><div class="row">${icon('mail', 'p')}
${naming(c, chat, { chip: isLinked ? 'good' : '', about, title: chat.title })}
${isLinked ? unlink : ''}</div></li>`
}

const chatsOf = (c: C, chats: readonly Chat[]): Html =>
  html`<section class="stack"><h2>Chats</h2><p class="soft sml">Studio sends its cards here, and reviewers approve here.</p>
${chats.length > 0 ? html`<ul class="conns">${chats.map(chat => chatRow(c, chat))}</ul>` : ''}
<form method="post" action="${at(c, 'chats')}"><button class="btn">${icon('link', 's')}Link a Telegram chat</button></form></section>`

const chatKinds = registry({ private: 'conversation', group: 'group', supergroup: 'group', channel: 'channel' })

const add = (c: C): Html =>
  html`<div class="row wrap">${Platform.options.map(platform => html`<form method="post" action="${at(c, `start/${platform}`)}"><button class="btn">${platformIcon(platform, false)}${nameOf(platform)}</button></form>`)}</div>`

const linkForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'link'),
    form =>
      html`<label class="sml" for="platform">Platform</label>
<select class="in fit" id="platform" name="platform"${form.mark('platform')}>${Platform.options.map(one => option(one, nameOf(one), form.value('platform', '')))}</select>
${form.told('platform')}<button class="btn">${icon('link', 's')}Link for an owner</button>`,
    { attributes: html`class="row wrap"` },
  )

const linkOf = ({ var: { ctx } }: C, platform: Platform) => ({
  ...{ workspace_id: ctx.workspace.id, platform, made_by: ctx.actor },
})

async function disconnecting(c: C) {
  const found = (await listAccounts(c.var.world, c.var.ctx.workspace.id)).find(({ id }) => id === c.req.param('id'))
  if (!found || found.status === 'disconnected') return null
  const name = `${nameOf(found.platform)} ${found.username}`
  const told = `Its tokens are forgotten, and what is planned for it does not go out. What was posted stays there. To post to it again, its owner has to say yes at ${nameOf(found.platform)} once more.`
  return { title: `Disconnect ${name}?`, told, yes: 'Disconnect it' }
}

async function unlinking(c: C) {
  const chat = (await listChats(c.var.world, c.var.ctx.workspace.id)).find(({ id }) => id === c.req.param('id'))
  const told = 'Studio sends no more cards there, and nobody approves there any more. It can be linked again.'
  return chat?.status === 'linked' ? { title: `Unlink ${chat.title}?`, told, yes: 'Unlink it' } : null
}

export const connections = routes()
  .get('/connections', may('develop'), async c => {
    mayLeadTo(c, new URL(c.var.deps.public_url).origin)
    const { workspace } = c.var.ctx
    const [all, chats] = await Promise.all([
      listAccounts(c.var.world, workspace.id),
      listChats(c.var.world, workspace.id),
    ])
    const accounts = all.filter(({ status }) => status !== 'disconnected')
    const ending = accounts.filter(account => life(c, account).tone !== 'good')
    const warning =
      ending.length > 0
        ? note(
            'warn',
            `${ending.map(({ platform, username }) => `${nameOf(platform)} ${username}`).join(', ')}: its owner has to say yes again, or planned posts will not go out.`,
          )
        : ''
    const list =
      accounts.length === 0
        ? html`<p class="soft">No account is connected yet. Whoever owns it says yes at the platform; its password stays there.</p>`
        : html`<ul class="conns">${accounts.map(account => row(c, account))}</ul>`
    const bot = c.var.world.messenger ? chatsOf(c, chats) : ''
    const body = html`${await errand(c, accounts)}${warning}<div class="stack l">${list}<section class="stack"><h2>Connect an account</h2><p class="soft sml">You are led to the platform. To have somebody else do it, make a link for an owner.</p>${add(c)}${linkForm(c)}</section>${bot}</div>`
    return draw(c, {
      title: 'Connections',
      at: 'connections',
      head: html`<div class="head"><h1>Connections</h1><p>Where approved runs may be posted. Tokens are sealed and never shown.</p></div>`,
      body,
    })
  })

  .post('/connections/start/:platform', may('develop'), async c => {
    const platform = read(Platform, c.req.param('platform'))
    const { url } = await createConnectLink(c.var.world, linkOf(c, platform))
    return c.redirect(url, 303)
  })

  .post('/connections/link', may('develop'), async c => {
    const platform = read(Platform, (await fieldsOf(c)).text('platform'))
    const { url, expires_at } = await createConnectLink(c.var.world, linkOf(c, platform))
    return shown(
      c,
      `A link for the owner of a ${nameOf(platform)} account`,
      html`<p class="soft">It works once, in one browser, until ${endOfLink(c, expires_at)}.</p>${copied('s-link', url)}`,
    )
  })

  .post('/connections/:id/settings', may('develop'), async c => {
    const ref = rowOf(c)
    const fields = await fieldsOf(c)
    const account = (await listAccounts(c.var.world, ref.workspace_id)).find(({ id }) => id === ref.id)
    const names = account ? Object.keys(settingsOf[account.platform].shape) : []
    const chosen = names.map(name => [
      name,
      name === 'privacy' ? fields.text(name) || (account?.platform === 'tiktok' ? null : undefined) : fields.has(name),
    ])
    await changeSettings(c.var.world, c.var.ctx, ref, Object.fromEntries(chosen))
    return back(c, at(c), 'Saved.')
  })

  .post('/connections/:id/disconnect', may('develop'), sure('connections', disconnecting), async c => {
    const { username } = await disconnect(c.var.world, c.var.ctx, rowOf(c))
    return back(c, at(c), `${username} is disconnected, and its tokens are forgotten.`)
  })

  .post('/connections/chats', may('develop'), async c => {
    const { expires_at, command, ...links } = await inviteChat(c.var.world, c.var.ctx.workspace.id)
    const each = Object.entries(links).map(
      ([name, url]) => html`<p class="m sml">${plain(name)}</p>${copied(`s-${name}`, String(url))}`,
    )
    return shown(
      c,
      'Link a chat',
      html`<p class="soft">Open one of these in the chat, or post the line in a group or channel. Until ${endOfLink(c, expires_at)}, for one chat.</p>${each}${copied('s-command', command)}`,
    )
  })

  .post('/connections/chats/:id/unlink', may('develop'), sure('connections', unlinking), async c => {
    await unlinkChat(c.var.world, c.var.ctx, rowOf(c))
    return back(c, at(c), 'Unlinked.')
  })

const endOfLink = ({ var: { world, place } }: C, at: string): string =>
  `${timeOf(at, place.workspace.time_zone)} (${zoneWords(world.now(), place.workspace.time_zone)})`

function shown(c: C, title: string, about: Html) {
  c.header('Cache-Control', 'no-store')
  const body = html`<div class="stack narrow">${about}<p><a class="btn" href="${at(c)}">Back</a></p></div>`
  return draw(c, { title, at: 'connections', page: 'link', body }, 201)
}
