import type { ClipAnalysis } from '#lib/media/clips/file.ts'
import type { ClipFacts } from '#lib/media/clips/read.ts'

export type Seen = Pick<ClipAnalysis, 'summary' | 'category' | 'tags' | 'scenes'>

/** A model that looks at a video and says what it shows; throws ViewerError, never anything else. */
export type Viewer = {
  name: string
  view(clip: { url: string; title: string; facts: ClipFacts }): Promise<Seen>
}

export type ViewerFault = 'timeout' | 'unavailable' | 'refused' | 'broken' | 'unauthorized'

export class ViewerError extends Error {
  readonly fault: ViewerFault

  constructor(fault: ViewerFault, detail?: string) {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'ViewerError'
    this.fault = fault
  }
}
