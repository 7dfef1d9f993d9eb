// Two people at the form of the brand: nobody's words are lost, and nobody's are undone unseen.
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { formTo } from '#test/support/form.ts'

describe('the brand, changed by two at the same time', () => {
  it('has what each of them changed, once the second has seen what the first did', async () => {
    const at = await createTestDashboard()
    const [one, other] = [await at.member('owner'), await at.member('member')]
    const path = at.at('brand')
    const form = async () => formTo((await one.get(path)).text, path)
    await one.post(path, {
      ...(await form()),
      name: 'Kestrel',
      tagline: 'Sees far.',
      language: 'de',
      languages: ['en'],
    })
    const [first, second] = [await form(), await form()]
    expect(first.language).toEqual(['de'])

    await one.post(path, { ...first, tagline: 'Sees further.', overview: 'We fly.', emoji: '1' })
    const refused = await other.post(path, {
      ...second,
      tagline: 'Sees all.',
      phone: '+44 20 7946 0000',
      languages: [],
    })
    expect(refused.status).toBe(409)
    expect(refused.text).toMatch(/<b>Person 1 has saved version \d+ meanwhile\.<\/b>/)
    expect(refused.text).toContain('<del>Sees far.</del> <ins>Sees further.</ins>')
    expect(refused.text).toContain('<span>Saved meanwhile: Sees further.</span>')
    const merged = formTo(refused.text, path)
    expect(merged).toMatchObject({
      ...{ tagline: ['Sees all.'], overview: ['We fly.'], emoji: ['1'] },
      ...{ phone: ['+44 20 7946 0000'], language: ['de'] },
    })
    expect(merged.languages).toBeUndefined()

    expect((await other.post(path, merged)).status).toBe(303)
    expect(await form()).toMatchObject({ ...merged, version: [String(Number(merged.version?.[0]) + 1)] })
  })

  it('is left as it is by a form that nobody touched, whatever was saved since', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = at.at('brand')
    const form = async () => formTo((await owner.get(path)).text, path)
    const untouched = await form()
    await owner.post(path, { ...untouched, name: 'Kestrel', tagline: 'Sees far.' })
    const { text } = await owner.post(path, untouched)
    expect(formTo(text, path)).toMatchObject({ name: ['Kestrel'], tagline: ['Sees far.'] })
    expect((await form()).tagline).toEqual(['Sees far.'])
  })
})
