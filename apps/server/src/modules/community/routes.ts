import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { rateLimitKeysOf } from '../../limits/rate-limit-keys.ts';
import { bannerForVisitors, presentBanner } from './banner.ts';
import { presentJoining } from './joining-declarations.ts';
import { notOffered } from './offered.ts';
import { storeCommunityPicture } from './pictures.ts';
import { presentChanges, presentGroups } from './present-settings.ts';
import { valuesIn } from './sentences.ts';
import { changeSettings, readSettings } from './service.ts';
import { becomeOperator } from './setup.ts';
import { readersLanguage } from './texts/readers-language.ts';

export function communityHandlers(context: AppContext) {
  const { settings, community } = context;
  return {
    getCommunity: async ({ request }) => {
      const language = readersLanguage(context, request);
      const values = valuesIn(community.values, language);
      const { name, shortName, description, contactEmail, teachHue, learnHue, logo, cover, coverAlt } = values;
      const joining = presentJoining(values);
      const banner = bannerForVisitors(context);
      const shown = {
        ...{ name, shortName, description, contactEmail, teachHue, learnHue, logo, cover, coverAlt, joining },
        notOffered: notOffered(values),
        ...(banner && { banner: presentBanner(banner, language) }),
      };
      return { status: 200, body: { community: shown } };
    },

    becomeOperator: async (call) => {
      await becomeOperator(context, callerOf(call), call.body.token);
      return { status: 200, body: { isOperator: true } };
    },

    uploadCommunityPicture: async (call) => {
      const upload = call.uploads.get('photo')?.bytes;
      const picture = await storeCommunityPicture(context, rateLimitKeysOf(call), upload, call.body.use);
      return { status: 200, body: { picture } };
    },

    listSettings: async () => {
      const { groups, changes } = await readSettings(context);
      const body = {
        groups: presentGroups(groups, settings),
        changes: presentChanges(changes),
        server: settings.given,
      };
      return { status: 200, body };
    },

    changeSettings: async (call) => {
      await changeSettings(context, callerOf(call), call.path.group, call.body);
      const { groups } = await readSettings(context);
      const group = presentGroups(groups, settings).find((one) => one.group === call.path.group);
      if (group === undefined) throw new Error(`No group ${call.path.group}.`);
      return { status: 200, body: { group } };
    },
  } satisfies Partial<Handlers>;
}
