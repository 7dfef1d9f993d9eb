// `npm run deploy | doctor | upgrade | rollback | pause | resume | backup | destroy`: what is done to a deployment from a terminal.
import { parseArgs } from 'node:util'
import { backUp } from '#dev/deploy/backup.ts'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf, FIRST, Stop } from '#dev/deploy/deployment.ts'
import { doctor } from '#dev/deploy/doctor/doctor.ts'
import { pause, resume } from '#dev/deploy/pause.ts'
import { completeSettings, readSettings } from '#dev/deploy/ready.ts'
import { loginOf } from '#dev/deploy/settings.ts'
import { smoke } from '#dev/deploy/smoke.ts'
import { openTools, type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { upgrade } from '#dev/deploy/upgrade.ts'
import { rollBack, versions } from '#dev/deploy/worker/versions.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'

type Flags = { name: string; 'dry-run': boolean; 'yes-really': boolean }
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
  backup: { what: 'makes a branch of the Neon database', run: makeBackup },
  destroy: { what: 'deletes the Workers; with --yes-really. Database, bucket and queue stay', run: destroy },
}

async function toldOf(tools: Tools, name: string, change: typeof pause): Promise<undefined> {
  const deployment = deploymentOf(name, tools.folder)
  if (!(await versions(tools, deployment)).api)
    throw new Stop(`${deployment.workers.api} is not deployed.`, `npm run deploy -- --name ${name}`)
  await change(tools, deployment, await completeSettings(tools, deployment))
  return undefined
}

async function makeBackup(tools: Tools, { name }: Flags): Promise<undefined> {
  const branch = await backUp(tools, readSettings(deploymentOf(name, tools.folder)), 'by-hand')
  if (!branch)
    throw new Stop(
      'There is no key for Neon.',
      'Set NEON_API_KEY and NEON_PROJECT_ID in the .env file of the deployment.',
    )
  tools.print(`✓ backed up as branch ${branch}`)
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
  const options = {
    name: { type: 'string', default: FIRST },
    'dry-run': { type: 'boolean', default: false },
    'yes-really': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const command = commands[positionals[0] ?? '']
  if (!command || values.help) {
    console.log(help)
    return command || positionals.length === 0 ? 0 : 2
  }
  const login = loginOf(readSettings(deploymentOf(values.name, process.cwd())))
  return (await command.run(openTools(login), values)) ?? 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof Stop) console.error(`\n${error.message}\n→ ${error.cure}`)
  else if (error instanceof TypeError && 'code' in error) console.error(`${error.message}\n\n${help}`)
  else console.error(error)
  process.exitCode = error instanceof Stop ? 1 : 2
}
