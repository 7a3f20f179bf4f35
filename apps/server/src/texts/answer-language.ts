import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import fp from 'fastify-plugin';
import { inLanguage } from './texts.ts';

/**
 * Answers in the language that a call accepts: what members read in lists of notifications and the like. Errors, whose
 * texts clients choose by their codes, are in English, as everything is for a call without the header. Only before the
 * handler runs, since the context of earlier hooks is lost where a body arrives.
 */
export const answerLanguage = fp(
  async (app) => {
    app.addHook('preHandler', (request, _reply, done) => {
      const accepted = request.headers['accept-language'];
      if (accepted === undefined) return done();
      inLanguage(chooseLanguage({ accepted }), done);
    });
  },
  { name: 'answer-language' },
);
