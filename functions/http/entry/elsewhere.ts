// Where a deed is done that somebody asks of the wrong place: the verb of a list adds to it in other services.
import { registry } from '#lib/registry.ts'

const HERE = '/api/v1/programmatic'

const UPLOADS = `Uploads go by what they are: POST ${HERE}/brand-assets/photos, or logo, screens, people, videos or fonts beside it.`
const REMOVAL = `A file is removed with POST ${HERE}/media/delete.`

/** By verb and the last part of the path. */
const DEEDS = registry<string>({
  'POST media': UPLOADS,
  'PUT media': UPLOADS,
  'DELETE media': REMOVAL,
  'DELETE photos': REMOVAL,
  'DELETE logo': REMOVAL,
  'GET logo': `GET ${HERE}/media?kind=logo lists logos.`,
  'GET photos': `GET ${HERE}/media?kind=image lists photos.`,
  'POST runs': `A run begins with POST ${HERE}/generate.`,
  'GET generate': `GET ${HERE}/runs lists what was made.`,
  'POST posts': `A run is posted with POST ${HERE}/runs/{run_id}/post.`,
})

export const elsewhere = (method: string, path: string): string | undefined =>
  DEEDS[`${method} ${path.split('/').findLast(part => part !== '')}`]
