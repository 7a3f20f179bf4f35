import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Announcement, AnnouncementReach } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Pause from 'lucide-react/icons/pause';
import Send from 'lucide-react/icons/send';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { numberWords } from '../../lib/texts/number-words.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';

interface AnnouncementSendingProps extends Omit<ComponentProps<'div'>, 'onSubmit'> {
  announcement: Announcement;
  reach: AnnouncementReach;
  /** Now, in milliseconds. */
  now: number;
  /** What is written and not saved is not sent: the buttons wait. */
  isDirty?: boolean;
  /** What is happening. */
  pending?: 'test' | 'send' | 'stop' | undefined;
  failure?: string | undefined;
  onTest: () => void;
  onSend: () => void;
  onStop: () => void;
}

/** Whom an announcement reaches, and the steps of sending it; while it is sent, how far it is. */
export function AnnouncementSending(props: AnnouncementSendingProps) {
  const { announcement, reach, now, isDirty, pending, failure, onTest, onSend, onStop, className, ...rest } = props;
  return (
    <div data-slot="announcement-sending" className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', className)} {...rest}>
      {announcement.state === 'draft' ? null : <Progress {...props} />}
      {announcement.isMessage && announcement.state !== 'sent' ? <Reach reach={reach} /> : null}
      {announcement.state === 'draft' ? <Steps {...props} /> : null}
      <FormFailure message={failure} />
    </div>
  );
}

/** Counts of those who get it and of those who are left out, which add up to all members. */
function Reach({ reach }: { reach: AnnouncementReach }) {
  const id = useId();
  const { members } = reach;
  const reached = numberWords(reach.byInbox);
  const rows = [
    [t`by inbox`, reach.byInbox],
    [t`of them also by email`, reach.byEmail],
    [t`left out: turned news off`, reach.turnedOff],
    [t`left out: email address not confirmed`, reach.unconfirmed],
    [t`left out: account suspended`, reach.suspended],
  ] as const;
  return (
    <Card as="div" role="group" aria-labelledby={id} className="p-5">
      <h2 id={id} className="mb-3 type-h4">
        {plural(members, { one: `Reaches ${reached} of # member`, other: `Reaches ${reached} of # members` })}
      </h2>
      <dl className="divide-y divide-line text-small">
        {rows.map(([label, number]) => (
          <div key={label} className="flex justify-between gap-4 py-2.5">
            <dt>{label}</dt>
            <dd className="tabular font-semibold">{numberWords(number)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Steps({ announcement, reach, isDirty = false, pending, onTest, onSend }: AnnouncementSendingProps) {
  const { isMessage, testedAt, banner } = announcement;
  const isTested = testedAt !== undefined || !isMessage;
  const { byInbox } = reach;
  const hint =
    banner === undefined
      ? t`You can stop it at any time.`
      : t`The banner is shown from its beginning. You can stop it at any time.`;
  return (
    <Card className="divide-y divide-line px-5">
      {isMessage ? (
        <Step
          number={1}
          isDone={testedAt !== undefined}
          title={t`A test to yourself`}
          hint={
            testedAt === undefined
              ? t`To your inbox and your email, and to nobody else.`
              : t`Sent ${{ when: localDayTime(testedAt) }}. Look at it before you go on.`
          }
        >
          <Button variant="secondary" pending={pending === 'test'} disabled={isDirty} onClick={onTest}>
            {testedAt === undefined ? t`Send a test` : t`Send again`}
          </Button>
        </Step>
      ) : null}
      <Step
        number={isMessage ? 2 : 1}
        title={isMessage ? plural(byInbox, { one: 'To # member', other: 'To # members' }) : t`The banner`}
        hint={isDirty ? t`Save what you have written first.` : hint}
      >
        <Button pending={pending === 'send'} disabled={isDirty || !isTested} onClick={onSend}>
          <Send aria-hidden="true" />
          {isMessage ? t`Send now` : t`Show it`}
        </Button>
      </Step>
    </Card>
  );
}

type StepProps = { number: number; title: string; hint: string; isDone?: boolean; children: ReactNode };

function Step({ number, title, hint, isDone = false, children }: StepProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <span
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full border-2 border-ink text-small font-semibold',
          isDone && 'bg-ink text-canvas',
        )}
      >
        {isDone ? <Check role="img" aria-label={t`Done`} className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-2 wrap-anywhere">{hint}</p>
      </div>
      {children}
    </div>
  );
}

const titles: Record<Announcement['state'], MessageDescriptor> = {
  draft: msg`Not sent`,
  sending: msg`Being sent`,
  stopped: msg`Stopped`,
  sent: msg`Sent`,
};

function titleOf({ isMessage, state, told }: Announcement, all: number): string {
  if (!isMessage) return i18n._(titles[state] ?? titles.sent);
  if (state === 'sent') return plural(told, { one: 'Sent to # member', other: 'Sent to # members' });
  const done = numberWords(told);
  const everybody = numberWords(all);
  if (state === 'sending') return t`Being sent: ${done} of ${everybody}`;
  return state === 'stopped' ? t`Stopped: ${done} of ${everybody}` : t`Sent: ${done} of ${everybody}`;
}

function Progress({ announcement, reach, now, pending, onSend, onStop }: AnnouncementSendingProps) {
  const id = useId();
  const { isMessage, state, told, banner } = announcement;
  const all = Math.max(told, reach.byInbox, 1);
  const isBannerOn = state !== 'stopped' && banner !== undefined && Date.parse(banner.endsAt) > now;
  const isDone = state === 'sent';
  return (
    <Card as="div" role="group" aria-labelledby={id} className="grid gap-4 p-5">
      <h2 id={id} className="type-h4">
        {titleOf(announcement, all)}
      </h2>
      {isMessage && !isDone ? (
        <div
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={told}
          className="h-3 overflow-hidden rounded-chip bg-sunken"
        >
          <div className="h-full bg-teach" style={{ inlineSize: `${(told / all) * 100}%` }} />
        </div>
      ) : null}
      <p className="text-small text-ink-2">{sentenceOf(announcement, isBannerOn)}</p>
      {state === 'stopped' ? (
        <Button className="justify-self-start" pending={pending === 'send'} onClick={onSend}>
          <Send aria-hidden="true" />
          {t`Go on`}
        </Button>
      ) : state === 'sending' || isBannerOn ? (
        <Button variant="danger" className="justify-self-start" pending={pending === 'stop'} onClick={onStop}>
          <Pause aria-hidden="true" />
          {state === 'sending' ? (told === 0 ? t`Stop it` : t`Stop after this batch`) : t`Take the banner down`}
        </Button>
      ) : null}
    </Card>
  );
}

function sentenceOf({ state, told, banner }: Announcement, isBannerOn: boolean): string {
  if (state === 'sending' && told === 0) return t`It begins within half a minute. Stop it before, and nobody gets it.`;
  if (state === 'sending')
    return t`In batches. You can leave this page, and the server may restart: nobody gets it twice, nobody is left out.`;
  if (state === 'stopped')
    return banner === undefined
      ? t`Who has it keeps it. Going on sends it to the others.`
      : t`Who has it keeps it, and the banner is down. Going on sends it to the others and shows the banner again.`;
  if (banner === undefined) return t`It can’t be changed any more.`;
  if (isBannerOn)
    return t`The banner is shown from ${{ start: localDayTime(banner.startsAt) }} until ${{ end: localDayTime(banner.endsAt) }}.`;
  return t`The banner has ended.`;
}
