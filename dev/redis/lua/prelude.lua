-- Makes the globals of a script those of Redis: Lua 5.1's libraries, all of them read only.
local removed = {
  [_G] = { 'print', 'dofile', 'loadfile', 'require', 'rawlen' },
  [string] = { 'pack', 'unpack', 'packsize' },
  [table] = { 'pack', 'move' },
  [math] = { 'tointeger', 'type', 'ult', 'maxinteger', 'mininteger' },
}
for library, names in pairs(removed) do
  for _, name in ipairs(names) do library[name] = nil end
end

local older = redis.older
redis.older = nil
local function flatten(ok, fault, ...)
  if ok then return ok, fault, ... end
  if type(fault) == 'table' and fault.err then return ok, fault.err end
  return ok, type(fault) == 'string' and older(fault) or fault
end
local protected = pcall
pcall = function(...) return flatten(protected(...)) end

unpack, table.unpack = table.unpack, nil
loadstring = load
gcinfo = function() return collectgarbage('count') end
string.gfind = string.gmatch
string.format = redis.format
redis.format = nil
math.random, redis.random = redis.random, nil
math.max, redis.max = redis.max, nil
math.min, redis.min = redis.min, nil
math.randomseed = function() end
math.mod = math.fmod
math.pow = function(base, power) return base ^ power end
math.log10 = function(number) return math.log(number, 10) end
table.getn = function(list) return #list end
table.maxn = function(list)
  local highest = 0
  for key in pairs(list) do
    if type(key) == 'number' and key > highest then highest = key end
  end
  return highest
end
table.foreach = function(list, visit)
  for key, value in pairs(list) do
    local answer = visit(key, value)
    if answer ~= nil then return answer end
  end
end
table.foreachi = function(list, visit)
  for index, value in ipairs(list) do
    local answer = visit(index, value)
    if answer ~= nil then return answer end
  end
end
_VERSION = 'Lua 5.1'

local function refuse() error('Attempt to modify a readonly table', 2) end

local globals = {}
for name, value in pairs(_G) do globals[name] = value end
for _, name in ipairs { 'string', 'table', 'math', 'coroutine', 'redis', 'cjson', 'bit' } do
  globals[name] = setmetatable({}, { __index = globals[name], __newindex = refuse })
end
local visible = setmetatable({}, {
  __newindex = refuse,
  __index = function(_, name)
    local value = globals[name]
    if value == nil then
      error("Script attempted to access nonexistent global variable '" .. tostring(name) .. "'", 2)
    end
    return value
  end,
})
globals._G = visible
return visible, globals
