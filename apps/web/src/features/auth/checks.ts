import { t } from '@lingui/core/macro';
import { isBlank, nameProblem } from '@skill-exchange/api-client/plain-text';
import { asSentence } from '@skill-exchange/ui/lib/texts/problem-words';

/** Says under a field for a new password what a good one is. */
export const passwordHint = () => t`At least 8 characters. Three or four unrelated words are easy to remember.`;

/** Maximum characters on the server. A password has no limit here: truncating one would lock its owner out. */
export const nameLength = 80;
export const emailLength = 254;

const hasText = (value: string) => !isBlank(value) || t`Required`;
const isPlain = (value: string) => asSentence(nameProblem(value));
const looksLikeEmail = (value: string) => /^\S+@\S+$/.test(value.trim()) || t`Please enter a valid email address.`;

export const passwordsDiffer = () => t`Passwords do not match`;

const sameAsPassword = (value: string, { password }: { password: string }) => value === password || passwordsDiffer();

const hasPassword = (value: string) => value !== '' || t`Required`;

/** Checks of the fields before a request. The server checks again. */
export const checks = {
  name: { validate: { hasText, isPlain } },
  email: { validate: { hasText, looksLikeEmail } },
  answer: { validate: { hasText } },
  password: { validate: { hasPassword } },
  confirmation: { validate: { hasPassword, sameAsPassword } },
} as const;
