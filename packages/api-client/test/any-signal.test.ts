import { afterEach, expect, test, vi } from 'vitest';
import { anySignal } from '../src/calls/any-signal.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each(['a browser of today', 'one without AbortSignal.any'])(
  'in %s the first signal aborts, with its reason',
  (browser) => {
    if (browser !== 'a browser of today') vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('left');
    expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
    expect(anySignal([other.signal]).reason).toBe('left');
  },
);
