// One run of a workspace, as the verbs of a person point at it.
import type { Owner } from '#lib/caller/owner.ts'

export type RunRef = Owner & { run_id: string }
