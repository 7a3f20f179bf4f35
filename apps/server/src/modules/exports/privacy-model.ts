import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/runtime-macro';
import type { PrivacyModel } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { currentLanguage, say } from '../../texts/texts.ts';
import { daysToComeBack } from '../account/leaving.ts';
import { idleMs, longestMs } from '../auth/tokens.ts';
import type { SettingName } from '../community/declarations.ts';
import { invitedDays, invitedStayDays } from '../joining/invited-addresses.ts';
import { againDays, waitingDays } from '../joining/join-requests.ts';
import { appealDays } from '../moderation/time-limits.ts';
import { keptDays } from '../notifications/upkeep.ts';
import { copyDays } from './service.ts';

type Section = PrivacyModel['sections'][number];

const dayMs = 24 * 3_600_000;
const daysOf = (ms: number) => ms / dayMs;

type Needs = Pick<AppContext, 'settings' | 'community' | 'pushes' | 'seal'>;

/**
 * Returns what this installation does with data, in sections of Markdown in the language of now: no promise that its
 * settings do not keep, and nothing about what it does not offer.
 */
export function privacyModel(needs: Needs): PrivacyModel {
  const sections = [
    responsible(needs),
    kept(needs),
    ...joining(needs),
    logIns(needs),
    emails(needs),
    ...push(needs),
    others(needs),
    moderation(),
    rights(needs),
  ];
  return { language: currentLanguage().code, title: say(msg`Privacy statement`), sections };
}

/** A sentence, with whether it is true here. */
type Sentence = MessageDescriptor | readonly [isTrue: boolean, sentence: MessageDescriptor];

const isDescriptor = (sentence: Sentence): sentence is MessageDescriptor => !Array.isArray(sentence);

const sayAll = (sentences: readonly Sentence[]) =>
  sentences.flatMap((one) => (isDescriptor(one) ? [say(one)] : one[0] ? [say(one[1])] : []));

const section = (
  title: MessageDescriptor,
  sentences: readonly Sentence[],
  from: { variables?: string[]; settings?: (SettingName | 'imprint')[] } = {},
): Section => ({
  title: say(title),
  content: sayAll(sentences).join(' '),
  variables: from.variables ?? [],
  settings: from.settings ?? [],
});

function responsible({ community }: Needs): Section {
  const { name, contactEmail } = community.values;
  const hasImprint = community.texts.some(({ kind }) => kind === 'imprint');
  return section(
    msg`Who is responsible`,
    [
      msg`${{ name }}, ${{ contactEmail }}.`,
      [hasImprint, msg`Names and address are in the [imprint](/texts/imprint).`],
    ],
    { settings: ['name', 'contactEmail', 'imprint'] },
  );
}

function kept({ community }: Needs): Section {
  const { offersEvents, offersCheckIn, offersSessions, offersRings, offersChatFiles } = community.values;
  return section(
    msg`What we keep, and how long`,
    [
      msg`Your profile, skills, hours, reviews and messages, until you delete them or your account.`,
      [offersChatFiles, msg`The same goes for the files and pictures in your messages.`],
      [offersEvents, msg`The same goes for events that you host, and for your places at the events of others.`],
      [offersEvents && offersCheckIn, msg`If you check in at an event, we keep that you came.`],
      [offersSessions, msg`The same goes for the sessions that you plan.`],
      [
        offersRings,
        msg`A proposed ring is seen by all who are asked to join it, with what each would teach and learn.`,
      ],
      msg`If you delete your account, it is hidden at once and erased ${plural({ days: daysToComeBack }, { one: '# day', other: '# days' })} later.`,
      msg`Your messages, and the reviews that you wrote, stay with the people who got them, as those of a former member.`,
      msg`Notifications are deleted ${plural({ days: keptDays }, { one: '# day', other: '# days' })} after you read them, and a copy of your data ${plural({ copyDays }, { one: '# day', other: '# days' })} after it was made.`,
      msg`An address that operators invite by email is erased ${plural({ stay: invitedStayDays }, { one: '# day', other: '# days' })} after the invitation ends, which works for ${plural({ works: invitedDays }, { one: '# day', other: '# days' })}.`,
      msg`Backups may have deleted data until they are replaced.`,
    ],
    { settings: ['offersEvents', 'offersCheckIn', 'offersSessions', 'offersRings', 'offersChatFiles'] },
  );
}

/** Returns what is kept of how people join, by the rule of this community. */
function joining({ community }: Needs): Section[] {
  const { joinBy, invitationsPerMonth, minimumAge } = community.values;
  const byApproval = joinBy === 'approval';
  const byInvitation = joinBy === 'invitation' || invitationsPerMonth > 0;
  if (!byApproval && !byInvitation && minimumAge === 0) return [];
  const sentences: Sentence[] = [
    [
      byApproval,
      msg`Who asks to join gives a name, an address, a password and an answer. Operators read it until they decide, at most ${plural({ days: waitingDays }, { one: '# day', other: '# days' })}.`,
    ],
    [
      byApproval,
      msg`Of a declined request the name and the address stay for ${plural({ days: againDays }, { one: '# day', other: '# days' })}.`,
    ],
    [
      byInvitation,
      msg`If you join by an invitation, you, who invited you and those who run this community see who invited you.`,
    ],
    [minimumAge > 0, msg`That you confirmed your age is not stored.`],
  ];
  return [section(msg`How you join`, sentences, { settings: ['joinBy', 'invitationsPerMonth', 'minimumAge'] })];
}

function logIns({ seal, settings }: Needs): Section {
  return section(
    msg`Log-ins`,
    [
      msg`For each log-in we keep its time and the name of your browser until you log out, at most ${plural({ longest: daysOf(longestMs) }, { one: '# day', other: '# days' })}, and ${plural({ idle: daysOf(idleMs) }, { one: '# day', other: '# days' })} after your last visit.`,
      msg`Cookies keep you logged in, and remember that you have logged in on a device before and the language that you read the site in. There are no others.`,
      msg`Your network address limits how often something can be tried. It is not stored with your account, and our log of requests has no addresses.`,
      msg`Of your password we keep a hash, of a passkey its public half.`,
      [seal !== null, msg`If you use two-step verification, its secret is kept encrypted.`],
    ],
    { variables: settings.codesKey === null ? ['CODES_KEY'] : [] },
  );
}

/** Returns the host of a URL, for people. */
const hostOf = (url: string) => new URL(url).hostname;

function emails({ settings: { mail, verifyEmail } }: Needs): Section {
  const { smtpUrl } = mail;
  const sentences: Sentence[] =
    smtpUrl === null
      ? [msg`This server sends no emails.`]
      : [
          msg`Our emails are handed to ${{ host: hostOf(smtpUrl) }}, which learns your address and what they say.`,
          [verifyEmail !== 'off', msg`A link in an email confirms your address.`],
          msg`You choose which ones you get.`,
        ];
  return section(msg`Emails`, sentences, { variables: ['SMTP_URL', 'VERIFY_EMAIL'] });
}

function push({ pushes }: Needs): Section[] {
  if (pushes === null) return [];
  const sentences = [
    msg`If you turn them on, they pass through the maker of your browser, encrypted, so that only your device reads them.`,
  ];
  return [section(msg`Push notifications`, sentences, { variables: ['PUSH_PRIVATE_KEY'] })];
}

/** Returns whom else data reach, by what visitors see and by the services that this installation uses. */
function others({ settings, community }: Needs): Section {
  const { redisUrl, articlesUrl, meetingRooms, databaseUrl } = settings;
  const { publicProfiles, publicEvents, searchEngines, offersEvents, offersBlogs } = community.values;
  const articles = articlesUrl === null ? '' : hostOf(articlesUrl);
  const rooms = meetingRooms === null ? '' : hostOf(meetingRooms.replace('{room}', 'room'));
  const sentences: Sentence[] = [
    [publicProfiles, msg`Visitors without an account find members and their skills.`],
    [publicEvents && offersEvents, msg`Visitors without an account read events, and who hosts them.`],
    [searchEngines, msg`Search engines may list the pages that visitors see.`],
    [databaseUrl !== null, msg`Our data are in a PostgreSQL database that a server of ours, or of our host, runs.`],
    [redisUrl !== null, msg`A Redis server passes live messages between our servers and counts attempts.`],
    [
      articles !== '' && offersBlogs,
      msg`Articles come from ${{ host: articles }}: your browser asks it, and it learns your network address.`,
    ],
    [rooms !== '', msg`Video rooms that you make here are at ${{ host: rooms }}, which learns who enters one.`],
    msg`There is no analytics and no advertising.`,
  ];
  return section(msg`Who else sees something`, sentences, {
    variables: ['DATABASE_URL', 'REDIS_URL', 'ARTICLES_URL', 'MEETING_ROOMS'],
    settings: ['publicProfiles', 'publicEvents', 'searchEngines', 'offersBlogs'],
  });
}

function moderation(): Section {
  return section(msg`Moderation`, [
    msg`Moderators read what is reported, and the messages around it, and the log has that they did.`,
    msg`They find a member by name, with earlier decisions, and open a case without a report, which the log has, too.`,
    msg`You can appeal against a decision for ${plural({ days: appealDays }, { one: '# day', other: '# days' })}.`,
    msg`The people who run this community do not read messages.`,
  ]);
}

function rights({ community }: Needs): Section {
  const { contactEmail } = community.values;
  return section(
    msg`Your rights`,
    [
      msg`You can see, correct, download and delete all of it yourself, in [your account](/account).`,
      msg`For everything else write to ${{ contactEmail }}.`,
      msg`You can complain to the data protection authority of your country.`,
    ],
    { settings: ['contactEmail'] },
  );
}
