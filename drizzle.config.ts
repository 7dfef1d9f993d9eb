import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './drizzle/*.ts', out: './drizzle/migrations' })
