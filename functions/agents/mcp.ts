// The agent server: one instance a request, nothing kept between them.
import {
  createMcpHandler,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { type Caller, runTool, unreachable } from '#functions/agents/run-tool.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import type { Arguments, Result } from '#lib/mcp/call.ts'
import { refused } from '#lib/mcp/call.ts'
import { CARD_TYPE, CARD_URI, card } from '#lib/mcp/card.ts'
import { prompts } from '#lib/mcp/prompts.ts'
import type { Tool } from '#lib/mcp/tool.ts'
import { tools } from '#lib/mcp/tools.generated.ts'

const LIST_MS = 300_000
const UI = 'io.modelcontextprotocol/ui'

const instructions = `Makes on-brand pictures, films and posts for one workspace, and schedules them.
generate_asset answers with the finished asset; show it with its caption and score. Ask the person before schedule_post. You cannot approve and cannot pay. An identical call within five minutes is answered again, not repeated: for another take change variation.`

const listed = tools.map(({ name, title, description, manner, inputSchema, outputSchema, run }) => ({
  ...{ name, title, description, inputSchema, outputSchema },
  annotations: {
    readOnlyHint: manner === 'reads',
    destructiveHint: manner === 'removes',
    idempotentHint: manner !== 'adds',
  },
  ...(run && { _meta: { ui: { resourceUri: CARD_URI } } }),
}))

/** As `tools/list` answers them. */
export const toolList = () => listed

const byName = new Map<string, Tool>(tools.map(tool => [tool.name, tool]))

const resources = [
  {
    uri: 'brand://kit',
    name: 'brand-kit',
    title: 'Brand kit',
    description: 'Words, offer, colours, logos and voice of the brand.',
    mimeType: 'application/json',
  },
  {
    uri: 'brand://templates',
    name: 'templates',
    title: 'Templates',
    description: 'Every template of Studio and the fields of its data.',
    mimeType: 'application/json',
  },
  {
    uri: CARD_URI,
    name: 'run-card',
    title: 'Card of a run',
    description: 'Shows a run where a client can.',
    mimeType: CARD_TYPE,
  },
]
const paths = new Map([
  ['brand://kit', '/api/v1/programmatic/brand-dna'],
  ['brand://templates', '/api/v1/studio/templates'],
])

export type ServerOf = (deps: AgentsDeps, caller: Caller) => Server | McpServer

export function agentServer(deps: AgentsDeps, serverOf: ServerOf = serverFor) {
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo?.extra as Caller | undefined
      if (!caller) throw new Error('nobody is signed in')
      return serverOf(deps, caller)
    },
    { onerror: () => undefined, maxRequestBodySize: 15_000_000 },
  )
  return (request: Request, caller: Caller, client_id: string) =>
    handler.fetch(request, {
      authInfo: { token: '', clientId: client_id, scopes: [...caller.scopes], extra: { ...caller } },
    })
}

function serverFor(deps: AgentsDeps, caller: Caller): Server {
  const publicly = { ttlMs: LIST_MS, cacheScope: 'public' as const }
  const server = new Server(
    { name: 'brand-content', title: 'Brand content', version: '1.0.0' },
    {
      instructions,
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: false },
        prompts: { listChanged: false },
        extensions: { [UI]: { mimeTypes: [CARD_TYPE] } },
      },
      cacheHints: {
        'tools/list': publicly,
        'resources/list': publicly,
        'resources/templates/list': publicly,
        'prompts/list': publicly,
        'resources/read': { ttlMs: 0, cacheScope: 'private' },
      },
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: listed }))
  server.setRequestHandler('tools/call', async ({ params }) => ({ ...(await answered(deps, caller, params)) }))
  server.setRequestHandler('resources/list', () => ({ resources }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', async ({ params }) => ({
    contents: [await read(deps, caller, params.uri)],
  }))
  server.setRequestHandler('prompts/list', () => ({
    prompts: prompts.map(({ words: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] })),
  }))
  server.setRequestHandler('prompts/get', ({ params }) => begun(params))
  return server
}

async function answered(
  deps: AgentsDeps,
  caller: Caller,
  asked: { name: string; arguments?: Arguments },
): Promise<Result> {
  const tool = byName.get(asked.name)
  if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${asked.name.slice(0, 80)}`)
  try {
    return await runTool(deps, caller, tool, asked.arguments ?? {})
  } catch (error) {
    deps.world.report(error, { tool: tool.name, grant: caller.props.key_id })
    return (
      unreachable(error) ?? refused({ code: 'internal_error', message: 'Something went wrong on our side. Try again.' })
    )
  }
}

async function read(deps: AgentsDeps, { props, scopes }: Caller, uri: string) {
  if (uri === CARD_URI) return { uri, mimeType: CARD_TYPE, text: card, _meta: { ui: { prefersBorder: true } } }
  const target = paths.get(uri)
  if (!target)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource not found: ${uri.slice(0, 200)}`, { uri })
  if (!scopes.includes('brand:read'))
    throw new ProtocolError(ProtocolErrorCode.InvalidRequest, 'This connection may not read the brand (brand:read).')
  const { status, body } = await deps.api(props.key, { method: 'GET', target, headers: {} })
  if (status !== 200) throw new ProtocolError(ProtocolErrorCode.InternalError, 'It cannot be read now.')
  return { uri, mimeType: 'application/json', text: JSON.stringify(body) }
}

function begun({ name, arguments: given = {} }: { name: string; arguments?: Record<string, string> }) {
  const prompt = prompts.find(one => one.name === name)
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name.slice(0, 80)}`)
  const missing = prompt.arguments.filter(one => one.required && !given[one.name]).map(one => one.name)
  if (missing.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${missing.join(', ')} missing`)
  const text = prompt.words(given)
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  }
}
