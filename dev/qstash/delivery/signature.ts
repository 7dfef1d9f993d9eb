// The JSON Web Token that says who sends a delivery, to which address, and with which body.
import { createHash, createHmac, randomUUID } from 'node:crypto'

const VALID_SECONDS = 300

export function sign(key: string, url: string, body: Buffer, now: number): string {
  const seconds = Math.floor(now / 1_000)
  const claims = {
    iss: 'Upstash',
    sub: url,
    exp: seconds + VALID_SECONDS,
    nbf: seconds,
    iat: seconds,
    jti: `jwt_${randomUUID().replaceAll('-', '')}`,
    body: createHash('sha256').update(body).digest('base64url'),
  }
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
