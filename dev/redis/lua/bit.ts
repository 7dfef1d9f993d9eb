/** The bit library of scripts: 32-bit operations with signed answers. */

import { pushText } from '#dev/redis/lua/convert.ts'
import { type LuaFunction, type LuaState, lua } from '#dev/redis/lua/fengari.ts'

const argument = (state: LuaState, index: number): number =>
  Number(BigInt.asIntN(32, round(lua.lua_tonumber(state, index))))
const round = (value: number): bigint => (Number.isFinite(value) ? BigInt(Math.round(value)) : 0n)

const folding =
  (fold: (left: number, right: number) => number): LuaFunction =>
  state => {
    let value = argument(state, 1)
    for (let index = 2; index <= lua.lua_gettop(state); index++) value = fold(value, argument(state, index))
    lua.lua_pushnumber(state, value | 0)
    return 1
  }

export const bit: Record<string, LuaFunction> = {
  tobit: folding(value => value),
  band: folding((left, right) => left & right),
  bor: folding((left, right) => left | right),
  bxor: folding((left, right) => left ^ right),
  lshift: folding((value, by) => value << (by & 31)),
  rshift: folding((value, by) => value >>> (by & 31)),
  arshift: folding((value, by) => value >> (by & 31)),
  rol: folding((value, by) => (value << (by & 31)) | (value >>> (-by & 31))),
  ror: folding((value, by) => (value >>> (by & 31)) | (value << (-by & 31))),
  bnot(state) {
    lua.lua_pushnumber(state, ~argument(state, 1))
    return 1
  },
  bswap(state) {
    const bytes = Buffer.alloc(4)
    bytes.writeInt32LE(argument(state, 1))
    lua.lua_pushnumber(state, bytes.readInt32BE())
    return 1
  },
  tohex(state) {
    const wanted = lua.lua_gettop(state) > 1 ? argument(state, 2) : 8
    const text = (argument(state, 1) >>> 0)
      .toString(16)
      .padStart(8, '0')
      .slice(-Math.min(8, Math.abs(wanted)))
    pushText(state, wanted < 0 ? text.toUpperCase() : text)
    return 1
  },
}
