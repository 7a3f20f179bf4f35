import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '../src/shared/logger.ts';
import { notify } from '../src/shared/notify.ts';

vi.mock('@skill-exchange/ui/toast', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// A rejection that nobody catches fails the run.
test('what cannot be told is logged', async () => {
  const failure = vi.spyOn(logger, 'failure').mockReturnValue();
  notify.error('Failed to submit report.');
  await vi.waitFor(async () => {
    await vi.runAllTimersAsync();
    expect(failure).toHaveBeenCalledWith(
      expect.stringContaining('Failed to submit report.'),
      expect.any(Error),
    );
  });
});
