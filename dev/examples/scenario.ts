// One caller's way through every operation, each with the request that the interface document shows for it.
import { FONT } from '#dev/examples/font.ts'

export type Step = {
  id: string
  /** `{name}` stands for what an earlier answer has given. */
  parameters?: Record<string, string>
  body?: unknown
  /** Of the answer, for later steps: where it lies. */
  keep?: Record<string, string>
  /** Asked again until a field of the answer has this value. */
  until?: readonly [path: string, value: string]
  /** Has to be done by an administrator before. */
  first?: 'reviewer' | 'doubt' | 'brand_page'
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAABlBMVEX/aj0KJUAD2EkyAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAARElEQVRo3u3WsQ0AMAgEsWf/pTMDQqRAvgXcXmq5AAAAAAAAAAAAAABgDKQZAAAAAAAAwFXAOgIAAAAAAAAAAADAd+ABLfMfgatcyLUAAAAASUVORK5CYII='
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><rect width="240" height="80" rx="16" fill="#0A2540"/><circle cx="60" cy="40" r="20" fill="#FF6A3D"/><path d="M100 30h100v20H100z" fill="#FFFFFF"/></svg>',
).toString('base64')

/** Later than any time at which the examples are read soon. */
const inDays = (days: number, now: Date) =>
  `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 11)}09:00:00+00:00`

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one request after the other, in the order that the document tells them
export const scenario = (now: Date): Step[] => [
  { id: 'getHealth' },
  { id: 'getKey' },
  { id: 'getLimits' },
  { id: 'getBrandDna' },
  {
    id: 'updateBrandDna',
    body: { offer: { one_liner: 'Group runs for every pace, every week.' }, voice: { tone: 'plain and warm' } },
  },
  { id: 'previewSignature' },
  { id: 'importBrand', body: { url: 'https://paceline.example.com/' }, first: 'brand_page' },
  { id: 'listBrandVersions', parameters: { limit: '2' }, keep: { version: '1.version' } },
  { id: 'getBrandVersion', parameters: { version: '{version}' } },
  { id: 'restoreBrandVersion', parameters: { version: '{version}' } },
  { id: 'addLogo', body: { image_base64: LOGO, variant: 'mark', name: 'Paceline mark' } },
  { id: 'addPhoto', body: { shows: 'Runners at the harbour', image_base64: PNG } },
  {
    id: 'addScreen',
    body: { name: 'Route of the week', screen_type: 'dashboard', device: 'phone', image_base64: PNG },
    keep: { screen_id: 'id' },
  },
  { id: 'listScreens', parameters: { limit: '2' } },
  { id: 'retagScreen', parameters: { screen_id: '{screen_id}' }, body: { theme: 'light' } },
  { id: 'deleteScreen', parameters: { screen_id: '{screen_id}' } },
  { id: 'suggestPalette' },
  {
    id: 'addPerson',
    body: { name: 'Ada Brandt', role: 'Coach', consent: true, image_base64: PNG },
    keep: { person_id: 'id' },
  },
  { id: 'listPeople', parameters: { limit: '2' } },
  { id: 'deletePerson', parameters: { person_id: '{person_id}' } },
  {
    id: 'addFont',
    body: { licence_asserted: true, role: 'none', family: 'Paceline Sans', font_base64: FONT },
    keep: { font_id: 'id' },
  },
  { id: 'listFonts' },
  { id: 'deleteFont', parameters: { font_id: '{font_id}' } },
  {
    id: 'addVideo',
    body: { title: 'Start line', upload: { filename: 'start.mp4', content_type: 'video/mp4', bytes: 8_400_000 } },
    keep: { video_id: 'id' },
  },
  { id: 'listVideos', parameters: { limit: '2' } },
  { id: 'deleteVideo', parameters: { video_id: '{video_id}' } },
  { id: 'createMascot', body: { description: 'A heron in running shoes', name: 'Harbour' } },
  { id: 'getMascot', until: ['status', 'candidate'] },
  { id: 'stepMascot', body: { action: 'keep' } },
  { id: 'proposeArtwork', body: { subjects: ['running shoe', 'water bottle'] } },
  { id: 'getArtwork', until: ['status', 'ready'], keep: { kept_id: 'pictures.0.id', dropped_id: 'pictures.1.id' } },
  { id: 'keepArtwork', parameters: { artwork_id: '{kept_id}' } },
  { id: 'dropArtwork', parameters: { artwork_id: '{dropped_id}' } },
  { id: 'listMedia', parameters: { kind: 'logo', limit: '2' }, keep: { media_id: '0.id' } },
  { id: 'deleteMedia', body: { ids: ['{media_id}'] } },
  { id: 'clarify', body: { brief: 'Something about the new route', channel: 'linkedin', asset_type: 'card' } },
  {
    id: 'generate',
    parameters: { 'Idempotency-Key': '5f0c9a52-8b1e-4f6b-9a67-3f1d2c4b5a60' },
    body: {
      brief: 'Sunday 10k along the harbour, first start 8:30, every pace welcome.',
      channel: 'linkedin',
      asset_type: 'card',
    },
    keep: { run_id: 'id' },
  },
  { id: 'getRun', parameters: { run_id: '{run_id}' }, until: ['status', 'succeeded'] },
  { id: 'streamRun', parameters: { run_id: '{run_id}' } },
  { id: 'listRuns', parameters: { limit: '1' } },
  { id: 'getRecipe', parameters: { run_id: '{run_id}' } },
  { id: 'rerenderRun', parameters: { run_id: '{run_id}' }, keep: { again_id: 'id' } },
  { id: 'getWords', parameters: { run_id: '{run_id}' }, keep: { place: 'parts.0.texts.0.path' } },
  {
    id: 'rewordRun',
    parameters: { run_id: '{run_id}' },
    body: { words: { '{place}': 'Ten kilometres along the harbour' } },
  },
  {
    id: 'render',
    body: {
      items: [
        {
          output_type: 'stat',
          body: { value: '214', label: 'runners at the harbour this Sunday' },
          reference_id: 'sunday-214',
        },
      ],
    },
    keep: { drawn_id: 'items.0.run_id' },
  },
  { id: 'listTemplates' },
  {
    id: 'studioGenerate',
    body: {
      output_type: 'milestone',
      data: { headline: 'Ten thousand kilometres', metric_value: '10,000', metric_label: 'km run together' },
      delivery: 'none',
    },
  },
  { id: 'sendApprovalLink', parameters: { run_id: '{run_id}' }, first: 'reviewer' },
  { id: 'listAccounts' },
  {
    id: 'postRun',
    parameters: { run_id: '{run_id}' },
    body: { platform: 'linkedin', scheduled_at: inDays(9, now) },
    keep: { post_id: 'id' },
  },
  { id: 'listPosts', parameters: { limit: '2', platform: 'linkedin' } },
  { id: 'getPost', parameters: { post_id: '{post_id}' } },
  {
    id: 'changePost',
    parameters: { post_id: '{post_id}' },
    body: { caption: 'Sunday at the harbour. First start 8:30, every pace welcome.' },
  },
  { id: 'cancelPost', parameters: { post_id: '{post_id}' } },
  { id: 'resolvePost', parameters: { post_id: '{post_id}' }, body: { outcome: 'not_posted' }, first: 'doubt' },
  {
    id: 'createCampaign',
    body: {
      name: 'Autumn routes',
      brief: 'Our autumn routes are here: harbour, hills and the old railway.',
      channels: ['linkedin', 'twitter'],
      scheduled_at: inDays(12, now),
      every: 'P7D',
      count: 2,
    },
    keep: { campaign_id: 'id' },
  },
  { id: 'listCampaigns', parameters: { limit: '1' } },
  { id: 'getCampaign', parameters: { campaign_id: '{campaign_id}' } },
  { id: 'cancelCampaign', parameters: { campaign_id: '{campaign_id}' } },
  { id: 'readPostingPause' },
  { id: 'pausePosting' },
  { id: 'resumePosting' },
  { id: 'getPerformance', parameters: { window: '7d' } },
  { id: 'getCredits' },
  { id: 'checkoutCredits', body: { pack: 'small' } },
  {
    id: 'createWebhook',
    body: {
      url: 'https://hooks.example.com/brand',
      events: ['run.succeeded', 'run.failed'],
      description: 'Our build server',
    },
    keep: { webhook_id: 'id' },
  },
  { id: 'listWebhooks' },
  { id: 'getWebhook', parameters: { webhook_id: '{webhook_id}' } },
  { id: 'updateWebhook', parameters: { webhook_id: '{webhook_id}' }, body: { events: ['*'] } },
  // What ends late is told after the test, so the list need not begin with it.
  { id: 'testWebhook', parameters: { webhook_id: '{webhook_id}' }, keep: { delivery_id: 'id' } },
  { id: 'listWebhookDeliveries', parameters: { webhook_id: '{webhook_id}', limit: '1' } },
  { id: 'replayWebhookDelivery', parameters: { webhook_id: '{webhook_id}', delivery_id: '{delivery_id}' } },
  { id: 'recoverWebhook', parameters: { webhook_id: '{webhook_id}' }, body: { since: inDays(-1, now) } },
  { id: 'rotateWebhookSecret', parameters: { webhook_id: '{webhook_id}' } },
  { id: 'rotateDefaultWebhookSecret' },
  { id: 'deleteWebhook', parameters: { webhook_id: '{webhook_id}' } },
  { id: 'deleteRun', parameters: { run_id: '{drawn_id}' } },
  { id: 'getEvents', parameters: { limit: '2' } },
  { id: 'readAudit', parameters: { limit: '2' } },
  { id: 'listRequests', parameters: { limit: '2' }, keep: { request_id: 'requests.0.request_id' } },
  { id: 'getRequest', parameters: { request_id: '{request_id}' } },
]

/** What lies at `a.0.b` of an answer. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], value)

/** The page that `importBrand` reads. */
export const brandPage = `<!doctype html><html lang="en"><head><title>Paceline: group runs for every pace</title>
<meta name="description" content="Group runs for every pace, every week."><meta name="theme-color" content="#0A2540"></head>
<body><h1>Paceline</h1><p>Group runs for every pace, every week.</p></body></html>`
