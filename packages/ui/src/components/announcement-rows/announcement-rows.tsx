import { t } from '@lingui/core/macro';
import type { Announcement } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface AnnouncementRowsProps {
  announcements: readonly Announcement[];
  /** Now, in milliseconds. */
  now: number;
  hrefOf: (announcementId: string) => string;
}

const labels: Record<Announcement['state'], string> = {
  draft: 'Draft',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
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
              <TextLink
                href={hrefOf(_id)}
                dir="auto"
                className="flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {subject}
              </TextLink>
              <p className="text-small text-ink-2 wrap-anywhere">
                {writtenBy === undefined ? '' : `${displayName(writtenBy.name)}, `}
                {formatDate(sentAt)}
              </p>
            </div>
            <p className="w-52 text-small text-ink-2">{placesOf(announcement, now).join('; ')}</p>
            <Badge tone={state === 'sending' ? 'teach' : 'neutral'}>{labels[state] ?? t`Unknown`}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns where an announcement is, in words. */
function placesOf({ isMessage, banner, state, told }: Announcement, now: number): string[] {
  const count = `${told.toLocaleString('en-US')} ${told === 1 ? 'member' : 'members'}`;
  return [
    ...(isMessage ? [state === 'draft' ? t`Message to all` : t`Message to ${count}`] : []),
    ...(banner === undefined ? [] : [bannerWords(banner, state, now)]),
  ];
}

function bannerWords(
  { startsAt, endsAt }: NonNullable<Announcement['banner']>,
  state: Announcement['state'],
  now: number,
): string {
  if (state === 'draft') return 'banner';
  if (state === 'stopped') return 'banner taken down';
  if (Date.parse(startsAt) > now) return `banner from ${formatDate(startsAt)}`;
  return Date.parse(endsAt) > now ? `banner until ${formatDate(endsAt)}` : 'banner ended';
}
