import type { CommunitySettings } from '@skill-exchange/api-client/types';
import { sourceLanguage } from '@skill-exchange/texts/languages';

/** Returns the code of the community's language. */
export const languageOf = ({ groups }: CommunitySettings): string =>
  groups.find(({ group }) => group === 'identity')?.values.language ?? sourceLanguage;
