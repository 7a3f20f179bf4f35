/** Maximum log lines per second: a flood of requests must not fill a disk. */
const linesPerSecond = 200;

/** Pino's number of `fatal`: the reason for an exit is always logged. */
const fatal = 60;

type LogMethod = (this: object, ...values: unknown[]) => void;

/**
 * Creates Pino's `logMethod` hook for one logger and its children. It drops lines above the limit and logs their number
 * in the next second. `/metrics` still counts every response.
 */
export function logBudget(lines = linesPerSecond, now = () => performance.now()) {
  let began = Number.NEGATIVE_INFINITY;
  let written = 0;
  let leftOut = 0;
  return function logMethod(this: object, values: unknown[], method: LogMethod, level: number): void {
    if (now() - began >= 1000) {
      if (leftOut > 0) method.call(this, { leftOut }, 'log lines dropped: there were too many');
      began = now();
      written = 0;
      leftOut = 0;
    }
    if (written >= lines && level < fatal) {
      leftOut += 1;
      return;
    }
    written += 1;
    method.apply(this, values);
  };
}
