// Words about a workshop for umbrellas, as a writer first has them, mends them, or lets a secret slip.
export const usage = { input_tokens: 1_000, output_tokens: 100, cost_usd: 0.001 }

export const saying = (headline: string, body: string) => ({
  ...{ read: { publish: [1, 2], secret: [3] }, language: 'en', sensitive: 'none', hashtags: [], form: 'news' },
  parts: [
    { role: 'headline', text: headline, from: ['1'] },
    { role: 'body', text: body, from: ['1', '2'] },
  ],
  caption: [
    { text: 'Umbrellas are mended here on Saturday 28 November from 10. Bring the broken one.', from: ['1', '2'] },
  ],
  short: { text: 'Umbrellas are mended here on Saturday 28 November from 10.', from: ['1'] },
})
export const first = saying('Umbrellas are mended here', 'On Saturday 28 November from 10. Bring the broken one.')
export const better = saying('Umbrellas are mended on Saturday 28 November', 'Here, from 10. Bring the broken one.')
export const leaking = saying('My sister pays for the tea', 'On Saturday 28 November from 10. Bring the broken one.')
export const wrong = {
  at: 'headline',
  wrong: 'The day is small.',
  mend: '“Umbrellas are mended on Saturday 28 November”',
}
