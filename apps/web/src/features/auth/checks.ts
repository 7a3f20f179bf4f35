import { asSentence, isBlank, nameProblem } from '@skill-exchange/api-client/plain-text';

/** Maximum characters on the server. A password has no limit here: truncating one would lock its owner out. */
export const nameLength = 80;
export const emailLength = 254;

const hasText = (value: string) => !isBlank(value) || 'Required';
const isPlain = (value: string) => asSentence(nameProblem(value));
const looksLikeEmail = (value: string) => /^\S+@\S+$/.test(value.trim()) || 'Please enter a valid email address.';

export const passwordsDiffer = 'Passwords do not match';

const sameAsPassword = (value: string, { password }: { password: string }) => value === password || passwordsDiffer;

/** Checks of the fields before a request. The server checks again. */
export const checks = {
  name: { validate: { hasText, isPlain } },
  email: { validate: { hasText, looksLikeEmail } },
  answer: { validate: { hasText } },
  password: { required: 'Required' },
  confirmation: { required: 'Required', validate: sameAsPassword },
} as const;
