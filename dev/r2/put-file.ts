/** Puts a file into a bucket of `startBucket` from outside the Workers, through the same door. */
export async function putFile(port: number, key: string, bytes: Uint8Array, content_type: string): Promise<void> {
  const question = new TextEncoder().encode(
    JSON.stringify({
      version: 1,
      method: 'put',
      object: key,
      httpFields: { contentType: content_type },
      customFields: [],
    }),
  )
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'PUT',
    headers: { 'cf-r2-metadata-size': String(question.length) },
    body: Buffer.concat([question, bytes]),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status} for ${key}`)
}
