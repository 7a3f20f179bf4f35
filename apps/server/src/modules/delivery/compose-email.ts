import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { EmailContent } from '@skill-exchange/emails/render-email';
import { isolate } from '@skill-exchange/texts/isolate';
import { type Clock, momentInWords } from '../../dates-in-words.ts';
import type { Settings } from '../../env.ts';
import { currentLanguage, say } from '../../texts/texts.ts';
import type { Invited } from '../calendar/invitations.ts';
import { sessionTitle } from '../calendar/items.ts';
import type { NeedRow } from '../needs/need-row.ts';
import { isolatedWordsOf } from '../needs/present-need.ts';
import { kinds } from '../notifications/kinds/kinds.ts';
import type { ToldEvent } from '../notifications/kinds/situation.ts';
import { titled } from '../notifications/kinds/titled.ts';
import { isolatedFactsOf } from '../notifications/present-notification.ts';
import type { NotificationRow } from '../notifications/repository.ts';
import type { SessionRow } from '../sessions/repository.ts';
import { endOf } from '../sessions/status.ts';
import { endInWords, startInWords } from './time-words.ts';

/** The event or session that an email is about. */
export interface EmailSubject {
  event: ToldEvent | null;
  session: SessionRow | null;
}

/** The base URL of an email's links, and its time zone. */
export interface EmailOptions extends Clock {
  siteUrl: Settings['siteUrl'];
  /** What the community is called. */
  community: string;
  /** Token of the unsubscribe page; null for emails that are always sent. */
  unsubscribeToken: string | null;
}

/** Composes the email of a notification; `choice` names the kind whose setting also stops it. */
export function composeEmail(
  row: NotificationRow,
  situation: EmailSubject,
  options: EmailOptions,
  choice: NotificationKind = row.kind,
): EmailContent {
  const { title, path, lines = () => [], content, ...kind } = kinds[row.kind];
  const facts = isolatedFactsOf(row);
  const action = say(typeof kind.action === 'function' ? kind.action(facts) : kind.action);
  const sentence = title(facts);
  const times = timesOf(row, situation, options);
  return {
    ...linksOf(options, stopEmailsAbout(kinds[choice].label)),
    subject: sentence,
    preview: times[0] ?? say(msg`${{ what: action }} on ${{ community: options.community }}.`),
    heading: sentence,
    ...(content && { content: { text: content(facts), siteUrl: options.siteUrl } }),
    lines: [
      ...lines(facts),
      ...times,
      ...(times.length > 0 ? zoneHint(options) : []),
      ...placeOf(row, situation, options),
      ...withdrawalOf(row, situation),
    ],
    action: { label: action, href: options.siteUrl + path(facts) },
    reason: asMember(options),
  };
}

/** Describes the time of an event or session, and its earlier time if it was moved. */
function timesOf({ kind, details }: NotificationRow, { event, session }: EmailSubject, clock: Clock): string[] {
  const told = { ...details, ...currentStart(kind, { event, session }) };
  if (told.startsAt === undefined) return [];
  const startsAt = new Date(told.startsAt);
  const end = event?.end_time ?? (session && endOf(session));
  const { timeIs } = kinds[kind];
  const start = startInWords(told, timeIs, clock);
  if (start === null) return [];
  const before =
    timeIs === undefined &&
    details.movedFrom &&
    details.movedFrom !== told.startsAt &&
    say(msg`It was planned for ${{ moment: momentInWords(new Date(details.movedFrom), clock) }}.`);
  const hasEnd = timeIs === undefined && end && end > startsAt && end > clock.now;
  return [...(before ? [before] : []), ...(hasEnd ? [`${start} ${endInWords(startsAt, end, clock)}`] : [start])];
}

/** Returns when something starts that is ahead: it may have moved since the notification. */
export function currentStart(kind: NotificationKind, { event, session }: EmailSubject): { startsAt?: string } {
  const start = kinds[kind].timeIs === undefined ? (event?.start_time ?? session?.date) : undefined;
  return start === undefined ? {} : { startsAt: start.toISOString() };
}

/** Says where to choose a zone to a member whose zone is unknown. */
function zoneHint({ siteUrl, unknownBeside }: EmailOptions): string[] {
  if (unknownBeside === undefined) return [];
  return [say(msg`We don’t know your time zone yet. Choose it here: ${{ page: `${siteUrl}/notifications/settings` }}`)];
}

/** Returns the host of the event or the title of the session, and the link to join. */
function placeOf(
  { kind, member_id }: NotificationRow,
  { event, session }: EmailSubject,
  { now }: EmailOptions,
): string[] {
  const { withLink = false } = kinds[kind];
  const isJoinable = event === null || (isIn(event) && event.end_time > now);
  const link = event?.link ?? session?.link ?? '';
  return [
    ...(event && event.standing !== 'host' ? [say(msg`Hosted by ${{ host: isolate(event.host_name) }}.`)] : []),
    ...(session ? [`${isolate(sessionTitle(session, member_id))}.`] : []),
    ...(withLink && link !== '' && isJoinable ? [say(msg`Join here: ${{ link }}`)] : []),
    ...(withLink && session && link === ''
      ? [say(msg`You have no place yet. Agree on it in messages, or add a link.`)]
      : []),
  ];
}

/** Says what a member without a place can do about another time. */
function withdrawalOf({ kind, details }: NotificationRow, { event }: EmailSubject): string[] {
  if (kind !== 'eventChanged' || details.changes?.time !== true || event === null || isIn(event)) return [];
  if (event.standing === 'pending')
    return [
      say(msg`You have asked to join. If the new time does not suit you, withdraw your request on the event’s page.`),
    ];
  return event.has_offer
    ? [say(msg`A place is free for you, maybe for less time than before. Take it or let it go on the event’s page.`)]
    : [say(msg`You are on the waitlist. If the new time does not suit you, leave it on the event’s page.`)];
}

/** Hosts and guests, who get the meeting link and have the event in their calendars. */
export const isIn = ({ standing }: ToldEvent): boolean => standing === 'host' || standing === 'approved';

/**
 * Composes one email of all unread notifications, and of what else waits for the member: `needs` whose page no
 * notification has.
 */
export function composeDigest(
  rows: readonly NotificationRow[],
  options: EmailOptions,
  needs: readonly NeedRow[] = [],
): EmailContent {
  const listed = new Set(rows.map((row) => kinds[row.kind].path(isolatedFactsOf(row))));
  const waiting = needs.map(isolatedWordsOf).filter(({ path }) => !listed.has(path));
  const count = rows.length;
  const unread = say(plural({ count }, { one: '# unread notification', other: '# unread notifications' }));
  return {
    ...linksOf(options, say(msg`Stop these summaries`)),
    subject: say(msg`${{ what: unread }} on ${{ community: options.community }}`),
    preview: kinds[(rows[0] as NotificationRow).kind].title(isolatedFactsOf(rows[0] as NotificationRow)),
    heading: unread,
    lines: [],
    items: [
      ...rows.map((row) => ({
        text: kinds[row.kind].title(isolatedFactsOf(row)),
        href: options.siteUrl + kinds[row.kind].path(isolatedFactsOf(row)),
      })),
      ...waiting.map(({ title, path }) => ({
        text: say(msg`Waits for you: ${{ what: title }}`),
        href: options.siteUrl + path,
      })),
    ],
    action: { label: say(msg`See all notifications`), href: `${options.siteUrl}/notifications` },
    reason: say(msg`You get this summary because you have unread notifications.`),
  };
}

/** Composes one email of what a member could not get until they confirmed their address. */
export function composeWaiting(rows: readonly NotificationRow[], options: EmailOptions): EmailContent {
  const count = rows.length;
  const { community } = options;
  return {
    ...composeDigest(rows, options),
    subject: say(
      msg`${plural({ count }, { one: '# thing waited', other: '# things waited' })} for you on ${{ community }}`,
    ),
    heading: say(msg`${plural({ count }, { one: '# thing waited', other: '# things waited' })} for you`),
    reason: say(msg`You get this email because you confirmed your address. From now on you hear of answers by email.`),
  };
}

/**
 * Composes a calendar update for a member who has just agreed to, changed or canceled a session, or
 * left an event.
 */
export function composeInvitation(
  { title, dates, page, invitations }: Invited,
  options: EmailOptions,
  choice: NotificationKind,
): EmailContent {
  const isCanceled = dates.every((date) => date.isCanceled);
  const count = dates.length;
  const what = titled({ title: isolate(title), ...(count > 1 && { dates: count }) });
  const heading = isCanceled ? say(msg`Canceled: ${{ what }}`) : say(msg`In your calendar: ${{ what }}`);
  const times = dates.map((date) => startInWords(date, date.isCanceled ? 'off' : undefined, options) ?? '');
  const file = isCanceled
    ? plural(
        { count },
        {
          one: 'The attached file takes it out of your calendar.',
          other: 'The attached file takes them out of your calendar.',
        },
      )
    : plural(
        { count },
        {
          one: 'The attached file puts it into your calendar.',
          other: 'The attached file puts them into your calendar.',
        },
      );
  const files = msg`The attached files bring your calendar up to date.`;
  return {
    ...linksOf(options, stopEmailsAbout(kinds[choice].label)),
    subject: heading,
    preview: times[0] ?? '',
    heading,
    lines: [...times, ...zoneHint(options), say(invitations.length > 1 ? files : file)],
    action: { label: page.label, href: options.siteUrl + page.path },
    reason: asMember(options),
  };
}

export function linksOf({ siteUrl, unsubscribeToken }: EmailOptions, label: string) {
  return {
    preferences: { label: say(msg`Choose what we send you`), href: `${siteUrl}/notifications/settings` },
    ...(unsubscribeToken !== null && { unsubscribe: { label, href: `${siteUrl}/unsubscribe/${unsubscribeToken}` } }),
  };
}

const asMember = ({ community }: EmailOptions) =>
  say(msg`You get this email because you are a member of ${{ community }}.`);

/** Names a kind within a sentence: in English without its capital. */
export function stopEmailsAbout(label: MessageDescriptor): string {
  const kind = say(label);
  const isEnglish = currentLanguage().code === 'en';
  return say(msg`Stop emails about ${{ kind: isEnglish ? kind.charAt(0).toLowerCase() + kind.slice(1) : kind }}`);
}
