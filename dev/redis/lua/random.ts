import { type LuaState, lua } from '#dev/redis/lua/fengari.ts'

/** drand48 from a fixed seed: every script draws the same numbers, so that a run can be repeated. */
export function createDrand48(): () => number {
  const MASK = 2n ** 48n - 1n
  const MAX = 2 ** 31 - 1
  let state = 0x330en
  return () => {
    state = (state * 0x5deece66dn + 0xbn) & MASK
    return (Number(state >> 17n) % MAX) / MAX
  }
}

/** math.random with its none, one or two arguments. */
export function drawNumber(state: LuaState, random: number): number {
  const count = lua.lua_gettop(state)
  const low = count > 1 ? lua.lua_tonumber(state, 1) : 1
  const high = count > 0 ? lua.lua_tonumber(state, count) : 1
  lua.lua_pushnumber(state, count === 0 ? random : Math.floor(random * (high - low + 1)) + low)
  return 1
}
