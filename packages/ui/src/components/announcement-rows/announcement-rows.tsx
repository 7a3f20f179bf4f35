import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Announcement } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface AnnouncementRowsProps {
  announcements: readonly Announcement[];
  /** Now, in milliseconds. */
  now: number;
  hrefOf: (announcementId: string) => string;
}

const labels: Record<Announcement['state'], MessageDescriptor> = {
  draft: msg`Draft`,
  sending: msg`Being sent`,
  stopped: msg`Stopped`,
  sent: msg`Sent`,
};

/** Announcements, latest first: drafts, those that are being sent and those that were sent. */
export function AnnouncementRows({ announcements, now, hrefOf }: AnnouncementRowsProps) {
  return (
    <ul
      data-slot="announcement-rows"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
    >
      {announcements.map((announcement) => {
        const { _id, subject, state, changedAt, sentAt = changedAt, writtenBy } = announcement;
        return (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-60">
              <TextLink href={hrefOf(_id)} className="flex min-h-11 items-center font-semibold wrap-anywhere">
                <bdi>{subject}</bdi>
              </TextLink>
              <p className="text-small text-ink-2 wrap-anywhere">
                {writtenBy === undefined
                  ? formatDate(sentAt)
                  : withComma(displayName(writtenBy.name), formatDate(sentAt))}
              </p>
            </div>
            <p className="w-52 text-small text-ink-2">{placesOf(announcement, now).join('; ')}</p>
            <Badge tone={state === 'sending' ? 'teach' : 'neutral'}>
              {labels[state] === undefined ? t`Unknown` : i18n._(labels[state])}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns where an announcement is, in words. */
function placesOf({ isMessage, banner, state, told }: Announcement, now: number): string[] {
  const message =
    state === 'draft' ? t`Message to all` : plural(told, { one: 'Message to # member', other: 'Message to # members' });
  return [...(isMessage ? [message] : []), ...(banner === undefined ? [] : [bannerWords(banner, state, now)])];
}

function bannerWords(
  { startsAt, endsAt }: NonNullable<Announcement['banner']>,
  state: Announcement['state'],
  now: number,
): string {
  if (state === 'draft') return t`banner`;
  if (state === 'stopped') return t`banner taken down`;
  if (Date.parse(startsAt) > now) return t`banner from ${{ date: formatDate(startsAt) }}`;
  return Date.parse(endsAt) > now ? t`banner until ${{ date: formatDate(endsAt) }}` : t`banner ended`;
}
