import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clockAt, faketimeVariables } from '../lib/faketime.ts';

test.skipIf(faketimeVariables() === null)('moves the clock of a program and of what it starts', () => {
  const instant = new Date('2028-02-29T23:30:00Z');
  const program = `
    console.log(Date.now());
    console.log(require('node:child_process').execFileSync('date', ['+%s000'], { encoding: 'utf8' }));`;
  const { stdout } = spawnSync(process.execPath, ['--eval', program], {
    env: { ...process.env, ...clockAt(instant) },
    encoding: 'utf8',
  });
  for (const time of stdout.trim().split(/\s+/).map(Number)) {
    expect(time).toBeGreaterThanOrEqual(instant.getTime() - 1000);
    expect(time).toBeLessThan(instant.getTime() + 60_000);
  }
});
