// Holds every answer of the test suite to the interface document: its status is documented and its body fits.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operationsOf } from '#dev/client/operations.ts'
import { documented } from '#dev/openapi.ts'

type Response = { content?: Record<string, { schema: object }> }

const document = documented()
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

const operations = operationsOf<{ responses: Record<string, Response> }>(document).map(
  ({ method, path, operation: { responses } }) => ({
    ...{ method, name: `${method} ${path}`, responses },
    path: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }),
)

const pointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

/** What is wrong with an answer, or null. Paths that the document does not know are none of its business. */
export function undocumented(method: string, path: string, status: number, body: unknown): string | null {
  const operation = operations.find(one => one.method === method && one.path.test(path))
  if (!operation || status === 405) return null
  const response = operation.responses[status]
  if (!response) return `${operation.name} answered ${status}, which is not documented`
  if (body === null || !response.content?.['application/json']) return null
  const [verb = '', place = ''] = operation.name.split(' ')
  const at = `document#/paths/${pointer(place)}/${verb.toLowerCase()}/responses/${status}/content/application~1json/schema`
  const fits = ajv.getSchema(at)
  if (!fits) return `${operation.name} has no schema for ${status}`
  return fits(body) ? null : `${operation.name} ${status}: ${ajv.errorsText(fits.errors).slice(0, 600)}`
}
