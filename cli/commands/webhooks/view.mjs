// @ts-check
/** @import { Delivery, Webhook } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { ago, moment } from '../../terminal/format.mjs'
import { fields, table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** @param {Shell} shell */
export const theEndpoint = ({ line }) => asId(line.argument, 'webhook', 'brand webhooks shows the ids.')

/** @param {Webhook} endpoint */
const stateOf = ({ status, failing_since }) => (status === 'enabled' && failing_since ? 'failing' : oneLine(status))

/** @param {Webhook[]} endpoints @param {Screen} screen */
export const webhooksView = (endpoints, screen) =>
  table(
    ['WEBHOOK', 'STATE', 'EVENTS', 'WHERE'],
    endpoints.map(one => [oneLine(one.id), stateOf(one), oneLine(eventsOf(one)), oneLine(one.url)]),
    screen,
  )

/** @param {Webhook} endpoint */
const eventsOf = ({ events }) => (events.length > 2 ? `${events.length} types` : events.join(', '))

/** @param {Webhook & { secret?: string }} one @param {Screen} screen @param {Date} now */
export const webhookView = (one, screen, now) =>
  fields(
    [
      ['Webhook', [`${oneLine(one.id)}${one.livemode ? '' : screen.paint.dim(' (test)')}`]],
      ['Where', oneLine(one.url)],
      ['Events', oneLine(one.events.join(', '))],
      ['About', one.description ? oneLine(one.description) : undefined],
      ['State', oneLine(`${stateOf(one)}${one.disabled_reason ? `: ${why[one.disabled_reason]}` : ''}`)],
      ['Since', one.disabled_at || one.failing_since ? moment(one.disabled_at ?? one.failing_since ?? '', now) : ''],
      ['Secret', one.secret ? [oneLine(one.secret)] : undefined],
    ],
    screen,
  )

const why = { caller: 'you did it', gone: 'it answered 410', failing: 'it has failed for days' }

/** @param {Delivery[]} deliveries @param {Screen} screen @param {Date} now */
export const deliveriesView = (deliveries, screen, now) =>
  table(
    ['DELIVERY', 'SEQ', 'EVENT', 'STATE', 'TRIED', 'LAST', 'ANSWER'],
    deliveries.map(one => {
      const last = one.attempts.at(-1)
      return [
        oneLine(one.id),
        String(one.request.body.sequence),
        oneLine(one.event_type),
        oneLine(one.status),
        String(one.attempts.length),
        last ? ago(last.at, now) : '',
        last ? oneLine(`${last.status ?? last.error ?? ''} ${last.response_body ?? ''}`) : '',
      ]
    }),
    screen,
  )

/** What a command prints of one delivery. @param {Shell} shell */
export const shownDelivery = ({ out, now }) => ({
  quiet: (/** @type {Delivery} */ one) => [one.id],
  view: (/** @type {Delivery} */ one) => deliveriesView([one], out, now()),
  note: (/** @type {Delivery} */ one) => `What it answers: brand webhooks deliveries ${one.webhook_id}`,
})

/** What a command prints of one endpoint. @param {Shell} shell */
export const shownEndpoint = ({ out, now }) => ({
  quiet: (/** @type {Webhook} */ one) => [one.id],
  view: (/** @type {Webhook} */ one) => webhookView(one, out, now()),
})
