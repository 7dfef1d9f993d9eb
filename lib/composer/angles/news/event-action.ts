import { EARLY_BIRD } from '#lib/composer/angles/news/event-words.ts'
import { addressOf, deadlineOf, firstFit, say } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'

/** What a reader does to be there, in the words of the brief where it says so. */
export function ctaOf(reading: Reading): string | undefined {
  const text = reading.text
  const bare = addressOf(reading)?.replace(/^https?:\/\/(?:www\.)?/, '')
  if (bare && bare.length <= 30) return bare
  const deadline = deadlineOf(reading)
  const verb = /\brsvp\b/i.test(text)
    ? 'RSVP'
    : /\bregist/i.test(text)
      ? 'Register'
      : /\bsign up\b/i.test(text)
        ? 'Sign up'
        : /\btickets?\b/i.test(text)
          ? 'Buy a ticket'
          : /\bbook\b(?! (?:club|sale|swap|fair|launch|signing))/i.test(text)
            ? 'Book a place'
            : /\b(?:webinar|talk|ama|seminar|panel|seat)\b/i.test(text)
              ? 'Save a seat'
              : /\benter|entry|entries\b/i.test(text)
                ? 'Enter'
                : EARLY_BIRD.test(text)
                  ? 'Book a place'
                  : 'Come along'
  const limit = deadline && /\bbefore (?:the )?$/i.test(text.slice(0, deadline.start)) ? 'before' : 'by'
  return firstFit(
    28,
    deadline && verb !== 'Come along' ? `${verb} ${limit} ${say(reading, deadline, 'plain')}` : undefined,
    verb,
  )
}
