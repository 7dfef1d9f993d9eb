// A bucket in a process of its own, for a test to kill: prints its port.
import { startBucket } from '#dev/r2/start.ts'

const [, , dir = '', port = '0'] = process.argv
console.log((await startBucket({ dir, port: Number(port) })).port)
