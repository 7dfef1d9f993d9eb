import { Webhook } from 'standardwebhooks'

/** The event, or an error when the request is not from us. */
export async function verified(request: Request, secret: string): Promise<unknown> {
  const headers = Object.fromEntries(request.headers)
  return new Webhook(secret).verify(await request.text(), headers)
}
