import { ApiError, setErrorWords } from '@skill-exchange/api-client/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { logger } from '../../src/lib/logger.ts';

afterEach(() => {
  setErrorWords(Promise.resolve(undefined));
  vi.restoreAllMocks();
});

it('says in English what has failed, whatever the language of the page', async () => {
  setErrorWords(Promise.resolve(() => ({ said: 'Deine Sitzung ist vorbei.', sentence: 'Melde dich an.' })));
  await Promise.resolve();
  const body = { success: false, code: 'not_authenticated', message: 'Log in to do this.' };
  const error = new ApiError({ status: 401, operation: 'GET /api/skills', code: 'not_authenticated', body });
  expect(error.message).toBe('Deine Sitzung ist vorbei.');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  logger.failedCall(error);
  logger.failure('Error fetching skills', error);
  const facts = { operation: 'GET /api/skills', status: 401, code: 'not_authenticated', body, cause: undefined };
  expect(warn.mock.calls).toEqual([
    ['Failed: GET /api/skills', facts],
    ['Error fetching skills', facts],
  ]);
  const defect = new Error('boom');
  logger.failedCall(defect);
  expect(warn.mock.lastCall).toEqual(['Failed', defect]);
});
