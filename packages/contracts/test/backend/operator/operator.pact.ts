import { becomeOperatorMutation, communityQuery } from '@skill-exchange/api-client/community';
import { uploadCommunityPictureMutation } from '@skill-exchange/api-client/community-pictures';
import { changeSettingsMutation, settingsQuery } from '@skill-exchange/api-client/operator-settings';
import { sendTestEmailMutation } from '@skill-exchange/api-client/test-email';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { picture } from '../../support/form.ts';
import { instant, integer, listOf, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const operator = given('an operator');
const values = {
  name: text('Skill Exchange'),
  shortName: text('Skills'),
  description: text('Trade what you know for what you want to know.'),
  contactEmail: text('team@skill-exchange.example'),
  teachHue: integer(163),
  learnHue: integer(77),
};
const by = { _id: text('member-2'), name: text('Jonas Brandt') };
const change = { version: 0, values: { description: 'An hour for an hour.' } };
const setByServer = listOf({ setting: text('contactEmail'), variable: text('CONTACT_EMAIL') });

answers('getCommunity', 'what the community is called', {
  given: operator,
  send: (api) => freshCache().fetchQuery(communityQuery(api)),
  status: 200,
  body: { community: values },
  gives: (community) => expect(community).toMatchObject({ name: 'Skill Exchange' }),
});

answers('becomeOperator', 'that I run the community that nobody ran', {
  given: given('nobody runs the community'),
  request: ({ setupToken }) => ({ body: { token: setupToken } }),
  send: (api, { setupToken }) => mutate(becomeOperatorMutation(api), setupToken),
  status: 200,
  body: { isOperator: true },
});

answers('uploadCommunityPicture', 'the address of a logo for my community', {
  given: operator,
  request: () => ({ form: { photo: picture() } }),
  send: (api) => mutate(uploadCommunityPictureMutation(api), picture().file),
  status: 200,
  body: { picture: text('/api/images/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp') },
});

answers('uploadCommunityPicture', 'the address of a cover for my community', {
  given: operator,
  request: () => ({ form: { photo: picture(), use: 'cover' } }),
  send: (api) => mutate(uploadCommunityPictureMutation(api, 'cover'), picture().file),
  status: 200,
  body: { picture: text('/api/images/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp') },
});

answers('listSettings', 'the settings of the community that I run', {
  given: operator,
  send: (api) => freshCache().fetchQuery(settingsQuery(api)),
  status: 200,
  body: {
    // Each group has settings of its own.
    groups: someOf({ group: text('identity'), version: integer(0), setByServer }),
    changes: listOf({
      _id: text('1'),
      group: text('identity'),
      changedAt: instant('2099-11-24T19:00:00.000Z'),
      changedBy: by,
      before: { description: text('Trade what you know for what you want to know.') },
      after: { description: text('An hour for an hour.') },
    }),
    server: listOf({ variable: text('SITE_URL') }),
  },
});

answers('changeSettings', 'another sentence about my community', {
  given: operator,
  request: () => ({ path: { group: 'identity' }, body: change }),
  send: (api) => mutate(changeSettingsMutation(api, 'identity'), change),
  status: 200,
  body: { group: { group: text('identity'), version: integer(0), values, setByServer } },
});

answers('sendTestEmail', 'what came of a test email', {
  given: operator,
  send: (api) => mutate(sendTestEmailMutation(api), undefined),
  status: 200,
  body: { to: text('member-1@example.org'), outcome: text('folder') },
});
