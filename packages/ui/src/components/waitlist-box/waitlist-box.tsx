import { plural, t } from '@lingui/core/macro';
import type { Waitlist } from '@skill-exchange/api-client/types';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { waitlistWords } from '../../lib/events/event-standing.ts';
import { formatTimes, twoClocks } from '../../lib/time/date-time.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** What a member does about a waitlist. */
export type WaitlistStep = 'join' | 'leave' | 'take';

interface WaitlistBoxProps {
  waitlist: Waitlist;
  /** The step that is being taken. */
  pending?: WaitlistStep | undefined;
  onStep: (step: WaitlistStep) => void;
  /** Says above the way onto it that the event is full. */
  isFull?: boolean;
}

/** A full event's waitlist for a member: the way onto it, their position, or the place that is free for them. */
export function WaitlistBox({ waitlist, pending, onStep, isFull = false }: WaitlistBoxProps) {
  const { count, position, offerExpiresAt, isFirstCome = false } = waitlist;
  const waiting = count > 0 ? plural(count, { one: '# member waits.', other: '# members wait.' }) : '';
  const words = [isFull ? t`Event is full.` : '', waiting].filter(Boolean).join(' ');
  const step = (what: WaitlistStep) => ({ pending: pending === what, onClick: () => onStep(what) });
  return (
    <div data-slot="waitlist" className="grid gap-2">
      <div role="status" className="empty:absolute">
        {position === undefined ? null : (
          <Banner tone="learn">
            <Clock aria-hidden="true" />
            <StandingText waitlist={waitlist} />
          </Banner>
        )}
      </div>
      {position === undefined ? (
        <>
          {words === '' ? null : <p className="text-small text-ink-2">{words}</p>}
          <Button variant="learn" {...step('join')}>
            {t`Join the waitlist`}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-2 *:flex-auto">
          {offerExpiresAt !== undefined || isFirstCome ? <Button {...step('take')}>{t`Take the place`}</Button> : null}
          <Button variant="quiet" {...step('leave')}>
            {offerExpiresAt === undefined ? t`Leave the waitlist` : t`Let it go`}
          </Button>
        </div>
      )}
    </div>
  );
}

function StandingText({ waitlist }: { waitlist: Waitlist }) {
  const { offerExpiresAt, isFirstCome } = waitlist;
  const title = waitlistWords(waitlist);
  if (offerExpiresAt !== undefined) {
    return (
      <Lines
        title={title}
        text={t`Take it by ${{ day: twoClocks(offerExpiresAt).day }}, ${{ time: formatTimes(offerExpiresAt) }}.`}
      />
    );
  }
  if (isFirstCome) return <Lines title={title} text={t`It goes to the first member who takes it.`} />;
  return <Lines title={title} text={t`We tell you when a place is free.`} />;
}

function Lines({ title, text }: { title: ReactNode; text: string }) {
  return (
    <span className="grid min-w-0">
      <span>{title}</span>
      <span className="font-normal wrap-anywhere">{text}</span>
    </span>
  );
}
