// What a person ticks on the pages that let a program in, and the two ends of every such form.
import { html } from 'hono/html'
import type { Inner } from '#functions/agents/look.ts'
import type { Person } from '#lib/oauth/person.ts'

type Choice = { name: string; value: string; words: string; isChosen?: boolean }

const oneOf = ({ name, value, words, isChosen }: Choice): Inner =>
  html`<label><input type="radio" name="${name}" value="${value}" required ${isChosen ? 'checked' : ''}><span>${words}</span></label>`

export const anyOf = ({ name, value, words, isChosen }: Choice): Inner =>
  html`<label><input type="checkbox" name="${name}" value="${value}" ${isChosen ? 'checked' : ''}><span>${words}</span></label>`

/** For which workspace, what it may do (`rights`) and on which data; then no or yes. */
export const permit = (person: Person, rights: Inner | Inner[], usual: 'live' | null, small: string): Inner =>
  html`<fieldset><legend>For which workspace</legend>${person.workspaces.map((one, index) => oneOf({ name: 'workspace', value: one.id, words: one.name, isChosen: index === 0 }))}</fieldset>
<fieldset><legend>What it may do</legend>${rights}</fieldset>
<fieldset><legend>Live or test</legend>${oneOf({ name: 'mode', value: 'live', words: 'Live: what it makes and posts is real', isChosen: usual === 'live' })}${oneOf({ name: 'mode', value: 'test', words: 'Test: nothing is charged and nothing is ever posted' })}</fieldset>
<small>${small}</small>
<div class="pair"><button class="quiet" name="say" value="deny" formnovalidate>Deny</button><button name="say" value="allow">Allow</button></div>`
