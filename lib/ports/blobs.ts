export type BlobInfo = { content_type: string; size: number; etag: string }
export type Blob = BlobInfo & { body: ReadableStream; range?: { start: number; end: number } }
export type ByteRange = { start: number; end?: number } | { last: number }

/** The part of a file of this size that a range comes to. */
export function partIn(range: ByteRange, size: number): { start: number; end: number } {
  if ('last' in range) return { start: Math.max(0, size - range.last), end: size - 1 }
  return { start: range.start, end: Math.min(range.end ?? size - 1, size - 1) }
}

/** Files too large to be held at once: parts of one size, only the last one smaller. */
interface PartedBlobs {
  startParts(key: string, content_type: string): Promise<string>
  /** Answers the tag by which the part is named in the end. A stream has to have a known length. */
  putPart(key: string, upload_id: string, number: number, body: ReadableStream | Uint8Array): Promise<string>
  finishParts(key: string, upload_id: string, parts: { number: number; etag: string }[]): Promise<void>
  dropParts(key: string, upload_id: string): Promise<void>
}

/** Immutable files under keys that nobody can guess. */
export interface Blobs extends PartedBlobs {
  put(key: string, bytes: Uint8Array, content_type: string): Promise<void>
  get(key: string, range?: ByteRange): Promise<Blob | null>
  /** A whole file to look at and not to write to: whoever reads it next may be given the same bytes. */
  read(key: string): Promise<Uint8Array | null>
  head(key: string): Promise<BlobInfo | null>
  /** Of a file that is not there, too. */
  remove(key: string): Promise<void>
  ping(): Promise<void>
}
