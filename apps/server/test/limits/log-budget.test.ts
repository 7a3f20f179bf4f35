import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logBudget } from '../../src/logging/log-budget.ts';
import { loggerOptions } from '../../src/logging/logger-options.ts';

function loggerOf(lines: number) {
  const written: { msg: string; leftOut?: number }[] = [];
  let ms = 0;
  const stream = { write: (line: string) => void written.push(JSON.parse(line)) };
  const hooks = { logMethod: logBudget(lines, () => ms) };
  const { log } = fastify({ logger: { ...loggerOptions('info'), hooks, stream } });
  return { log, written, advance: (by: number) => (ms += by) };
}

test('a flood of log lines is cut off each second, and counted in the next', () => {
  const { log, written, advance } = loggerOf(3);
  const child = log.child({ requestId: 'a' });
  for (let line = 0; line < 10; line += 1) (line % 2 === 0 ? log : child).warn(`line ${line}`);
  expect(written.map(({ msg }) => msg)).toEqual(['line 0', 'line 1', 'line 2']);
  log.fatal('the end');
  expect(written.at(-1)?.msg).toBe('the end');
  advance(1000);
  log.info('later');
  expect(written.slice(4)).toEqual([
    expect.objectContaining({ leftOut: 7 }),
    expect.objectContaining({ msg: 'later' }),
  ]);
  advance(1000);
  log.info('later still');
  expect(written).toHaveLength(7);
});

test('a line below the level does not count', () => {
  const { log, written } = loggerOf(1);
  for (let line = 0; line < 10; line += 1) log.debug('not written');
  log.info('written');
  expect(written).toHaveLength(1);
});

test("the server's own logger has a budget", () => {
  const written: string[] = [];
  const stream = { write: (line: string) => void written.push(line) };
  const { log } = fastify({ logger: { ...loggerOptions('info'), stream } });
  for (let line = 0; line < 100_000; line += 1) log.info('a line');
  // Writing them takes at most a few seconds on any machine.
  expect(written.length).toBeLessThan(20_000);
});
