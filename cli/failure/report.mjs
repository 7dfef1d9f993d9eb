// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { safe } from '../terminal/words.mjs'
import { EXIT, Failure } from './failure.mjs'
import { fixFor } from './fixes.mjs'

/** Says what went wrong and how to go on, on standard error. @param {unknown} error @param {Shell} shell */
export function report(error, shell) {
  const failure = error instanceof Failure ? error : unexpected(error)
  const { err, line, now } = shell
  const option = { unsupported_channel: 'channel', unsupported_asset_type: 'asset-type' }[failure.code]
  const hint = fixFor(failure, now(), (option ? line.text(option) : line.argument) ?? '')
  // Whoever presses Ctrl-C reads along; a script knows it by the status.
  if (line.flag('json') && failure.code !== 'interrupted') err.line(JSON.stringify(asJson(failure, hint), null, 2))
  else for (const text of asText(failure, hint, shell)) err.line(text)
  return failure.exit
}

/** @param {Failure} failure @param {string | undefined} hint */
const asJson = ({ code, message, more }, hint) => more.body ?? { code, message, ...(hint && { hint }) }

/** @param {Failure} failure @param {string | undefined} hint @param {Shell} shell */
function asText({ code, message, more }, hint, { err }) {
  const { red, dim } = err.paint
  const service = more.status ? [`${more.status} ${code}`, more.requestId && `request ${more.requestId}`] : []
  return [
    code === 'interrupted' ? message : `${red('error:')} ${safe(message)}`,
    ...(more.lines ?? []).map(line => `  ${safe(line)}`),
    ...(hint ? [`  ${safe(hint)}`] : []),
    ...(service.length ? [dim(`  ${safe(service.filter(Boolean).join(' · '))}`)] : []),
  ]
}

/** A mistake of this program. @param {unknown} error */
function unexpected(error) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new Failure(EXIT.failed, 'unexpected', 'This is a mistake in brand itself.', { lines: stack.split('\n') })
}
