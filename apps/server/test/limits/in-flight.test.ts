import { expect, test } from 'vitest';
import { InFlight } from '../../src/limits/in-flight.ts';

const options = { total: 3, perKey: 2, message: 'Yours.', busyMessage: 'All.', retrySeconds: 2 };
const tooMany = { kind: 'too-many', message: 'Yours.', retryAfterSeconds: 2 };
const unavailable = { kind: 'unavailable', message: 'All.', retryAfterSeconds: 2 };

test('a key has a limit for concurrent work, and so have all keys together', () => {
  const inFlight = new InFlight(options);
  const leave = inFlight.enter('a');
  inFlight.enter('a');
  expect(() => inFlight.enter('a')).toThrow(expect.objectContaining(tooMany));
  inFlight.enter('b');
  expect(() => inFlight.enter('b')).toThrow(expect.objectContaining(unavailable));
  leave();
  leave();
  inFlight.enter('b');
  expect(() => inFlight.enter('c')).toThrow(expect.objectContaining(unavailable));
});

test('amounts other than one count in full', () => {
  const inFlight = new InFlight({ ...options, total: 100, perKey: 60 });
  inFlight.enter('a', 50);
  expect(() => inFlight.enter('a', 11)).toThrow(expect.objectContaining(tooMany));
  inFlight.enter('a', 10);
  expect(() => inFlight.enter('b', 41)).toThrow(expect.objectContaining(unavailable));
  inFlight.enter('b', 40);
});

test('work counts until it succeeds or fails', async () => {
  const inFlight = new InFlight({ ...options, perKey: 1 });
  for (let round = 0; round < 3; round += 1) {
    expect(await inFlight.run('a', async () => round)).toBe(round);
    const failing = inFlight.run('a', () => Promise.reject(new Error('broken')));
    await expect(inFlight.run('a', async () => 0)).rejects.toMatchObject(tooMany);
    await expect(failing).rejects.toThrow('broken');
  }
});
