import type { AppContext } from '../../context.ts';
import { languageNamed } from '../../languages.ts';
import { inLanguage } from '../../texts/texts.ts';

/** Runs something whose texts are for a member, in their language; in the community's for who has none that is offered. */
export const inReadersLanguage = <Result>(
  { community }: Pick<AppContext, 'community'>,
  language: string | null | undefined,
  run: () => Result,
): Result => inLanguage(languageNamed(language ?? '') ?? community.values.language, run);
