import type { OperatorText, TextsToAccept } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../../context.ts';
import { type Call, callerOf, type Handlers } from '../../../contract/handlers.ts';
import { presentOperatorText, presentText } from './present-text.ts';
import { readersLanguage } from './readers-language.ts';
import { findTextsToAccept, type TextKind } from './repository.ts';
import { acceptText, countMembers, publishText, readText, readTexts, translateText } from './service.ts';

export function textHandlers(context: AppContext) {
  return {
    getText: async ({ path, query: { version }, request }) => {
      const language = readersLanguage(context, request);
      return { status: 200, body: { text: presentText(await readText(context, path.kind, { version, language })) } };
    },

    listTexts: async () => {
      const texts = await readTexts(context);
      const { language } = context.community.values;
      const members = await countMembers(context);
      return { status: 200, body: { members, language, texts: texts.map(presentOperatorText) } };
    },

    publishText: async (call) => {
      const { kind } = call.path;
      await publishText(context, callerOf(call), kind, call.body);
      return { status: 200, body: { text: await operatorText(context, kind) } };
    },

    translateText: async (call) => {
      const { kind } = call.path;
      await translateText(context, callerOf(call), kind, call.body);
      return { status: 200, body: { text: await operatorText(context, kind) } };
    },

    listTextsToAccept: async (call) => ({ status: 200, body: { texts: await textsToAccept(context, call) } }),

    acceptText: async (call) => {
      await acceptText(context, callerOf(call), call.body);
      return { status: 200, body: { texts: await textsToAccept(context, call) } };
    },
  } satisfies Partial<Handlers>;
}

async function operatorText(context: AppContext, kind: TextKind): Promise<OperatorText> {
  const text = (await readTexts(context)).find((one) => one.kind === kind);
  if (text === undefined) throw new Error(`No text ${kind}.`);
  return presentOperatorText(text);
}

async function textsToAccept(
  context: AppContext,
  call: Pick<Call<'listTextsToAccept' | 'acceptText'>, 'caller' | 'request'>,
): Promise<TextsToAccept['texts']> {
  const language = readersLanguage(context, call.request);
  const rows = await findTextsToAccept(context.db, callerOf(call).memberId, language);
  return rows.map(({ accepted_version, ...row }) => ({
    ...presentText(row),
    ...(accepted_version !== null && { acceptedVersion: accepted_version }),
  }));
}
