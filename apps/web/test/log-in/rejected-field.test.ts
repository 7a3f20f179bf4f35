import { ApiError, setErrorWords } from '@skill-exchange/api-client/errors';
import { expect, onTestFinished, test } from 'vitest';
import { rejectedField } from '../../src/features/auth/rejected-field.ts';

const rejection = (serverMessage: string, field?: string) =>
  new ApiError({
    status: 400,
    operation: 'POST /auth/signup',
    code: 'invalid_input',
    field,
    serverMessage,
    retryAfter: undefined,
  });

test('a rejected sign-up leads to the field that the error names, in every language', async () => {
  expect(rejectedField(rejection('Email: must be an email address', 'email'))).toBe('email');
  expect(rejectedField(rejection('Password: is too short'))).toBe('password');
  expect(rejectedField(rejection('skillsOffered.0: must not be blank', 'skillsOffered.0'))).toBe('name');
  expect(rejectedField(new TypeError('password: no'))).toBe('name');
  onTestFinished(() => setErrorWords(Promise.resolve(undefined)));
  setErrorWords(Promise.resolve(() => ({ said: 'Passwort: Das ist zu kurz.', sentence: '' })));
  await Promise.resolve();
  expect(rejectedField(rejection('password: must have at least 8 characters', 'password'))).toBe('password');
});
