import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { TextLink } from '../../primitives/link/link.tsx';

export interface BothGoing {
  /** The next event to which both members go. */
  readonly title: string;
  readonly href: string;
  /** 'Tue, Dec 1, 5:00 PM'. */
  readonly when: string;
  /** How many more events they both go to. */
  readonly later: number;
}

/** The line above a conversation about what the two members will do together. */
export function BothGoingNote({ title, href, when, later }: BothGoing) {
  return (
    <p className="flex shrink-0 items-start gap-2 border-b border-line px-4 py-2 text-small leading-snug short:py-1 text-ink-2">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere short:truncate">
        <Trans>
          You are both going to{' '}
          <TextLink href={href} className="font-semibold">
            <bdi>{title}</bdi>
          </TextLink>
        </Trans>
        {` · ${when}`}
        {later > 0 ? ` · ${plural(later, { one: 'and # more', other: 'and # more' })}` : null}
      </span>
    </p>
  );
}
