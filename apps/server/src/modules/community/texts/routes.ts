import type { TextsToAccept } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { presentOperatorText, presentText } from './present-text.ts';
import { findTextsToAccept } from './repository.ts';
import { acceptText, countMembers, publishText, readText, readTexts } from './service.ts';

export function textHandlers(context: AppContext) {
  return {
    getText: async ({ path, query }) => ({
      status: 200,
      body: { text: presentText(await readText(context, path.kind, query.version)) },
    }),

    listTexts: async () => {
      const texts = await readTexts(context);
      return { status: 200, body: { members: await countMembers(context), texts: texts.map(presentOperatorText) } };
    },

    publishText: async (call) => {
      const { kind } = call.path;
      await publishText(context, callerOf(call), kind, call.body);
      const text = (await readTexts(context)).find((one) => one.kind === kind);
      if (text === undefined) throw new Error(`No text ${kind}.`);
      return { status: 200, body: { text: presentOperatorText(text) } };
    },

    listTextsToAccept: async (call) => ({
      status: 200,
      body: { texts: await textsToAccept(context, callerOf(call).memberId) },
    }),

    acceptText: async (call) => {
      const caller = callerOf(call);
      await acceptText(context, caller, call.body);
      return { status: 200, body: { texts: await textsToAccept(context, caller.memberId) } };
    },
  } satisfies Partial<Handlers>;
}

async function textsToAccept({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<TextsToAccept['texts']> {
  const rows = await findTextsToAccept(db, memberId);
  return rows.map(({ accepted_version, ...row }) => ({
    ...presentText(row),
    ...(accepted_version !== null && { acceptedVersion: accepted_version }),
  }));
}
