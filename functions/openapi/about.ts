// What the document says of the service as a whole.
import type { Tag } from '#functions/http/doc.ts'

export const info = {
  title: 'Brand content generation service',
  version: '1.0.0',
  summary: 'One sentence in, on-brand assets out.',
  description: `Send a brief, poll the run (or wait for it, stream it, or be told by webhook), take the picture.

Every answer carries the six rate headers and \`X-Request-Id\`. Errors are \`{code, message, detail?, issues?, request_id, doc_url}\`; \`code\` is a closed list and never renamed, \`message\` is for people. A refusal names all that is wrong with the request: fields in \`detail\`, faults with codes of their own in \`issues\`. Fields may be added to answers at any time: ignore what you do not know. Requests are strict: an unknown field is refused.

**Test keys** (\`sk_test_…\`) draw for real with a TEST ribbon, never post, and count no caps. Their briefs may contain \`[[fail:compose]]\`, \`[[fail:draw]]\`, \`[[slow:N]]\` (up to 60 seconds), \`[[verdict:rejected]]\`, \`[[verdict:needs_review]]\`, \`[[score:N]]\` and \`[[paint:picture]]\`, so that every outcome can be met on purpose. \`Brand-Mode: test\` with a request of a live key makes that request one of a test key: with it, and only with it, what was made so is read again.

**Assertions.** \`X-Service-Key-ID\` and \`X-Service-Key-Workspace-ID\` may come with any request of a key; when they do, they have to be those of the key. \`X-Service-Key-Scopes\` narrows the key for this request: \`asset_type:<value>\`, \`channel:<value>\`, \`account:<id>\`.

**Retries.** Send an \`Idempotency-Key\` with each request that makes something and repeat it freely: the answer is the first one, byte for byte. After a 5xx wait about 30 seconds and back off.`,
  contact: { name: 'The operator of this deployment', url: 'https://github.com', email: 'operator@example.com' },
  license: { name: 'MIT', identifier: 'MIT' },
}

const described: Record<Tag, string> = {
  Runs: 'Make assets from briefs and follow them until they are done.',
  Brand: 'What the brand says and looks like.',
  Library: 'Pictures, people, mascots and clips that the brand owns.',
  Publishing: 'Posts on connected accounts, and how they do.',
  Studio: 'Cards from the events of your own systems.',
  Webhooks: 'Being told, provably and at least once.',
  Account: 'The key, its limits and what they are spent on.',
  Service: 'The service itself.',
}

/** Order of the table of contents. */
export const tags = Object.entries(described).map(([name, description]) => ({ name, description }))

export const security = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sk_live_… or sk_test_…',
    description: 'An API key of one workspace, minted by its owner.',
  },
}
