import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { billOfMaterials } from '#dev/build/sbom.ts'

const root = dirname(dirname(import.meta.dirname))
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

it('names every package that may be in a bundle, with its version, licence and hash, and no tool', () => {
  const { components, serialNumber } = billOfMaterials(lock)
  expect(components.length).toBeGreaterThan(20)
  for (const [name, version] of Object.entries(dependencies))
    expect(components).toContainEqual(expect.objectContaining({ name, version }))
  for (const one of components) {
    expect(one.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect([one.name, one.licenses?.[0]?.expression]).toEqual([one.name, expect.any(String)])
  }
  const tools = Object.keys(devDependencies).filter(name => components.some(one => one.name === name))
  expect(tools).toEqual([])
  expect(new Set(components.map(one => one['bom-ref'])).size).toBe(components.length)
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
})

it('is the same for the same lock file, and another for another', () => {
  expect(billOfMaterials(lock)).toEqual(billOfMaterials(lock))
  expect(billOfMaterials(lock.replace('"version": "1', '"version": "9')).serialNumber).not.toBe(
    billOfMaterials(lock).serialNumber,
  )
})
