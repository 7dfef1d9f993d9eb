// Where a picture is sent that a tool was called without.
import { problemAnswer } from '#functions/agents/answers.ts'
import { call } from '#functions/agents/run-tool.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import { statuses } from '#functions/http/answer/problem.ts'
import { cappedBytes } from '#functions/http/body/capped.ts'
import { toBase64 } from '#lib/bytes.ts'
import { keepSlot, takeSlot } from '#lib/mcp/slot.ts'
import { tools } from '#lib/mcp/tools.generated.ts'
import type { Code } from '#lib/problem.ts'

const MOST_BYTES = 10_000_000

export async function upload(request: Request, deps: AgentsDeps): Promise<Response> {
  if (request.method !== 'PUT' && request.method !== 'POST')
    return problemAnswer(405, 'method_not_allowed', 'Send the file with PUT.', { Allow: 'PUT, POST' })
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return tooLarge()
  const secret = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const slot = await takeSlot(deps.world, secret)
  const tool = slot && tools.find(({ name }) => name === slot.tool)
  if (!slot || !tool) return problemAnswer(404, 'route_not_found', 'There is no such place, or it was used.')
  const again = () => keepSlot(deps.world, secret, slot)
  const bytes = await cappedBytes(request, MOST_BYTES).catch(() => null)
  if (!bytes || bytes.length === 0) {
    await again()
    return bytes ? problemAnswer(400, 'bad_request', 'There was no file in it.') : tooLarge()
  }
  const { content, structuredContent, isError } = await call(deps, slot.key, tool, {
    ...slot.given,
    image_base64: toBase64(bytes),
  })
  if (!isError) return Response.json(structuredContent, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  await again()
  const [said] = content
  const text = said?.type === 'text' ? said.text : '{}'
  const { code } = JSON.parse(text) as { code?: Code }
  return new Response(text, {
    status: (code && statuses[code]) || 500,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}

const tooLarge = () => problemAnswer(413, 'payload_too_large', 'The file is larger than 10 MB.')
