import type { Reading } from '#lib/composer/read/reading.ts'

const PHONE = /(?<![\d.,£$€-])\+?\d[\d ]{7,14}\d(?![\d%])/

/** A line to type or a number to ring where there is no page to go to. */
export function actionOf(reading: Reading): string | undefined {
  const command = reading.commands[0]?.value
  if (command && command.length <= 30) return command
  const phone = /\b(?:call|ring|phone|text|tel|whatsapp)\b/i.test(reading.text)
    ? reading.text.match(PHONE)?.[0]
    : undefined
  return phone ? `Call ${phone}` : undefined
}

export const ctaOf = (address: string | undefined): string | undefined => {
  const bare = address?.replace(/^https?:\/\/(?:www\.)?/, '')
  return bare && bare.length <= 30 ? bare : undefined
}
