// Pages on which a person lets an agent in. No script; every word of a client is shown as text and nothing else.
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Person } from '#lib/oauth/person.ts'
import { meanings, type Scope } from '#lib/oauth/scopes.ts'

const styles = `:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#191713;--soft:#625d54;--line:#e6e2da;--mark:#b4410e;--on:#fff;--warn:#fff4e5}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--card:#191816;--ink:#f3f0ea;--soft:#a8a297;--line:#2c2a26;--mark:#ff9a5c;--on:#191713;--warn:#2b2114}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:32px 18px;background:var(--ground);color:var(--ink);font:17px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:520px;background:var(--card);border:1px solid var(--line);border-radius:18px;padding:40px 40px 36px}
.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}
h1{font-size:30px;line-height:1.14;letter-spacing:-.02em;margin:8px 0 14px;text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 16px;color:var(--soft);overflow-wrap:anywhere}strong{color:var(--ink)}
fieldset{border:0;border-top:1px solid var(--line);margin:0 0 18px;padding:14px 0 0}legend{float:left;width:100%;font-weight:600;padding:0 0 6px}legend+*{clear:both}
label{display:flex;gap:12px;align-items:baseline;padding:8px 0;color:var(--soft);cursor:pointer}input[type=checkbox],input[type=radio]{accent-color:var(--mark);width:18px;height:18px;flex:none;position:relative;top:3px}
input[type=text]{width:100%;font:inherit;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);margin:0 0 14px}
.warn{background:var(--warn);border-radius:12px;padding:12px 14px;color:var(--ink)}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{width:100%;min-height:52px;font:inherit;font-weight:600;border:0;border-radius:12px;background:var(--mark);color:var(--on);cursor:pointer}button.quiet{background:none;border:1px solid var(--line);color:var(--ink)}
:is(button,input):focus-visible{outline:3px solid var(--ink);outline-offset:3px}small{display:block;margin-top:16px;font-size:14px;color:var(--soft)}code{font-size:15px;overflow-wrap:anywhere}
@media (max-width:520px){main{padding:28px 22px}h1{font-size:26px}}`

type Inner = HtmlEscapedString | Promise<HtmlEscapedString>

const page = (eyebrow: string, title: string, inner: Inner) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(styles)}</style>
</head>
<body><main><p class="eyebrow">${eyebrow}</p><h1>${title}</h1>${inner}</main></body>
</html>`

export type Consent = {
  handle: string
  person: Person
  client: { name: string; host: string; isKnown: boolean }
  redirect: { host: string; isLocal: boolean }
  asked: readonly Scope[]
}

const choice = (name: string, value: string, words: string, isChosen: boolean) =>
  html`<label><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''}><span>${words}</span></label>`

export const consentPage = ({ handle, person, client, redirect, asked }: Consent): Inner =>
  page(
    'Connect an agent',
    `${client.name} asks to work for you`,
    html`<p>Signed in as <strong>${person.name}</strong>. ${
      client.isKnown
        ? html`Its maker shows itself as <strong>${client.host}</strong>.`
        : html`The name is what it calls itself; nobody has checked it.`
    } You are sent back to <strong>${redirect.host}</strong>.</p>
${redirect.isLocal ? html`<p class="warn">That is a program on this computer. Go on only if you have just started it yourself.</p>` : ''}
<form method="post" action="/authorize"><input type="hidden" name="handle" value="${handle}">
<fieldset><legend>For which workspace</legend>${person.workspaces.map((one, index) => choice('workspace', one.id, one.name, index === 0))}</fieldset>
<fieldset><legend>What it may do</legend>${asked.map(
      scope =>
        html`<label><input type="checkbox" name="scope" value="${scope}" checked><span>${meanings[scope]?.words ?? scope}</span></label>`,
    )}</fieldset>
<fieldset><legend>How</legend>${choice('mode', 'live', 'Live: what it makes and posts is real', true)}${choice('mode', 'test', 'Test: nothing is charged and nothing is ever posted', false)}</fieldset>
<div class="pair"><button class="quiet" name="say" value="deny">Deny</button><button name="say" value="allow">Allow</button></div></form>
<small>It never sees your password, can approve nothing and pay nothing. You can take this back at any time.</small>`,
  )

export const signInPage = (next: string): Inner =>
  page(
    'Connect an agent',
    'Who are you?',
    html`<p>Whoever runs this service makes you a link that works once: <code>npm run admin -- agent link --workspace ID --email you@company.com</code></p>
${codeForm('', next)}`,
  )

const codeForm = (code: string, next: string) =>
  html`<form method="post" action="/oauth/sign-in"><input type="hidden" name="next" value="${next}">
<label for="code">Code, or the whole link</label><input id="code" type="text" name="code" value="${code}" autocomplete="off" spellcheck="false" required maxlength="400"><button>Sign in</button></form>`

/** Looking uses nothing up: mail scanners and previews may. */
export const linkPage = (code: string): Inner =>
  page(
    'Connect an agent',
    'Sign in',
    html`<p>This browser can then connect agents for an hour.</p>${codeForm(code, '')}`,
  )

export const signedInPage = (): Inner =>
  page('Connect an agent', 'Signed in', html`<p>Start connecting in your client now. You can close this page.</p>`)

export const nobodyPage = (name: string): Inner =>
  page(
    'Connect an agent',
    'None of your workspaces lets you connect one',
    html`<p>You are signed in as <strong>${name}</strong>. Connecting an agent takes the role of an admin or owner; ask an owner of your workspace.</p>`,
  )

export const wayOutPage = (title: string, message: string): Inner =>
  page('Connect an agent', title, html`<p>${message}</p>`)
