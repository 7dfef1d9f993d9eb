// `npm run deploy | doctor | upgrade | rollback | pause | resume | backup | destroy`: what is done to a deployment from a terminal.
import { backUp } from '#dev/deploy/backup/branch.ts'
import { writeBackup } from '#dev/deploy/backup/file.ts'
import { restore } from '#dev/deploy/backup/restore.ts'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf, FIRST, Stop } from '#dev/deploy/deployment.ts'
import { doctor } from '#dev/deploy/doctor/doctor.ts'
import { type Flags, readFlags } from '#dev/deploy/flags.ts'
import { isPaused, pause, resume } from '#dev/deploy/pause.ts'
import { completeSettings, readSettings } from '#dev/deploy/ready.ts'
import { loginOf } from '#dev/deploy/settings.ts'
import { smoke } from '#dev/deploy/smoke.ts'
import { openTools, type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { upgrade } from '#dev/deploy/upgrade.ts'
import { releaseOf } from '#dev/deploy/worker/release.ts'
import { notDeployed, rollBack, versions } from '#dev/deploy/worker/versions.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'

type Command = { what: string; run(tools: Tools, flags: Flags): Promise<number | undefined> }

const commands: Record<string, Command> = {
  deploy: {
    what: 'sets everything up and uploads the Workers; may be run again at any time',
    run: async (tools, { name, 'dry-run': dry_run }) => void (await deploy(tools, { name, dry_run })) as undefined,
  },
  doctor: {
    what: 'looks for every fault that is known, and says what mends it; changes nothing',
    run: async (tools, { name }) => ((await doctor(tools, name)) > 0 ? 1 : 0),
  },
  smoke: {
    what: 'makes a card through the live service, and has the queue call both Workers',
    run: async (tools, { name }) => {
      const deployment = deploymentOf(name, tools.folder)
      return void (await smoke(tools, deployment, await completeSettings(tools, deployment))) as undefined
    },
  },
  upgrade: {
    what: 'says what changes from the release that runs to this one, then deploys it',
    run: async (tools, { name, 'dry-run': dry_run }) => void (await upgrade(tools, { name, dry_run })) as undefined,
  },
  rollback: {
    what: 'brings the Workers back to the release before this one; the database stays as it is',
    run: async (tools, { name }) => void (await rollBack(tools, deploymentOf(name, tools.folder))) as undefined,
  },
  pause: {
    what: 'nothing is changed and nothing goes out any more, until `resume`',
    run: (tools, { name }) => toldOf(tools, name, pause),
  },
  resume: { what: 'ends a pause', run: (tools, { name }) => toldOf(tools, name, resume) },
  backup: { what: 'makes a branch of the Neon database; with --to FILE a file that needs no account', run: makeBackup },
  restore: { what: 'fills an empty database from a file: --from FILE', run: restoreFrom },
  destroy: { what: 'deletes the Workers; with --yes-really. Database, bucket and queue stay', run: destroy },
}

async function toldOf(tools: Tools, name: string, change: typeof pause): Promise<undefined> {
  const deployment = deploymentOf(name, tools.folder)
  if (!(await versions(tools, deployment)).api) throw notDeployed(deployment)
  await change(tools, deployment, await completeSettings(tools, deployment))
  return undefined
}

async function makeBackup(tools: Tools, { name, to }: Flags): Promise<undefined> {
  if (to) return writeFile(tools, name, to)
  const branch = await backUp(tools, readSettings(deploymentOf(name, tools.folder)), 'by-hand')
  if (!branch)
    throw new Stop(
      'There is no key for Neon.',
      'Set NEON_API_KEY and NEON_PROJECT_ID in the .env file of the deployment.',
    )
  tools.print(`✓ backed up as branch ${branch}`)
  return undefined
}

async function writeFile(tools: Tools, name: string, file: string): Promise<undefined> {
  const deployment = deploymentOf(name, tools.folder)
  const about = { release: releaseOf(tools.root), at: tools.now().toISOString() }
  const rows = await writeBackup(readSettings(deployment), file, about)
  tools.print(`✓ ${rows} rows are in ${file}; tokens in it are sealed with SEALING_KEYS, which it does not hold`)
  if (!(await isPaused(tools, deployment)))
    tools.print('  it was not paused: of what changed meanwhile some rows may be there and others not')
  return undefined
}

async function restoreFrom(tools: Tools, { name, from }: Flags): Promise<undefined> {
  if (!from) throw new Stop('It is not said from where.', 'npm run restore -- --from FILE')
  await restore(tools, deploymentOf(name, tools.folder), from)
  return undefined
}

async function destroy(tools: Tools, { name, 'yes-really': sure }: Flags): Promise<undefined> {
  const { workers } = deploymentOf(name, tools.folder)
  // Whoever is bound to another goes before it.
  const names = [...workerNames].reverse().map(worker => workers[worker])
  if (!sure) throw new Stop(`This deletes ${names.join(', ')}.`, 'Add --yes-really if that is meant.')
  for (const worker of names) {
    await wranglerOrStop(tools, `delete ${worker}`, 'delete', worker, '--force')
    tools.print(`✓ ${worker} is deleted`)
  }
  return undefined
}

const help = `usage: npm run <command> -- [--name ${FIRST}] [--dry-run]\n\n${Object.entries(commands)
  .map(([name, { what }]) => `  ${name.padEnd(9)} ${what}`)
  .join('\n')}`

async function main(): Promise<number> {
  const { command: name, flags } = readFlags(process.argv.slice(2), process.env)
  const command = commands[name]
  if (!command || flags.help) {
    console.log(help)
    return command || name === '' ? 0 : 2
  }
  const login = loginOf(readSettings(deploymentOf(flags.name, process.cwd())))
  return (await command.run(openTools(login), flags)) ?? 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof Stop) console.error(`\n${error.message}\n→ ${error.cure}`)
  else console.error(error)
  process.exitCode = error instanceof Stop ? 1 : 2
}
