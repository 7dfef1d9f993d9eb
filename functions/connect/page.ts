// Pages without a script that load nothing, in the dress of the reference.

import { html, raw } from 'hono/html'
import { barePage } from '#functions/http/answer/bare-page.ts'
import { type Platform, platformNames } from '#lib/channels.ts'
import type { WayOut } from '#lib/publish/connect/connect.ts'

const styles = `body{min-height:100vh;display:grid;place-items:center;padding:32px 16px}
main{width:100%;max-width:480px;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:32px}
p{color:var(--soft)}p strong{color:var(--ink)}ul{list-style:none;margin:0 0 24px;padding:0;border-top:1px solid var(--line)}li{padding:10px 0;border-bottom:1px solid var(--line)}
input:not([type=hidden],[type=radio]){display:block;width:100%;margin:6px 0 14px}
.choice{display:flex;gap:12px;align-items:center;margin:0;font-size:15px}.choice input{width:20px;height:20px;margin:0;flex:none;accent-color:var(--mark)}
small{display:block;margin-top:14px}.choice small{display:inline;margin:0 0 0 6px}@media (max-width:520px){main{padding:24px 20px}}`

const page = barePage(styles)

const button = (platform: Platform, link: string, text: string) =>
  html`<form method="post" action="/connect/${platform}"><input type="hidden" name="link" value="${link}"><button>${text}</button></form>`

type Asks = { name: string; password: string } | null
type Link = { platform: Platform; workspace_name: string; allows: string[]; asks: Asks; link: string }

/** A password that is made for us alone: never the one of the account. */
const signInForm = (platform: Platform, link: string, { name, password }: NonNullable<Asks>) =>
  html`<form method="post" action="/connect/${platform}"><input type="hidden" name="link" value="${link}">
<label>${name}<input name="name" required maxlength="253" autocapitalize="none" spellcheck="false" autocomplete="off"></label>
<label>${password}<input name="password" type="password" required maxlength="64" autocomplete="off"></label>
<button>Connect</button></form>`

export const linkPage = ({ platform, workspace_name, allows, asks, link }: Link) =>
  page(
    'Connect an account',
    `${platformNames[platform]} for ${workspace_name}`,
    html`<p>The workspace <strong>${workspace_name}</strong> asks to post to your ${platformNames[platform]} account. It would be allowed to:</p>
<ul>${allows.map(one => html`<li>${one}</li>`)}</ul>${
      asks ? signInForm(platform, link, asks) : button(platform, link, `Go on to ${platformNames[platform]}`)
    }
<small>${
      asks
        ? 'The app password is used once and not kept. You can take it back there at any time; the password of your account is not needed.'
        : `${platformNames[platform]} asks you once more. Your password stays there, and you can take this back at any time.`
    }</small>`,
  )

type Choices = {
  platform: Platform
  workspace_name: string
  choices: readonly { external_id: string; username: string; kind?: string | undefined }[]
}

/** A form without the link: who chooses is the browser that has come back, by its cookie. */
export const choicePage = ({ platform, workspace_name, choices }: Choices) =>
  page(
    'One more choice',
    `Who posts on ${platformNames[platform]}?`,
    html`<p>Posts of <strong>${workspace_name}</strong> go out in the name that you choose.</p>
<form method="post" action="/connect/${platform}"><ul>${choices.map(
      (
        { external_id, username, kind },
        index,
      ) => html`<li><label class="choice"><input type="radio" name="choice" value="${external_id}" required${index === 0 ? raw(' checked') : ''}>
<span>${username} <small>${kind === 'page' ? 'a page' : 'you'}</small></span></label></li>`,
    )}</ul><button>Connect</button></form>`,
  )

const wayBack = (dashboard_url: string | undefined) =>
  dashboard_url ? html`<p><a href="${dashboard_url}/connections">Back to the dashboard</a></p>` : ''

type Done = { platform: Platform; workspace_name: string; username: string; dashboard_url: string | undefined }

export const connectedPage = ({ platform, workspace_name, username, dashboard_url }: Done) =>
  page(
    'Connected',
    username,
    html`<p>This ${platformNames[platform]} account is connected. Approved runs of <strong>${workspace_name}</strong> can be posted to it from now on.</p>
${wayBack(dashboard_url) || html`<p>You can close this page.</p>`}`,
  )

type Refused = {
  platform: Platform
  way: WayOut
  message?: string
  link?: string | undefined
  dashboard_url: string | undefined
}

const titles: Record<WayOut, string> = {
  link_over: 'This link is over',
  not_set_up: 'Not set up yet',
  denied: 'Nothing was allowed',
  wrong_state: 'This did not begin here',
  platform_silent: 'No answer',
  platform_refused: 'Not connected',
}

const reasons: Record<WayOut, (platform: string, message: string) => string> = {
  link_over: () => 'It was used already, or its 15 minutes are over. Ask for a new one: nothing has been changed.',
  not_set_up: platform =>
    `This service is not registered with ${platform}, or ${platform} does not know its registration. Its operator has to enter the settings of the app first.`,
  denied: platform => `You did not allow it at ${platform}, so nothing was connected.`,
  wrong_state: () =>
    'Begin in the same browser with the link that you were given, and press its button only once. Nothing was connected.',
  platform_silent: platform => `${platform} did not answer as it should. Nothing was connected; try again in a minute.`,
  platform_refused: (platform, message) => message || `${platform} did not let us in. Nothing was connected.`,
}

export const refusalPage = ({ platform, way, message = '', link, dashboard_url }: Refused) =>
  page(
    platformNames[platform],
    titles[way],
    html`<p>${reasons[way](platformNames[platform], message)}</p>${link ? button(platform, link, 'Try again') : ''}${wayBack(dashboard_url)}`,
  )
