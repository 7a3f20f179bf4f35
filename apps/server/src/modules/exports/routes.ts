import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { languageNamed } from '../../languages.ts';
import { inLanguage } from '../../texts/texts.ts';
import { readersLanguage } from '../community/texts/readers-language.ts';
import { privacyModel } from './privacy-model.ts';
import * as exports from './service.ts';

export function exportHandlers(context: AppContext) {
  return {
    getExport: async (call) => ({
      status: 200,
      body: { success: true, export: await exports.exportState(context, callerOf(call).memberId) },
    }),

    requestExport: async (call) => ({
      status: 200,
      body: { success: true, export: await exports.requestExport(context, callerOf(call)) },
    }),

    downloadExport: async (call) => {
      const { size, zip } = await exports.downloadExport(context, callerOf(call).memberId);
      const headers = {
        'content-type': 'application/zip',
        'content-length': String(size),
        'content-disposition': 'attachment; filename="skill-exchange.zip"',
        'cache-control': 'no-store',
      };
      return { status: 200, body: zip, headers };
    },

    getPrivacyModel: async ({ query, request }) => {
      const language = languageNamed(query.language) ?? readersLanguage(context, request);
      return { status: 200, body: inLanguage(language, () => privacyModel(context)) };
    },
  } satisfies Partial<Handlers>;
}
