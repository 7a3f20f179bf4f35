import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { EmailContent } from '@skill-exchange/emails/render-email';
import type { Settings } from '../../env.ts';
import { chosenAs, type InvitedSession } from '../calendar/invitations.ts';
import { sessionsPath } from '../calendar/items.ts';
import { kinds } from './kinds/kinds.ts';
import { factsOf } from './present-notification.ts';
import type { NotificationRow } from './repository.ts';

/** Where an email's links lead, and in which time zone its reader lives. */
export interface EmailOptions {
  siteUrl: Settings['siteUrl'];
  timeZone: string;
  /** Of the page that stops such emails; none where they are always sent. */
  unsubscribeToken: string | null;
}

/** One notification as an email, which is stopped with those of another kind where `choice` names one. */
export function composeEmail(
  row: NotificationRow,
  options: EmailOptions,
  choice: NotificationKind = row.kind,
): EmailContent {
  const { title, path, action, lines = () => [] } = kinds[row.kind];
  const facts = factsOf(row);
  const sentence = title(facts);
  const start = startOf(row, options.timeZone);
  return {
    ...linksOf(options, `Stop emails about ${lowerFirst(kinds[choice].label)}`),
    subject: sentence,
    preview: start ?? `${action} on Skill Exchange.`,
    heading: sentence,
    lines: [...lines(facts), ...(start === null ? [] : [start])],
    action: { label: action, href: options.siteUrl + path(facts) },
    reason: 'You get this email because you are a member of Skill Exchange.',
  };
}

/** All that is unread as one email. */
export function composeDigest(rows: readonly NotificationRow[], options: EmailOptions): EmailContent {
  const count = rows.length === 1 ? 'One thing waits' : `${rows.length} things wait`;
  return {
    ...linksOf(options, 'Stop these summaries'),
    subject: `${count} for you on Skill Exchange`,
    preview: kinds[(rows[0] as NotificationRow).kind].title(factsOf(rows[0] as NotificationRow)),
    heading: `${count} for you`,
    lines: [],
    items: rows.map((row) => ({
      text: kinds[row.kind].title(factsOf(row)),
      href: options.siteUrl + kinds[row.kind].path(factsOf(row)),
    })),
    action: { label: 'See all notifications', href: `${options.siteUrl}/notifications` },
    reason: 'You get this summary because you have not been here since these came.',
  };
}

/** A session for the calendar of the member who has just agreed to it, changed it or canceled it. */
export function composeInvitation(
  { other, startsAt, invitation }: InvitedSession,
  options: EmailOptions,
): EmailContent {
  const isCanceled = invitation.method === 'CANCEL';
  const heading = `${isCanceled ? 'Canceled' : 'In your calendar'}: session with ${other}`;
  const start = startOf({ kind: chosenAs, details: { startsAt } }, options.timeZone) ?? '';
  const file = `The attached file ${isCanceled ? 'takes it out of' : 'puts it into'} your calendar.`;
  return {
    ...linksOf(options, `Stop emails about ${lowerFirst(kinds[chosenAs].label)}`),
    subject: heading,
    preview: isCanceled ? file : start,
    heading,
    lines: isCanceled ? [file] : [start, file],
    action: { label: 'See your sessions', href: options.siteUrl + sessionsPath },
    reason: 'You get this email because you are a member of Skill Exchange.',
  };
}

function linksOf({ siteUrl, unsubscribeToken }: EmailOptions, label: string) {
  return {
    preferencesHref: `${siteUrl}/notifications/settings`,
    ...(unsubscribeToken !== null && { unsubscribe: { label, href: `${siteUrl}/unsubscribe/${unsubscribeToken}` } }),
  };
}

const timeWords = {
  past: 'It started on',
  suggested: 'The first time is',
  off: 'It was planned for',
  ahead: 'It starts on',
};

/** When the event or session starts, has started or could start, by the recipient's clock. */
export function startOf(
  { kind, details: { startsAt } }: Pick<NotificationRow, 'kind' | 'details'>,
  timeZone: string,
): string | null {
  if (startsAt === undefined) return null;
  const time = new Date(startsAt).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${timeWords[kinds[kind].timeIs ?? 'ahead']} ${time}.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
