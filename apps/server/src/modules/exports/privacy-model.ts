import type { PrivacyModel } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { daysToComeBack } from '../account/leaving.ts';
import { idleMs, longestMs } from '../auth/tokens.ts';
import type { SettingName } from '../community/declarations.ts';
import { againDays, waitingDays } from '../joining/join-requests.ts';
import { appealDays } from '../moderation/time-limits.ts';
import { keptDays } from '../notifications/upkeep.ts';
import { copyDays } from './service.ts';

type Section = PrivacyModel['sections'][number];

const dayMs = 24 * 3_600_000;
const daysOf = (ms: number) => ms / dayMs;

type Needs = Pick<AppContext, 'settings' | 'community' | 'pushes' | 'seal'>;

/** Returns what this installation does with data, in sections of Markdown: no promise that its settings do not keep. */
export function privacyModel(needs: Needs): Section[] {
  return [
    responsible(needs),
    kept(),
    ...joining(needs),
    logIns(needs),
    emails(needs),
    ...push(needs),
    others(needs),
    moderation(),
    rights(needs),
  ];
}

const section = (
  title: string,
  sentences: readonly string[],
  from: { variables?: string[]; settings?: (SettingName | 'imprint')[] } = {},
): Section => ({ title, content: sentences.join(' '), variables: from.variables ?? [], settings: from.settings ?? [] });

function responsible({ community }: Needs): Section {
  const { name, contactEmail } = community.values;
  const hasImprint = community.texts.some(({ kind }) => kind === 'imprint');
  const more = hasImprint ? ['Names and address are in the [imprint](/texts/imprint).'] : [];
  return section('Who is responsible', [`${name}, ${contactEmail}.`, ...more], {
    settings: ['name', 'contactEmail', 'imprint'],
  });
}

function kept(): Section {
  return section('What we keep, and how long', [
    'Your profile, skills, hours, events, sessions, reviews, messages and their files, until you delete them or your account.',
    `If you delete your account, it is hidden at once and erased ${daysToComeBack} days later.`,
    'Your messages, and the reviews that you wrote, stay with the people who got them, as those of a former member.',
    `Notifications are deleted ${keptDays} days after you read them, and a copy of your data ${copyDays} days after it was made.`,
    'Backups may have deleted data until they are replaced.',
  ]);
}

/** Returns what is kept of how people join, by the rule of this community. */
function joining({ community }: Needs): Section[] {
  const { joinBy, invitationsPerMonth, minimumAge } = community.values;
  const sentences = [
    ...(joinBy === 'approval'
      ? [
          `Who asks to join gives a name, an address, a password and an answer. Operators read it until they decide, at most ${waitingDays} days.`,
          `Of a declined request the name and the address stay for ${againDays} days.`,
        ]
      : []),
    ...(joinBy === 'invitation' || invitationsPerMonth > 0
      ? ['If you join by an invitation, you, who invited you and those who run this community see who invited you.']
      : []),
    ...(minimumAge > 0 ? ['That you confirmed your age is not stored.'] : []),
  ];
  const settings: SettingName[] = ['joinBy', 'invitationsPerMonth', 'minimumAge'];
  return sentences.length === 0 ? [] : [section('How you join', sentences, { settings })];
}

function logIns({ seal, settings }: Needs): Section {
  return section(
    'Log-ins',
    [
      `For each log-in we keep its time and the name of your browser until you log out, at most ${daysOf(longestMs)} days, and ${daysOf(idleMs)} days after your last visit.`,
      'Cookies keep you logged in, and remember that you have logged in on a device before and the language that you read the site in. There are no others.',
      'Your network address limits how often something can be tried. It is not stored with your account, and our log of requests has no addresses.',
      'Of your password we keep a hash, of a passkey its public half.',
      ...(seal === null ? [] : ['If you use two-step verification, its secret is kept encrypted.']),
    ],
    { variables: settings.codesKey === null ? ['CODES_KEY'] : [] },
  );
}

/** Returns the host of a URL, for people. */
const hostOf = (url: string) => new URL(url).hostname;

function emails({ settings: { mail, verifyEmail } }: Needs): Section {
  const asked = verifyEmail === 'off' ? [] : ['A link in an email confirms your address.'];
  const by =
    mail.smtpUrl === null
      ? 'This server sends no emails.'
      : `Our emails are handed to ${hostOf(mail.smtpUrl)}, which learns your address and what they say.`;
  return section('Emails', [by, ...(mail.smtpUrl === null ? [] : [...asked, 'You choose which ones you get.'])], {
    variables: ['SMTP_URL', 'VERIFY_EMAIL'],
  });
}

function push({ pushes }: Needs): Section[] {
  if (pushes === null) return [];
  const sentences = [
    'If you turn them on, they pass through the maker of your browser, encrypted, so that only your device reads them.',
  ];
  return [section('Push notifications', sentences, { variables: ['PUSH_PRIVATE_KEY'] })];
}

/** Returns whom else data reach, by the services that this installation uses. */
function others({ settings }: Needs): Section {
  const { redisUrl, articlesUrl, meetingRooms, databaseUrl } = settings;
  const sentences = [
    ...(databaseUrl === null
      ? []
      : ['Our data are in a PostgreSQL database that a server of ours, or of our host, runs.']),
    ...(redisUrl === null ? [] : ['A Redis server passes live messages between our servers and counts attempts.']),
    ...(articlesUrl === null
      ? []
      : [`Articles come from ${hostOf(articlesUrl)}: your browser asks it, and it learns your network address.`]),
    ...(meetingRooms === null
      ? []
      : [
          `Video rooms that you make here are at ${hostOf(meetingRooms.replace('{room}', 'room'))}, which learns who enters one.`,
        ]),
    'There is no analytics and no advertising.',
  ];
  const variables = ['DATABASE_URL', 'REDIS_URL', 'ARTICLES_URL', 'MEETING_ROOMS'];
  return section('Who else sees something', sentences, { variables });
}

function moderation(): Section {
  return section('Moderation', [
    'Moderators read what is reported, and the messages around it, and the log has that they did.',
    `You can appeal against a decision for ${appealDays} days.`,
    'The people who run this community do not read messages.',
  ]);
}

function rights({ community }: Needs): Section {
  return section(
    'Your rights',
    [
      'You can see, correct, download and delete all of it yourself, in [your account](/account).',
      `For everything else write to ${community.values.contactEmail}.`,
      'You can complain to the data protection authority of your country.',
    ],
    { settings: ['contactEmail'] },
  );
}
