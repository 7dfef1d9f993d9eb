// The Cap'n Proto text that serves one bundled Worker, for `startWorkerd`.
export type WorkerModule = {
  /** The name that imports use; the first module is the Worker itself. */
  name: string
  type: 'esModule' | 'commonJsModule' | 'text' | 'data' | 'wasm' | 'json'
  /** Absolute, or relative to the config file. */
  path: string
}

export type WorkerConfig = {
  modules: WorkerModule[]
  vars?: Record<string, string>
  /** Binding name -> `host:port` of a bucket. */
  buckets?: Record<string, string>
  /** Binding name -> `host:port` of another Worker or server. */
  services?: Record<string, string>
  port: number
  host?: string
  compatibility_date: string
  flags?: string[]
}

export function workerConfig(worker: WorkerConfig): string {
  const externals = Object.entries({ ...worker.buckets, ...worker.services })
  const bindings = [
    ...fields(worker.vars, value => `text = ${quote(value)}`),
    ...fields(worker.buckets, (_, name) => `r2Bucket = ${quote(serviceOf(name))}`),
    ...fields(worker.services, (_, name) => `service = ${quote(serviceOf(name))}`),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${list([
    '(name = "main", worker = .main)',
    `(name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true)))`,
    ...externals.map(
      ([name, address]) => `(name = ${quote(serviceOf(name))}, external = (address = ${quote(address)}, http = ()))`,
    ),
  ])}],
  sockets = [(name = "http", address = ${quote(`${worker.host ?? '127.0.0.1'}:${worker.port}`)}, http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${list(worker.modules.map(({ name, type, path }) => `(name = ${quote(name)}, ${type} = embed ${quote(path)})`))}],
  bindings = [${list(bindings)}],
  compatibilityDate = ${quote(worker.compatibility_date)},
  compatibilityFlags = [${(worker.flags ?? []).map(quote).join(', ')}]
);
`
}

const serviceOf = (binding: string) => `to-${binding}`

function fields(bindings: Record<string, string> = {}, value: (value: string, name: string) => string): string[] {
  return Object.entries(bindings).map(([name, text]) => `(name = ${quote(name)}, ${value(text, name)})`)
}

const list = (items: string[]) => items.map(item => `\n    ${item}`).join(',')

/** Cap'n Proto strings are bytes: everything but plain ASCII is written as such. */
function quote(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `"${bytes.map(byte => (byte >= 32 && byte < 127 && byte !== 34 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}"`
}
