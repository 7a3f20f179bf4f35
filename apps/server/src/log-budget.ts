/** Lines that the log takes in one second: a flood of requests must not fill a disk. */
const linesPerSecond = 200;

/** Pino's number of `fatal`: why the process ends is never left out. */
const fatal = 60;

type LogMethod = (this: object, ...values: unknown[]) => void;

/**
 * Pino's `logMethod` hook, for one logger and its children: past so many lines in a second further ones are left out, and
 * the next second's first line is preceded by one that counts them. `/metrics` counts every answer all the same.
 */
export function logBudget(lines = linesPerSecond, now = () => performance.now()) {
  let began = Number.NEGATIVE_INFINITY;
  let written = 0;
  let leftOut = 0;
  return function logMethod(this: object, values: unknown[], method: LogMethod, level: number): void {
    if (now() - began >= 1000) {
      if (leftOut > 0) method.call(this, { leftOut }, 'log lines left out: there were too many');
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
