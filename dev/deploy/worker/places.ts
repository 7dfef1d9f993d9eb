// Where things are: names that a cloud knows, held against its list before anything is uploaded.
import { Stop } from '#dev/deploy/deployment.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { nearest } from '#lib/flaws/nearest.ts'

const of = (cloud: string, names: string): string[] => names.split(' ').map(name => `${cloud}:${name}`)

/** What Cloudflare takes to place a Worker by: regions of three clouds; databases of Neon are in the first two. */
const regions = [
  ...of('aws', 'us-east-1 us-east-2 us-west-1 us-west-2 ca-central-1 ca-west-1 mx-central-1 sa-east-1 af-south-1'),
  ...of('aws', 'eu-central-1 eu-central-2 eu-west-1 eu-west-2 eu-west-3 eu-north-1 eu-south-1 eu-south-2'),
  ...of('aws', 'me-central-1 me-south-1 il-central-1 ap-east-1 ap-south-1 ap-south-2 ap-northeast-1 ap-northeast-2'),
  ...of(
    'aws',
    'ap-northeast-3 ap-southeast-1 ap-southeast-2 ap-southeast-3 ap-southeast-4 ap-southeast-5 ap-southeast-7',
  ),
  ...of('azure', 'eastus eastus2 centralus northcentralus southcentralus westcentralus westus westus2 westus3'),
  ...of('azure', 'canadacentral canadaeast brazilsouth northeurope westeurope uksouth ukwest francecentral'),
  ...of('azure', 'germanywestcentral swedencentral norwayeast switzerlandnorth italynorth polandcentral spaincentral'),
  ...of('azure', 'uaenorth qatarcentral israelcentral southafricanorth centralindia southindia eastasia southeastasia'),
  ...of('azure', 'japaneast japanwest koreacentral australiaeast australiasoutheast'),
  ...of('gcp', 'us-central1 us-east1 us-east4 us-east5 us-south1 us-west1 us-west2 us-west3 us-west4'),
  ...of('gcp', 'northamerica-northeast1 northamerica-northeast2 southamerica-east1 southamerica-west1 africa-south1'),
  ...of('gcp', 'europe-central2 europe-north1 europe-southwest1 europe-west1 europe-west2 europe-west3 europe-west4'),
  ...of('gcp', 'europe-west6 europe-west8 europe-west9 europe-west10 europe-west12 me-central1 me-west1'),
  ...of('gcp', 'asia-east1 asia-east2 asia-northeast1 asia-northeast2 asia-northeast3 asia-south1 asia-south2'),
  ...of('gcp', 'asia-southeast1 asia-southeast2 australia-southeast1 australia-southeast2'),
]

const places: Record<string, readonly string[]> = {
  REGION: regions,
  R2_LOCATION: ['weur', 'eeur', 'apac', 'wnam', 'enam', 'oc'],
}

/** A few stand for a long list. */
const MOST_SHOWN = 6

export function wrongPlaces(values: Values): Stop[] {
  return Object.entries(places).flatMap(([name, known]) => {
    const value = values[name]
    if (value === undefined || known.includes(value)) return []
    const bare = known.filter(one => one.endsWith(`:${value}`))
    const meant = bare[0] ?? nearest(value, known)
    const shown = `${known.slice(0, MOST_SHOWN).join(', ')}${known.length > MOST_SHOWN ? ' …' : ''}`
    return [
      new Stop(
        `${name} is no place that is known: ${value}.`,
        meant ? `Write ${name}=${meant}` : `Write one of ${shown}, or take ${name} out.`,
      ),
    ]
  })
}
