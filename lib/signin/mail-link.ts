// A way in by mail, for whoever has an account.
import type { World } from '#lib/ctx.ts'
import { signInLetter } from '#lib/members/letters.ts'
import { entrance, personLink } from '#lib/signin/words.ts'

/** Goes on after the answer, which tells the same and as soon whether or not there is an account of this address. */
export function mailLink(world: World, email: string, request_id: string): void {
  const { mail } = world
  if (mail)
    world.later(
      personLink(world, { actor: 'mail', request_id }, email)
        .then(way => way && mail.send(signInLetter(email, entrance(mail.home, way.word)), `sign-in:${request_id}`))
        .catch(error => world.report(error, { request_id, verb: 'mail_link' })),
    )
}
