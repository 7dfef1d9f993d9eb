// The pages of the documentation in the order of its contents: what each is called and which file it is made of.
export type Entry = { slug: string; title: string; about: string; file: string }

const guide = (slug: string, title: string, about: string, file = `docs/guides/${slug}.md`): Entry => ({
  ...{ slug, title, about, file },
})

export const chapters: { title: string; entries: Entry[] }[] = [
  {
    title: 'Begin',
    entries: [
      guide('index', 'Overview', 'One sentence in, on-brand assets out.'),
      guide('quickstart', 'Five minutes', 'From nothing to a finished picture.'),
    ],
  },
  {
    title: 'Guides',
    entries: [
      guide('briefs', 'Briefs that work', 'What to say, and what to leave to the service.'),
      guide('brand', 'Your brand', 'Logo, colours, voice, screens, people.'),
      guide('approval', 'Held runs', 'Why a run is held and how it gets out.'),
      guide('posting', 'Posting', 'Accounts, times, drafts, stopping everything.'),
      guide('webhooks', 'Webhooks', 'Being told, provably and at least once.', 'docs/webhooks.md'),
      guide('idempotency', 'Retries', 'Asking twice without making twice.'),
      guide('limits', 'Limits', 'Minutes, days, caps and what they say.'),
      guide('testing', 'Testing', 'Test keys, and every outcome on purpose.'),
      guide('render', 'Words of your own', 'Templates filled by you, drawn as they are.'),
      guide('studio', 'Studio', 'Cards from the events of your systems.'),
      guide('plans', 'Plans and credits', 'What is granted, what things cost.', 'docs/plans.md'),
    ],
  },
  {
    title: 'Tools',
    entries: [
      guide('agents', 'Agents', 'Claude, ChatGPT and any other client.', 'docs/agents.md'),
      guide('dashboard', 'Dashboard', 'Where people sign in, make, judge and plan.', 'docs/dashboard.md'),
      guide('cli', 'Command line', 'The same, from a terminal.', 'docs/cli.md'),
      guide('client', 'TypeScript client', 'Typed, for Node, Deno, browsers and Workers.', 'client/README.md'),
      guide('python', 'Python', 'The same with a page of Python.'),
    ],
  },
  {
    title: 'Clients of agents',
    entries: [
      guide('claude', 'Claude', 'In the app, on the desktop, in the terminal.', 'docs/agents/claude.md'),
      guide('chatgpt', 'ChatGPT', 'As a connector.', 'docs/agents/chatgpt.md'),
      guide('cursor', 'Cursor', 'In the editor.', 'docs/agents/cursor.md'),
      guide('vs-code', 'VS Code', 'In the editor.', 'docs/agents/vs-code.md'),
      guide('gemini-cli', 'Gemini CLI', 'In the terminal.', 'docs/agents/gemini-cli.md'),
      guide('sdk', 'Your own client', 'With the official packages.', 'docs/agents/sdk.md'),
    ],
  },
  {
    title: 'Operate',
    entries: [
      guide('deploy', 'Deploy', 'On accounts of your own.', 'docs/deploy.md'),
      guide('runbook', 'Runbook', 'What each alert means, and what to do.', 'docs/operate/runbook.md'),
      guide('upgrade', 'Upgrade', 'And back again.', 'docs/operate/upgrade.md'),
      guide('recovery', 'Recovery', 'From a backup, and after a lost key.', 'docs/operate/recovery.md'),
      guide('costs', 'Costs', 'What nobody using it costs, and each thing made.', 'docs/operate/costs.md'),
      guide('models', 'Models', 'Who writes the words.', 'docs/models.md'),
      guide('score', 'Score', 'How a run is judged.', 'docs/score.md'),
      guide('security', 'Security', 'What is defended, and how that is shown.', 'docs/security.md'),
      guide('changelog', 'Changelog', 'What a caller would notice.', 'CHANGELOG.md'),
    ],
  },
]
