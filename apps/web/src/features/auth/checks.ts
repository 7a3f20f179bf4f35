import { asSentence, isBlank, nameProblem } from '@skill-exchange/api-client/plain-text';

/** Characters that the server takes at most. A password has no such limit here: cutting one off would lock its owner out. */
export const nameLength = 80;
export const emailLength = 254;

const hasText = (value: string) => !isBlank(value) || 'Required';
const isPlain = (value: string) => asSentence(nameProblem(value));
const looksLikeEmail = (value: string) => /^\S+@\S+$/.test(value.trim()) || 'Please enter a valid email address.';

export const passwordsDiffer = 'Passwords do not match';

const sameAsPassword = (value: string, { password }: { password: string }) => value === password || passwordsDiffer;

/** What the fields check before anything is sent. The server has the last word. */
export const checks = {
  name: { validate: { hasText, isPlain } },
  email: { validate: { hasText, looksLikeEmail } },
  password: { required: 'Required' },
  confirmation: { required: 'Required', validate: sameAsPassword },
} as const;
