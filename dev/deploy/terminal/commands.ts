// What is done to a deployment from a terminal: each command, what it takes and what it says of itself. What does it is loaded when it is asked for: a wrong word is refused at once.
import { type Deployment, deploymentOf, FIRST } from '#dev/deploy/deployment.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { type Flag, type Flags, flagLines } from '#dev/deploy/terminal/flags.ts'
import type { Tools } from '#dev/deploy/tools.ts'

/** A number is its exit status; whatever else it answers, all is well. */
type Ended = Promise<unknown>
type Command = { what: string; takes: readonly Flag[]; run(tools: Tools, flags: Flags): Ended }

type Work = (tools: Tools, deployment: Deployment, values: Values) => Promise<void>

/** Of Workers that run, with the settings as they are: nobody is asked and no key is made. */
const running =
  (load: () => Promise<Work>): Command['run'] =>
  async (tools, { name }) => {
    const { notDeployed, versions } = await import('#dev/deploy/worker/versions.ts')
    const { readSettings, refuseUndeployed } = await import('#dev/deploy/ready.ts')
    const work = await load()
    const deployment = deploymentOf(name, tools.folder)
    refuseUndeployed(deployment)
    if (!(await versions(tools, deployment)).api) throw notDeployed(deployment)
    await work(tools, deployment, readSettings(deployment))
  }

const deploying = (flags: Flags) => ({ name: flags.name, dry_run: flags['dry-run'], new_keys: flags['new-keys'] })

export const commands: Record<string, Command> = {
  deploy: {
    what: 'sets everything up and uploads the Workers; may be run again at any time',
    takes: ['dry-run', 'new-keys'],
    run: async (tools, flags) => (await import('#dev/deploy/deploy.ts')).deploy(tools, deploying(flags)),
  },
  doctor: {
    what: 'looks for every fault that is known, and says what mends it; changes nothing',
    takes: [],
    run: async (tools, { name }) =>
      (await (await import('#dev/deploy/doctor/doctor.ts')).doctor(tools, name)) > 0 ? 1 : 0,
  },
  status: {
    what: 'says at a glance what runs, what it stands on, what waits and what failed',
    takes: [],
    run: async (tools, { name }) =>
      (await import('#dev/deploy/status.ts')).tellStatus(tools, deploymentOf(name, tools.folder)),
  },
  smoke: {
    what: 'has the queue call api and render, and makes a card and takes a picture in through the live service',
    takes: [],
    run: running(async () => (await import('#dev/deploy/smoke.ts')).smoke),
  },
  upgrade: {
    what: 'says what changes from the release that runs to this one, then deploys it',
    takes: ['dry-run'],
    run: async (tools, flags) => (await import('#dev/deploy/upgrade.ts')).upgrade(tools, deploying(flags)),
  },
  rollback: {
    what: 'brings the Workers back to the release before this one; the database stays as it is',
    takes: ['old-secrets'],
    run: async (tools, { name, 'old-secrets': old_secrets }) =>
      (await import('#dev/deploy/worker/versions.ts')).rollBack(tools, deploymentOf(name, tools.folder), {
        old_secrets,
      }),
  },
  pause: {
    what: 'nothing is changed and nothing goes out any more, until `resume`',
    takes: [],
    run: running(async () => (await import('#dev/deploy/pause.ts')).pause),
  },
  resume: { what: 'ends a pause', takes: [], run: running(async () => (await import('#dev/deploy/pause.ts')).resume) },
  backup: {
    what: 'makes a branch of the Neon database; with --to FILE a file that needs no account',
    takes: ['to'],
    run: async (tools, { name, to }) =>
      (await import('#dev/deploy/backup/backup.ts')).backup(tools, deploymentOf(name, tools.folder), to),
  },
  restore: {
    what: 'fills an empty database from a file',
    takes: ['from'],
    run: async (tools, { name, from }) =>
      (await import('#dev/deploy/backup/restore.ts')).restore(tools, deploymentOf(name, tools.folder), from),
  },
  destroy: {
    what: 'deletes the Workers and the schedule; with --yes-really. Database, bucket, Redis and settings stay',
    takes: ['yes-really'],
    run: async (tools, { name, 'yes-really': sure }) =>
      (await import('#dev/deploy/destroy.ts')).destroy(tools, deploymentOf(name, tools.folder), sure),
  },
}

const list = Object.entries(commands)
  .map(([name, { what }]) => `  ${name.padEnd(9)} ${what}`)
  .join('\n')

/** Of one command, or of all where the word is none. */
export function helpOf(name: string): string {
  const command = commands[name]
  if (!command)
    return `usage: npm run <command> -- [--name ${FIRST}]\n\n${list}\n\nnpm run <command> -- --help says what one takes.`
  return `usage: npm run ${name} -- [--name ${FIRST}]\n\n${name} ${command.what}.\n\n${flagLines(command.takes)}`
}
