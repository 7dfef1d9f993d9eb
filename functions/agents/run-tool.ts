// Calls of tools, one way for all: the arguments become the request of the operation, its answer becomes the result.
import type { AgentsDeps } from '#functions/agents/world.ts'
import { toBase64 } from '#lib/bytes.ts'
import { flawedArguments } from '#lib/mcp/arguments.ts'
import {
  type Answered,
  type Arguments,
  type Block,
  nameOfCall,
  type Refusal,
  type Result,
  refusalOf,
  refused,
  requestOf,
  structured,
  told,
} from '#lib/mcp/call.ts'
import { nextOf, posterOf, type ToldPost, type ToldRun, wordsOf } from '#lib/mcp/run-words.ts'
import { makeSlot } from '#lib/mcp/slot.ts'
import type { Tool } from '#lib/mcp/tool.ts'
import type { Props } from '#lib/oauth/grant.ts'
import { meanings } from '#lib/oauth/scopes.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

export type Caller = { props: Props; scopes: readonly string[] }

const WAIT_SECONDS = 20

export async function runTool(deps: AgentsDeps, caller: Caller, tool: Tool, given: Arguments): Promise<Result> {
  const flawed = flawedArguments(tool, given)
  if (flawed) return refused(flawed)
  const missing = tool.scopes.filter(scope => !caller.scopes.includes(scope))
  if (missing.length > 0) return refused(notAllowed(deps, missing))
  if (tool.slot && given.image_url === undefined) return slot(deps, caller, tool, given)
  return call(deps, caller.props.key, tool, given)
}

export async function call(deps: AgentsDeps, key: string, tool: Tool, given: Arguments): Promise<Result> {
  const asked = requestOf(tool, given, await nameOfCall(deps.world, key, tool, given))
  if (tool.run && tool.method === 'GET') asked.headers.prefer = `wait=${WAIT_SECONDS}`
  const answer = await deps.api(key, asked)
  if (answer.status >= 300) return refused(refusalOf(answer))
  return tool.run ? ended(deps, key, tool, answer) : told(structured(tool, given, answer))
}

function notAllowed({ world }: AgentsDeps, missing: Tool['scopes']): Refusal {
  const words = missing.map(scope => `“${meanings[scope]?.words}” (${scope})`).join(' and ')
  const message = `This connection may not: ${words}. Connect ${world.public_url}/mcp again and allow it.`
  return { code: 'insufficient_scope', message, detail: { scopes: missing } }
}

async function slot({ world }: AgentsDeps, { props }: Caller, tool: Tool, given: Arguments): Promise<Result> {
  const made = await makeSlot(world, `${world.public_url}/mcp`, { tool: tool.name, given, key: props.key })
  const words = `Send the file once within 15 minutes: curl -T FILE '${made.upload_url}'\nThe answer there has its id.`
  return told(made, [{ type: 'text', text: words }])
}

/** A run that has ended, or has not within the time that a client waits. */
async function ended(deps: AgentsDeps, key: string, tool: Tool, answer: Answered): Promise<Result> {
  let run = answer.body as ToldRun
  if (tool.method !== 'GET' && run.status !== 'succeeded' && run.status !== 'failed') {
    const target = `/api/v1/programmatic/runs/${run.id}`
    const waited = await deps.api(key, { method: 'GET', target, headers: { prefer: `wait=${WAIT_SECONDS}` } })
    if (waited.status === 200) run = waited.body as ToldRun
  }
  const post = await plannedPost(deps, key, run)
  const home = deps.world.public_url
  const poster = run.status === 'succeeded' ? posterOf(run) : null
  const small = poster && (await deps.preview(poster.path).catch(() => null))
  const picture: Block[] = small ? [{ type: 'image', data: toBase64(small), mimeType: 'image/jpeg' }] : []
  const content = { ...structured(tool, {}, { ...answer, body: run }), next: nextOf(run, home, post) }
  return told(content, [{ type: 'text', text: wordsOf(run, home, post) }, ...picture])
}

/** A plan may have failed, or wait for a person. */
async function plannedPost(deps: AgentsDeps, key: string, run: ToldRun): Promise<ToldPost | undefined> {
  if (!run.scheduled_at || run.status !== 'succeeded') return undefined
  const target = `/api/v1/programmatic/posts?run_id=${run.id}&limit=1`
  const { status, body } = await deps.api(key, { method: 'GET', target, headers: {} })
  return status === 200 ? (body as ToldPost[])[0] : undefined
}

export const unreachable = (error: unknown): Result | null =>
  error instanceof Unreachable || (error instanceof Error && /network|connection|fetch failed/i.test(error.message))
    ? refused({
        code: 'dependency_unavailable',
        message: 'A service that we need did not answer. Nothing was started.',
      })
    : null
