// Of the platform's own module: what is built on it is not used by its classes here.
Object.assign(globalThis, { Cloudflare: { compatibilityFlags: { global_fetch_strictly_public: true } } })

export class WorkerEntrypoint {}
