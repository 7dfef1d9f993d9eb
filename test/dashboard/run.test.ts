// The page of a run: what it says of the verdict, and what its buttons do.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stage } from '#functions/dashboard/pages/run/picture.ts'
import { dateIn } from '#functions/dashboard/parts/time.ts'
import { rows } from '#lib/db.ts'
import type { Run } from '#lib/runs/run.ts'
import { ruleFaults } from '#lib/score/rule-faults.ts'
import { ruleTitle, ruleTitles } from '#lib/score/rule-titles.ts'
import { rules } from '#lib/score/rules.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { made, short } from '#test/support/dashboard-run.ts'
import { connect } from '#test/support/posts.ts'

describe('the rules', () => {
  it('have a sentence each, and none is said twice', () => {
    expect(Object.keys(ruleTitles).sort()).toEqual(Object.keys(rules).sort())
    expect(new Set(Object.values(ruleTitles)).size).toBe(Object.keys(rules).length)
    expect(Object.keys(ruleFaults)).toEqual(Object.keys(ruleTitles))
    const said = [...Object.values(ruleTitles), ...Object.values(ruleFaults)]
    expect(new Set(said).size).toBe(said.length)
    expect(ruleTitle('asked_for')).toBe('Asked for')
  })
})

describe('times', () => {
  it('what a run waited for its turn stands apart and is no part of what making it took', async () => {
    const { at, look, run_id } = await made()
    await at.world.db.execute(
      sql`update runs set started_at = created_at + interval '90 seconds', finished_at = created_at + interval '92 seconds' where id = ${run_id}`,
    )
    const text = await look()
    expect(text).toContain('<dt>Waited for its turn</dt><dd>90.0 s</dd>')
    expect(text).toContain(' in 2.0 s')
    expect(text).not.toMatch(/<dd>\d+ ms<\/dd>/)
  })
})

it.each([
  ['timeout: 8000 ms', 'the model took too long'],
  ['unauthorized: 401', 'the model’s provider does not take the key of this service'],
  ['misconfigured: 404', 'the provider has no such model'],
  ['broken: not a completion', 'the answer of the model could not be used'],
])('says why the built-in writer wrote it: %s', async (fallback, why) => {
  const { at, look, run_id } = await made()
  await at.world.db.execute(
    sql`update runs set receipt = receipt || ${JSON.stringify({ fallback })}::jsonb where id = ${run_id}`,
  )
  expect(await look()).toContain(`Words by the built-in writer, because ${why}.`)
})

it('is found by its id alone by whoever is in its workspace', async () => {
  const { at, owner, path, run_id } = await made()
  const led = await owner.get(`/runs/${run_id}`)
  expect([led.status, led.headers.get('location')]).toEqual([303, path])
  const other = await createWorkspace(at.world, { name: 'Another', plan: 'scale', time_zone: 'UTC' })
  const stranger = await at.member('owner', other.id)
  expect((await stranger.get(`/runs/${run_id}`)).status).toBe(404)
  expect((await owner.get(`/runs/${'a-'.repeat(18)}`)).status).toBe(404)
})

describe('the verdict', () => {
  it('counts what fell short, also where the run is approved, and marks that alone on the picture', async () => {
    const { look, fallShort } = await made()
    const clean = await look()
    expect(clean).toContain('Every rule is kept')
    expect(clean).not.toMatch(/<svg class="pins"[^>]*><g|value="reasons"/)
    await fallShort('approved', short({}))
    const text = await look()
    expect(text).toContain('Approved, with a shortfall')
    expect(text).toMatch(/1 of \d+ rules fell short\. It may be posted\./)
    expect(text).toContain(`<h3>Fell short</h3>`)
    expect(text).toContain(ruleFaults.key_fact)
    expect(text).not.toContain(`<b>${ruleTitles.key_fact}</b>`)
    expect(text.match(/class="halo"/g)).toHaveLength(1)
    expect(text).toMatch(/value="picture" checked/)
    expect(text).toMatch(/made (just now|\d+ minutes? ago) in [\d.]+ s/)
  })

  it('tells what takes nothing from the score, and counts it as no shortfall', async () => {
    const { look, fallShort } = await made()
    await fallShort('approved', short({ rule: 'unread', weight: 0, box: undefined, fix: 'read the words' }))
    const text = await look()
    expect(text).toContain('Every rule is kept')
    expect(text).toContain(`${ruleFaults.unread}: read the words`)
    expect(text).not.toMatch(/0 of 0|fell short/i)
  })

  it('gives each question that holds it its answers', async () => {
    const { at, run_id, look, fallShort } = await made()
    await fallShort('needs_review', short({ rule: 'sensitive', hold: true, weight: 0, box: undefined }))
    const hold = [
      {
        rule: 'moving',
        what: '“six” will soon be another day: write “six on 12 December” or “six on 5 December”',
        where: '',
      },
      { rule: 'claim', what: '“Saturdays” is a promise', where: '' },
    ]
    await at.world.db.execute(sql`update runs set holds = ${JSON.stringify(hold)}::jsonb where id = ${run_id}`)
    const text = await look()
    expect(text).toContain('It waits for a person')
    expect(text).toContain(ruleFaults.sensitive)
    expect(text).toContain('Will this still be true when it goes out?')
    // What is asked is not listed again below.
    await fallShort('needs_review', short({ rule: 'moving', hold: true, weight: 0, box: undefined }))
    expect(await look()).not.toContain(`<b>${ruleFaults.moving}</b>`)
    for (const answer of [
      'Write “six on 12 December”',
      'Write “six on 5 December”',
      'Leave “Saturdays” out',
      'Change the brief',
    ])
      expect(text).toContain(answer)
    expect(text).toContain(encodeURIComponent('We open at six on 12 December'))
    expect(text).not.toContain('Leave “six” out')
  })

  it('asks several things in one card, says what and where, and nothing twice', async () => {
    const { at, run_id, look, fallShort } = await made()
    await fallShort('needs_review', short({ rule: 'left_out', hold: true, weight: 0, box: undefined }))
    const holds = [
      { rule: 'left_out', what: 'Bring a towel', where: 'unsure' },
      { rule: 'left_out', what: 'maybe oysters', where: 'unsure' },
      { rule: 'pieces', what: 'no language model has read this brief: compare “tide” and “pearls”', where: '' },
      { rule: 'claim', what: '“guarantee” is a promise that the brand’s own lines do not make', where: 'headline' },
    ]
    const questions = [{ about: 'claim', question: 'Is this for readers: “maybe oysters”?', options: [] }]
    await at.world.db.execute(sql`
      update runs set impact_score = 69, holds = ${JSON.stringify(holds)}::jsonb,
        questions = ${JSON.stringify(questions)}::jsonb where id = ${run_id}`)
    const text = await look()
    expect(text).toContain('<b>Was it right to leave this out?</b> “Bring a towel”')
    expect(text).toContain('No language model has read this brief: compare “tide” and “pearls”.')
    expect(text).not.toContain('Leave “tide” out')
    expect(text).toContain('See the headline.')
    expect(text).not.toMatch(/unsure|\(headline\)/)
    const seen = text.replace(/<input type="hidden"[^>]*>/g, '')
    for (const once of ['maybe oysters', 'Change the brief', 'Approve</button>'])
      expect(seen.split(once)).toHaveLength(2)
    expect(text).not.toMatch(/rules fell short/)
  })
})

describe('one doubt in several places', () => {
  const day = (where: string) => ({
    rule: 'fault',
    what: `weekday: “Friday 12 December” in ${where}: that date is another weekday; where the brief itself has both, write neither and ask`,
    where: '',
  })
  const question = {
    about: 'date',
    question: 'Friday 12 December: that date is another weekday. Which is right?',
    options: ['Friday 11 December', 'Saturday 12 December'],
  }

  async function doubted(questions: object[]) {
    const { at, owner, run_id, look, fallShort } = await made('linkedin')
    await fallShort('needs_review', short({ rule: 'fault', hold: true, weight: 0, box: undefined }))
    const claim = { rule: 'claim', what: '“cures” is a promise', where: 'headline' }
    const holds = [claim, day('headline'), day('caption 1'), day('short'), { rule: 'question', what: 'x', where: '' }]
    await at.world.db.execute(sql`
      update runs set impact_score = 69, holds = ${JSON.stringify(holds)}::jsonb,
        questions = ${JSON.stringify(questions)}::jsonb where id = ${run_id}`)
    return { owner, text: await look(), look }
  }

  it('is one question with its answers first, and says where without inner names', async () => {
    const { text } = await doubted([question])
    expect(text.split('that date is another weekday')).toHaveLength(2)
    expect(text).toContain('See the headline, the caption, and the short text.')
    expect(text).not.toMatch(/caption 1|in short|write neither|Is it well put/)
    const inOrder = ['Which is right?', 'Saturday 12 December</a>', '“cures” is a promise', 'Approve</button>']
    const places = inOrder.map(words => text.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('is said once where nothing asks', async () => {
    const { text } = await doubted([])
    expect(text.split('that date is another weekday')).toHaveLength(2)
    expect(text).toContain('<b>Which day is right?</b> “Friday 12 December”: that date is another weekday.')
  })

  it('has approving alone as its bright button, and is named there and in the gallery instead of a score', async () => {
    const { owner, text, look } = await doubted([question])
    expect(text).toContain('Somebody has yet to settle a promise, a date, and a question about the brief.')
    expect(text).toContain('Approve and post now')
    expect(text.match(/class="btn main"/g)).toHaveLength(1)
    expect(text).toMatch(/<button class="btn main" formaction="[^"]+\/approve">Approve</)
    const gallery = (await owner.get((await look()).match(/href="(\/w\/[^"/]+\/runs)"/)?.[1] ?? '')).text
    expect(gallery).toMatch(/title="Claim, Date, Unclear">.*Needs review: <\/span>Claim</)
    expect(gallery).not.toContain('score </span>69')
  })
})

describe('words that are too long', () => {
  it('go on as a thread where that is chosen, and are refused where it is not', async () => {
    const { owner, path, look, posts, at, run_id } = await made('x')
    expect(await look('?for=x')).toMatch(/name="overflow" value="thread" checked/)
    expect(await look('?for=tiktok')).not.toContain('name="overflow"')
    const caption = 'We open at six on Saturdays, and the ovens are warm by then. '.repeat(9).trim()
    const sent = { platform: 'x', caption, when: 'now' }
    expect((await owner.post(`${path}/post`, sent)).status).toBe(422)
    expect(await posts()).toEqual([])
    expect((await owner.post(`${path}/post`, { ...sent, overflow: 'thread' })).status).toBe(303)
    expect(await rows(at.world.db, sql`select overflow from posts where run_id = ${run_id}`)).toEqual([
      { overflow: 'thread' },
    ])
  })
})

it('that is approved and not planned has its way to a plan in the calendar', async () => {
  const { owner, path } = await made()
  const { text } = await owner.get(path.replace(/runs\/.*$/, 'calendar'))
  expect(text).toContain(`href="${path}#publish">Schedule<`)
})

describe('the button', () => {
  it('connects where there is no account, and asks for no date', async () => {
    const { look } = await made()
    const text = await look()
    expect(text).toMatch(
      /<a class="btn main" href="[^"]+connections\?run=[0-9a-f-]{36}&amp;for=linkedin">Connect LinkedIn/,
    )
    expect(text).not.toContain('name="scheduled_at"')
  })

  it('approves and posts in one where a person is asked', async () => {
    const { owner, path, run_id, at, look, content, posts, fallShort } = await made('linkedin')
    await fallShort('needs_review', short({ rule: 'moving', hold: true, weight: 0 }))
    const text = await look()
    for (const words of ['Approve and post now', 'Approve and schedule', '>Approve<']) expect(text).toContain(words)
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'now', content: await content() }
    expect((await owner.post(`${path}/post`, { ...sent, when: 'date', scheduled_at: '' })).status).toBe(422)
    expect(await posts()).toEqual([])
    expect((await owner.post(`${path}/post`, { ...sent, content: 'another' })).status).toBe(409)
    expect(await posts()).toEqual([])
    expect((await owner.post(`${path}/post`, { ...sent, scheduled_at: '2020-01-01T10:00' })).status).toBe(303)
    expect(await posts()).toHaveLength(1)
    const [approval] = await rows(at.world.db, sql`select state from approvals where run_id = ${run_id}`)
    expect(approval).toEqual({ state: 'approved' })
  })

  it('says what is planned already, with a way to move and cancel it, and offers only accounts that have no post of it', async () => {
    const { owner, path, look, posts, at } = await made('linkedin')
    expect(await look()).toMatch(/<button class="btn main">.*Post now/)
    const day = new Date(at.world.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 16)
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'date', scheduled_at: day }
    expect((await owner.post(`${path}/post`, sent)).status).toBe(303)
    const [post] = await posts()
    expect(post?.status).toBe('scheduled')
    const text = await look()
    expect(text).toMatch(/<b>Scheduled \d+ \w+/)
    expect(text).toContain(`posts/${post?.id}">Change`)
    expect(text).toContain(`posts/${post?.id}/cancel`)
    expect(text).not.toMatch(/<button class="btn main">|Post to another account|name="account"/)
    const other = await connect(at, 'linkedin')
    const more = await look()
    expect(more).toContain('<summary class="btn">Post to another account')
    expect(more.match(/name="account" value="([^"]+)"/g)).toEqual([`name="account" value="${other}"`])
  })
})

describe('a post that came to nothing', () => {
  it('is told with its reason, and tried again, wherever its run stands', async () => {
    const { at, owner, path, look, posts, run_id } = await made('linkedin')
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'now' }
    expect((await owner.post(`${path}/post`, sent)).status).toBe(303)
    await at.world.db.execute(
      sql`update posts set status = 'failed', posted_at = null, error_code = 'platform_rejected',
            error_message = 'LinkedIn knows no such member.' where run_id = ${run_id}`,
    )
    const text = await look()
    expect(text).toMatch(/Approved<\/span><span class="chip bad">Not posted</)
    expect(text).toMatch(/<b>Not posted to LinkedIn, [^<]+<\/b> LinkedIn knows no such member\./)
    expect(text).toMatch(/<button class="btn main">.*Try again now/)
    expect(text).toContain('asked for, and not posted')
    const forbidden = 'You are not permitted to perform this action.'
    await at.world.db.execute(sql`update posts set error_message = ${forbidden} where run_id = ${run_id}`)
    expect(await look()).toMatch(
      /LinkedIn does not let the account [^<]+ post this\. .+\/connections">connect it again<\/a>, .+ says: “You are not/,
    )
    await at.world.db.execute(
      sql`update posts set error_message = 'LinkedIn knows no such member.' where run_id = ${run_id}`,
    )
    const at_ = path.replace(/runs\/.*$/, '')
    for (const list of ['runs', 'runs?view=list']) {
      const { text: shown } = await owner.get(at_ + list)
      expect(shown).toContain('<span class="chip bad">Not posted</span>')
    }
    const { text: month } = await owner.get(`${at_}calendar`)
    expect(month).toContain('LinkedIn knows no such member.')
    const { text: post } = await owner.get(`${at_}posts/${(await posts())[0]?.id}`)
    expect(post).toMatch(/LinkedIn knows no such member\. <a[^>]+for=linkedin#publish">Try again</)
    expect(post).not.toContain('platform_rejected')
    // It waits to be planned again.
    expect(month).toContain(`href="${path}#publish">Schedule<`)
    expect((await owner.post(`${path}/post`, sent)).status).toBe(303)
    expect((await posts()).map(({ status }) => status)).toEqual(['posted'])
    expect((await owner.get(`${at_}calendar`)).text).not.toContain('#publish">Schedule<')
  })
})

describe('a platform that names what a post would repeat', () => {
  it('is told by the run behind the address, and by its own name where the post is not ours', async () => {
    const { at, owner, path, look, run_id, posts } = await made('linkedin')
    await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'We open at six.', when: 'now' })
    const told = (address: string) =>
      at.world.db.execute(sql`
      update posts set status = 'failed', posted_at = null, error_code = 'platform_rejected',
        error_message = ${`It repeats ${address}.`} where run_id = ${run_id}`)
    const url = `https://www.linkedin.com/feed/update/urn:li:share:${(await posts())[0]?.id}`
    await told(url)
    expect(await look()).toMatch(
      /It repeats <a class="link" href="https:[^"]+" rel="noopener noreferrer">a post on LinkedIn<\/a>\./,
    )
    await at.world.db.execute(sql`update posts set url = ${url} where run_id = ${run_id}`)
    expect(await look()).toContain(`It repeats <a class="link" href="${path}">We open at six on Saturdays.</a>.`)
    expect(await look()).not.toContain(`>${url}`)
  })
})

describe('nearly the same again', () => {
  it('is refused in words with the way to send it all the same, and sent where that is wished', async () => {
    const { at, owner, path, posts } = await made('linkedin')
    const brief = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin', once: 'twin' }
    const twin = (await owner.post(at.at('create'), brief)).headers.get('location') ?? ''
    await at.drain()
    const form = { platform: 'linkedin', caption: 'We open at six on Saturdays.', when: 'now' }
    expect((await owner.get(twin)).text).not.toContain('allow_repeat')
    expect((await owner.post(`${path}/post`, form)).status).toBe(303)
    const [first] = await posts()
    const refused = await owner.post(`${twin}/post`, form)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('<b>Not posted.</b>')
    expect(refused.text).toContain(`posts/${first?.id}">We open at six on Saturdays</a>. Less than`)
    expect(refused.text).toMatch(/name="allow_repeat" value="1"[^>]*>Post it all the same/)
    expect(refused.text).not.toContain('allow_repeat: true')
    expect((await owner.post(`${twin}/post`, { ...form, allow_repeat: '1' })).status).toBe(303)
  })

  it('is refused in the same words where a scheduled post is changed into it', async () => {
    const { at, owner, path, posts } = await made('linkedin')
    const brief = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin', once: 'other' }
    const twin = (await owner.post(at.at('create'), brief)).headers.get('location') ?? ''
    await at.drain()
    const form = { platform: 'linkedin', caption: 'We open at six on Saturdays.', when: 'now' }
    await owner.post(`${path}/post`, form)
    const [first] = await posts()
    const later = { ...form, caption: 'Butter, jam, a long table by the window.', when: 'tomorrow' }
    const post = (await owner.post(`${twin}/post`, later)).headers.get('location') ?? ''
    expect((await owner.get(post)).text).not.toContain('allow_repeat')
    const refused = await owner.post(`${post}/move`, { caption: form.caption })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(`posts/${first?.id}">We open at six on Saturdays</a>. Less than`)
    expect(refused.text).toMatch(/name="caption"[^>]*>We open at six on Saturdays\.<\/textarea>.*name="allow_repeat"/s)
    expect((await owner.post(`${post}/move`, { caption: form.caption, allow_repeat: '1' })).status).toBe(303)
  })
})

describe('a film', () => {
  it('has the controls of the page, which stay away without script, and the browser’s own', () => {
    const asset = { id: 'a', position: 0, sha256: '', alt_text: null, proof: null, width: 1080, height: 1920 }
    const film = {
      ...asset,
      kind: 'video',
      url: 'https://a/f.mp4',
      content_type: 'video/mp4',
      bytes: 9,
      duration_ms: 68_400,
    }
    const poster = {
      ...asset,
      kind: 'thumbnail',
      url: 'https://a/p.jpg',
      content_type: 'image/jpeg',
      bytes: 9,
      duration_ms: null,
    }
    const text = String(stage({ assets: [film, poster], score_reasons: [] } as unknown as Run))
    expect(text).toMatch(/<video src="https:\/\/a\/f\.mp4" controls [^>]*poster="https:\/\/a\/p\.jpg"/)
    expect(text).toMatch(/<figcaption class="film-bar" hidden>/)
    expect(text).toContain('>1:08<')
    for (const name of ['Play the film', 'Play or pause', 'Position', 'Without sound', 'Full screen'])
      expect(text).toContain(name)
  })
})

describe('tomorrow morning', () => {
  it('is nine by the clock of the workspace', async () => {
    const { at, owner, path, posts } = await made('linkedin')
    await at.world.db.execute(sql`update workspaces set time_zone = 'Asia/Tokyo' where id = ${at.workspace.id}`)
    const sent = await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'Open at six.', when: 'tomorrow' })
    expect(sent.status).toBe(303)
    const day = dateIn(new Date(at.world.now().getTime() + 86_400_000), 'Asia/Tokyo')
    expect(new Date((await posts())[0]?.scheduled_at ?? '').toISOString()).toBe(`${day}T00:00:00.000Z`)
  })
})
