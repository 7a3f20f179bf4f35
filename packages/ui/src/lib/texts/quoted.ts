import { t } from '@lingui/core/macro';

/** Returns a text in the quotation marks of the language. */
export const quoted = (text: string) => t`“${text}”`;
