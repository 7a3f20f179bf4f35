import type { Community, CommunitySettings, SettingGroup, TestEmail } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { joiningOf, joiningSettings } from '../../joining.ts';
import { memberRef } from '../../moderation-factories.ts';
import { notOfferedOf, offeredSettings } from '../../offered.ts';
import { pictureError, storedPicture } from '../picture.ts';

/** The identity of a community that nobody has set up. */
export const unchangedCommunity: Community = {
  name: 'Skill Exchange',
  shortName: 'Skills',
  description: 'Trade what you know for what you want to know, one hour for one hour. No money changes hands.',
  contactEmail: 'team@skill-exchange.example',
  teachHue: 163,
  learnHue: 77,
  logo: '',
  cover: '',
  coverAlt: '',
};

/** Operators alone see these. */
const others = { language: 'en', timeZone: 'UTC', descriptionIn: [], coverAltIn: [] };

/** The settings of operators, with one change. */
export const communitySettings = perStory(
  (): CommunitySettings => ({
    groups: [
      {
        group: 'identity',
        version: 1,
        values: { ...unchangedCommunity, ...others, description: 'An hour for an hour, all over town' },
        setByServer: [{ setting: 'contactEmail', variable: 'CONTACT_EMAIL' }],
        changedAt: instant(-5, 9),
        changedBy: memberRef(0),
      },
      joiningSettings(),
      offeredSettings(),
      { group: 'backups', version: 0, values: { backupsKept: 7 }, setByServer: [] },
    ],
    changes: [
      {
        _id: '1',
        group: 'identity',
        changedAt: instant(-5, 9),
        changedBy: memberRef(0),
        before: { description: unchangedCommunity.description },
        after: { description: 'An hour for an hour, all over town' },
      },
    ],
    server: [{ variable: 'JWT_SECRET' }, { variable: 'CONTACT_EMAIL', value: 'team@skill-exchange.example' }],
  }),
);

/** What comes of a test email. */
export const testEmail = perStory((): TestEmail => ({ to: 'amara@example.org', outcome: 'accepted' }));

const groupNamed = (name: unknown) => communitySettings().groups.find(({ group }) => group === name);

const changedMeanwhile =
  'Somebody has changed these settings since you opened them. Your changes are still here: save again to replace the others.';

export const communityHandlers = (http: Http) => ({
  getCommunity: http.get('/api/community', ({ response }) =>
    response(200).json({
      community: {
        ...unchangedCommunity,
        ...groupNamed('identity')?.values,
        joining: joiningOf(groupNamed('joining')?.values ?? {}),
        notOffered: notOfferedOf(groupNamed('offered')?.values ?? {}),
      },
    }),
  ),

  sendTestEmail: http.post('/api/operator/test-email', ({ response }) => response(200).json(testEmail())),

  becomeOperator: http.post('/api/community/setup', ({ response }) => response(200).json({ isOperator: true })),

  uploadCommunityPicture: http.post('/api/operator/pictures', async ({ request, response }) => {
    const photo = (await request.formData()).get('photo');
    if (photo === null) return response(400).json(errorBody('photo: is required'));
    const rejected = pictureError(photo);
    if (rejected) return response(rejected.status).json(errorBody(rejected.message));
    return response(200).json({ picture: storedPicture });
  }),

  listSettings: http.get('/api/operator/settings', ({ response }) => response(200).json(communitySettings())),

  changeSettings: http.put('/api/operator/settings/{group}', async ({ params, request, response }) => {
    const { version, values } = await request.json();
    const group = groupNamed(params.group) as SettingGroup;
    if (group.version !== version)
      return response(409).json({ ...errorBody(changedMeanwhile), code: 'changed_meanwhile' });
    const fixed = group.setByServer.find(({ setting }) => setting in values);
    if (fixed !== undefined) {
      const message = `${fixed.variable} sets this where the server starts. Change it there.`;
      return response(409).json({ ...errorBody(message), code: 'set_by_server' });
    }
    const before = Object.fromEntries(
      Object.keys(values).map((name) => [name, group.values[name as keyof typeof values]]),
    );
    const at = instant(0, 12);
    const by = memberRef(0);
    const { changes } = communitySettings();
    Object.assign(group, {
      version: version + 1,
      values: { ...group.values, ...values },
      changedAt: at,
      changedBy: by,
    });
    changes.unshift({
      _id: `${changes.length + 1}`,
      group: group.group,
      changedAt: at,
      changedBy: by,
      before,
      after: values,
    });
    return response(200).json({ group });
  }),
});
