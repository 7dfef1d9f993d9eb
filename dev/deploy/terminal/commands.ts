// What is done to a deployment from a terminal: each command, what it takes and what it says of itself.
import { backup } from '#dev/deploy/backup/backup.ts'
import { restore } from '#dev/deploy/backup/restore.ts'
import { deploy } from '#dev/deploy/deploy.ts'
import { type Deployment, deploymentOf, FIRST } from '#dev/deploy/deployment.ts'
import { destroy } from '#dev/deploy/destroy.ts'
import { doctor } from '#dev/deploy/doctor/doctor.ts'
import { pause, resume } from '#dev/deploy/pause.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { smoke } from '#dev/deploy/smoke.ts'
import { tellStatus } from '#dev/deploy/status.ts'
import { type Flag, type Flags, flagLines } from '#dev/deploy/terminal/flags.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { upgrade } from '#dev/deploy/upgrade.ts'
import { notDeployed, rollBack, versions } from '#dev/deploy/worker/versions.ts'

/** A number is its exit status; whatever else it answers, all is well. */
type Ended = Promise<unknown>
type Command = { what: string; takes: readonly Flag[]; run(tools: Tools, flags: Flags): Ended }

/** Of Workers that run, with the settings as they are: nobody is asked and no key is made. */
const running =
  (work: (tools: Tools, deployment: Deployment, values: Values) => Promise<void>): Command['run'] =>
  async (tools, { name }) => {
    const deployment = deploymentOf(name, tools.folder)
    if (!(await versions(tools, deployment)).api) throw notDeployed(deployment)
    await work(tools, deployment, readSettings(deployment))
  }

const deploying = (flags: Flags) => ({ name: flags.name, dry_run: flags['dry-run'], new_keys: flags['new-keys'] })

export const commands: Record<string, Command> = {
  deploy: {
    what: 'sets everything up and uploads the Workers; may be run again at any time',
    takes: ['dry-run', 'new-keys'],
    run: (tools, flags) => deploy(tools, deploying(flags)),
  },
  doctor: {
    what: 'looks for every fault that is known, and says what mends it; changes nothing',
    takes: [],
    run: async (tools, { name }) => ((await doctor(tools, name)) > 0 ? 1 : 0),
  },
  status: {
    what: 'says at a glance what runs, what it stands on, what waits and what failed',
    takes: [],
    run: (tools, { name }) => tellStatus(tools, deploymentOf(name, tools.folder)),
  },
  smoke: {
    what: 'has the queue call api and render, and makes a card and takes a picture in through the live service',
    takes: [],
    run: running(smoke),
  },
  upgrade: {
    what: 'says what changes from the release that runs to this one, then deploys it',
    takes: ['dry-run'],
    run: (tools, flags) => upgrade(tools, deploying(flags)),
  },
  rollback: {
    what: 'brings the Workers back to the release before this one; the database stays as it is',
    takes: ['old-secrets'],
    run: (tools, { name, 'old-secrets': old_secrets }) =>
      rollBack(tools, deploymentOf(name, tools.folder), { old_secrets }),
  },
  pause: { what: 'nothing is changed and nothing goes out any more, until `resume`', takes: [], run: running(pause) },
  resume: { what: 'ends a pause', takes: [], run: running(resume) },
  backup: {
    what: 'makes a branch of the Neon database; with --to FILE a file that needs no account',
    takes: ['to'],
    run: (tools, { name, to }) => backup(tools, deploymentOf(name, tools.folder), to),
  },
  restore: {
    what: 'fills an empty database from a file',
    takes: ['from'],
    run: (tools, { name, from }) => restore(tools, deploymentOf(name, tools.folder), from),
  },
  destroy: {
    what: 'deletes the Workers and the schedule; with --yes-really. Database, bucket, Redis and settings stay',
    takes: ['yes-really'],
    run: (tools, { name, 'yes-really': sure }) => destroy(tools, deploymentOf(name, tools.folder), sure),
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
