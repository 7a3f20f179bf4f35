import { plural, t } from '@lingui/core/macro';
import type { Ring } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { andList } from '../../lib/texts/list-words.ts';
import { localDayTime, localTime } from '../../lib/time/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface RingBarProps extends ComponentProps<'article'> {
  /** A ring that waits for the member's answer. */
  ring: Ring;
  onAccept: () => void;
  pending?: boolean;
  /** Whether the whole ring shows below. */
  isOpen: boolean;
  onToggle: () => void;
  headingLevel?: 2 | 3;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** What waits for the member, in one line of ink with the faces on top. */
export function RingBar(props: RingBarProps) {
  const { ring, onAccept, pending = false, isOpen, onToggle, headingLevel = 3, timeZone, className, ...rest } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const others = ring.seats.slice(1);
  return (
    <article
      data-slot="ring-bar"
      aria-labelledby={nameId}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lane-teach-lg bg-ink p-4 text-canvas',
        className,
      )}
      {...rest}
    >
      <span className="flex gap-1">
        {others.map(({ member }) => (
          <Avatar key={member._id} id={member._id} name={member.name} src={member.photo} size="md" decorative />
        ))}
      </span>
      <div className="min-w-[min(15rem,100%)] flex-1">
        <Heading id={nameId} className="type-h4">
          {headline(ring)}
        </Heading>
        <p className="text-small wrap-anywhere">{lineOf(ring, timeZone)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow-1">
        <Button variant="learn" size="sm" pending={pending} onClick={onAccept}>
          {t`Accept the ring`}
        </Button>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="min-h-11 rounded-ctl px-4 text-small font-semibold forced-colors:border"
        >
          {t`Look closer`}
        </button>
      </div>
    </article>
  );
}

function headline({ seats }: Ring): string {
  const agreed = seats.slice(1).filter(({ answer }) => answer === 'accepted');
  const names = andList(agreed.map(({ member }) => firstName(member.name)));
  if (agreed.length === 0) return t`A ring waits for your answer.`;
  return agreed.length === seats.length - 1
    ? plural(agreed.length, { other: `${names} said yes. It closes with you.` })
    : plural(agreed.length, { other: `${names} said yes. It waits for you.` });
}

/** "SQL to Tomasz, Portuguese from Inês · open until Tue, Dec 1, 8:06 AM your time, 7:06 AM UTC" */
function lineOf({ seats, expiresAt }: Ring, timeZone: string | undefined): string {
  const [own, next] = seats;
  const teacher = seats.at(-1);
  const swap = t`${{ taught: skillName(own?.gives.name ?? '') }} to ${{ learner: firstName(next?.member.name ?? '') }}, ${{ learned: skillName(teacher?.gives.name ?? '') }} from ${{ teacher: firstName(teacher?.member.name ?? '') }}`;
  if (!expiresAt) return swap;
  const local = localDayTime(expiresAt, timeZone);
  const utc = localTime(expiresAt, 'UTC');
  const isUtc = local === localDayTime(expiresAt, 'UTC');
  return `${swap} · ${isUtc ? t`open until ${local} UTC` : t`open until ${local} your time, ${utc} UTC`}`;
}
