// Whether a callback is from our queue, for this address, in these bytes.
import { Receiver } from '@upstash/qstash'
import { utf8 } from '#lib/bytes.ts'
import { isOurCall } from '#lib/media/signed/internal-call.ts'
import type { Keyring } from '#lib/seal.ts'

/** What a callback shows: the signature of the queue, or our own where we carried it by hand. */
export type Signed = { signature: string; by_hand: string; body: string; url: string; path: string }
export type Verify = (signed: Signed) => Promise<boolean>

const CLOCK_TOLERANCE_SECONDS = 5

export function verifier(ours: Keyring, { current, next }: { current: string; next: string }): Verify {
  const receiver = new Receiver({ currentSigningKey: current, nextSigningKey: next })
  return ({ by_hand, path, ...signed }) =>
    by_hand
      ? isOurCall(ours, { target: path, body: utf8(signed.body) }, by_hand, new Date())
      : receiver.verify({ ...signed, clockTolerance: CLOCK_TOLERANCE_SECONDS }).then(
          () => true,
          () => false,
        )
}
