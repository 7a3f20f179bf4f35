import { offeredFor } from '@skill-exchange/texts/choose-language';
import type { Language } from '@skill-exchange/texts/languages';

/** Returns the language of the site that a code names, such as de for de-AT; null for one that is not offered. */
export const languageNamed = (code = ''): Language | null => offeredFor(code) ?? null;
