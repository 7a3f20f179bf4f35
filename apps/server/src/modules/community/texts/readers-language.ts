import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import type { Language } from '@skill-exchange/texts/languages';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';

/** Returns the language to read the community's words in: one that the call accepts, else the community's. */
export const readersLanguage = (
  { community }: Pick<AppContext, 'community'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Language => chooseLanguage({ accepted: headers['accept-language'], fallback: community.values.language });
