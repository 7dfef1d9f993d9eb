// What the conformance suite asks a server for by name: tools, resources and prompts that only its questions need.
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import * as z from 'zod'
import { asks, elicit, type Round } from '#bench/agents/rounds.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA='

const text = (words: string) => ({ type: 'text' as const, text: words })
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' }
const embedded = (uri: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType: 'text/plain', text: words },
})

const codec = createRequestStateCodec<Round>({ key: 'of the conformance suite and of nothing else', ttlSeconds: 600 })

export function fixtureServer(): McpServer {
  const quiet = { listChanged: false }
  const server = new McpServer(
    { name: 'conformance', version: '1.0.0' },
    {
      capabilities: { tools: quiet, prompts: quiet, resources: quiet, completions: {} },
      requestState: { verify: codec.verify },
    },
  )
  plainTools(server)
  askingTools(server)
  resources(server)
  promptsOf(server)
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], total: 0, hasMore: false },
  }))
  return server
}

type Content = Exclude<Awaited<ReturnType<Parameters<McpServer['registerTool']>[2]>>, { inputRequests?: unknown }>

function plainTools(server: McpServer): void {
  const answers: Record<string, unknown[]> = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [image],
    test_audio_content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }],
    test_embedded_resource: [embedded('test://embedded-resource', 'This is an embedded resource content.')],
    test_multiple_content_types: [text('Several kinds:'), image, embedded('test://mixed-content-resource', '{"a":1}')],
    test_streaming_elicitation: [text('streamed')],
    test_logging_tool: [text('no log was asked for')],
  }
  for (const [name, content] of Object.entries(answers))
    server.registerTool(name, { description: name }, () => ({ content }) as Content)
  server.registerTool('test_error_handling', { description: 'Fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_tool_with_progress', { description: 'Tells how far it is' }, async ctx => {
    const progressToken = ctx.mcpReq._meta?.progressToken ?? 0
    for (const progress of [0, 50, 100])
      await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
    return { content: [text(String(progressToken))] }
  })
}

const capabilitiesOf = ({ mcpReq }: ServerContext) =>
  ((mcpReq.envelope as Record<string, unknown>)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Record<string, unknown>

/** Tools that ask back before they answer, some of them twice. */
function askingTools(server: McpServer): void {
  for (const [name, next] of Object.entries(asks))
    server.registerTool(
      name.startsWith('test_') ? name : `test_input_required_result_${name}`,
      { description: name },
      async ctx => {
        const { inputResponses = {}, requestState } = ctx.mcpReq
        const step = next({ given: inputResponses, state: requestState<Round>(), can: capabilitiesOf(ctx) })
        if ('says' in step) return { content: [text(step.says)] }
        const state = step.state && { requestState: await codec.mint(step.state) }
        return inputRequired({ inputRequests: step.requests, ...state })
      },
    )
}

function resources(server: McpServer): void {
  const one = (name: string, mimeType: string, content: { text: string } | { blob: string }) =>
    server.registerResource(name, `test://${name}`, { description: name, mimeType }, uri => ({
      contents: [{ uri: uri.href, mimeType, ...content }],
    }))
  one('static-text', 'text/plain', { text: 'This is the content of the static text resource.' })
  one('static-binary', 'image/png', { blob: PIXEL })
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, { mimeType: 'application/json' }, (uri, { id }) => ({
    contents: [
      { uri: uri.href, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ID: ${id}` }) },
    ],
  }))
}

function promptsOf(server: McpServer): void {
  const about = { description: 'A prompt' }
  const user = <T>(content: T) => ({ role: 'user' as const, content })
  server.registerPrompt('test_simple_prompt', about, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }))
  const two = z.object({ arg1: z.string(), arg2: z.string() })
  server.registerPrompt('test_prompt_with_arguments', { ...about, argsSchema: two }, ({ arg1, arg2 }) => ({
    messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
  }))
  const where = z.object({ resourceUri: z.string() })
  server.registerPrompt('test_prompt_with_embedded_resource', { ...about, argsSchema: where }, ({ resourceUri }) => ({
    messages: [user(embedded(resourceUri, 'Embedded resource content for testing.')), user(text('Look at it.'))],
  }))
  server.registerPrompt('test_prompt_with_image', about, () => ({ messages: [user(image), user(text('Look at it.'))] }))
  server.registerPrompt('test_input_required_result_prompt', about, ctx => {
    const { inputResponses } = ctx.mcpReq
    if (inputResponse(inputResponses, 'user_context').kind === 'missing')
      return inputRequired({ inputRequests: { user_context: elicit('context') } })
    const { context } = acceptedContent(inputResponses, 'user_context') ?? {}
    return { messages: [user(text(`With ${context}`))] }
  })
}
