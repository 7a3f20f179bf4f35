import { type CommandParser, defineScript } from 'redis';

/** Arguments are numbers and short strings, the result is a number. */
function script(lua: string) {
  return defineScript({
    SCRIPT: lua,
    NUMBER_OF_KEYS: 1,
    parseCommand(parser: CommandParser, key: string, ...values: (string | number)[]) {
      parser.pushKey(key);
      parser.push(...values.map(String));
    },
    transformReply: (reply: unknown) => Number(reply),
  });
}

/** Atomic scripts. They use Redis's clock, so instances' clocks need not agree, and every key expires. */
export const scripts = {
  /** (key, entry, most, lifeMs): 1 when the entry is in the set, added or extended; 0 when the set is full. */
  enterSet: script(`
    local time = redis.call('time')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    redis.call('zremrangebyscore', KEYS[1], '-inf', now)
    local isIn = redis.call('zscore', KEYS[1], ARGV[1])
    if not isIn and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
    redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
    redis.call('pexpire', KEYS[1], ARGV[3])
    return 1`),
};
