import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Replacement, Ring, RingSeat } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { pillVariants } from '../session-view/pill-variants.ts';
import { SwapLoop } from '../swap-loop/swap-loop.tsx';
import { lessonWords, ringStanding } from './ring-standing.ts';

type Answer = 'accept' | 'decline' | 'leave';

interface RingCardProps extends ComponentProps<'article'> {
  ring: Ring;
  onAnswer: (answer: Answer) => void;
  /** The answer that is on its way. */
  pending?: Answer | undefined;
  /** Members who could take the empty seat of a broken ring; undefined while they load. */
  replacements?: readonly Replacement[] | undefined;
  onReplace: (replacement: Replacement) => void;
  /** Id of the member who is being asked. */
  asking?: string | undefined;
  /** The planner with the other member of a lesson. */
  planHref: (userId: string) => string;
  sessionHref: (sessionId: string) => string;
  headingLevel?: 2 | 3;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A ring in which the member has a seat: its state, the answers, and the possible actions. */
export function RingCard(props: RingCardProps) {
  const { ring, onAnswer, pending, replacements, onReplace, asking, planHref, sessionHref, ...others } = props;
  const { headingLevel = 3, timeZone, className, ...rest } = others;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { words, tone, canAnswer, canLeave, canReplace } = ringStanding(ring);
  const starter = ring.seats.find(({ member }) => member._id === ring.startedBy)?.member;
  const isOwn = ring.seats[0]?.member._id === ring.startedBy;
  return (
    <Card as="article" data-slot="ring-card" aria-labelledby={nameId} className={cx('@container', className)} {...rest}>
      <div className="grid h-full gap-x-8 gap-y-4 p-5 @xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <SwapLoop seats={ring.seats} className="mx-auto" />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-2">
            <Heading id={nameId} className="type-h4">
              {ring.seats.length === 3 ? t`A ring of three` : t`A ring of four`}
            </Heading>
            <p className={pillVariants({ tone, className: 'justify-self-start' })}>
              {tone === 'good' ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
              <span>{words}</span>
            </p>
            <p className="text-small text-ink-2 wrap-anywhere">
              {isOwn || starter === undefined
                ? t`You proposed it.`
                : t`${{ name: displayName(starter.name) }} proposed it.`}
              {ring.expiresAt ? ` ${t`Open until ${{ when: localDayTime(ring.expiresAt, timeZone) }}.`}` : ''}
            </p>
            {ring.note ? (
              <blockquote dir="auto" className="border-s-2 border-line ps-3 text-small as-written">
                <LinkedText>{ring.note}</LinkedText>
              </blockquote>
            ) : null}
            <Seats ring={ring} />
          </div>
          {ring.lessons.length > 0 ? <Lessons ring={ring} planHref={planHref} sessionHref={sessionHref} /> : null}
          {canReplace ? <Replacements replacements={replacements} onReplace={onReplace} asking={asking} /> : null}
          {canAnswer || canLeave ? (
            <footer className="mt-auto flex flex-wrap items-center gap-2">
              {canAnswer ? (
                <>
                  <Button size="sm" pending={pending === 'accept'} onClick={() => onAnswer('accept')}>
                    {t`Accept the ring`}
                  </Button>
                  <Button size="sm" variant="quiet" pending={pending === 'decline'} onClick={() => onAnswer('decline')}>
                    {t`Decline`}
                  </Button>
                </>
              ) : (
                <Button
                  size="sm"
                  variant="quiet"
                  className="-ms-4"
                  pending={pending === 'leave'}
                  onClick={() => onAnswer('leave')}
                >
                  {t`Leave ring`}
                </Button>
              )}
            </footer>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

const answerWords: Record<RingSeat['answer'], MessageDescriptor> = {
  waiting: msg`Waiting`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  left: msg({ message: 'Left', comment: 'They left the ring.' }),
};

function Seats({ ring }: { ring: Ring }) {
  return (
    <ul aria-label={t`Answers`} className="grid gap-1 text-small">
      {ring.seats.map(({ member, answer }, index) => (
        <li key={member._id} className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="wrap-anywhere">
            {index === 0 ? t`You` : displayName(member.name)}
          </span>
          <span className={answer === 'accepted' ? 'font-semibold text-teach-ink' : 'text-ink-2'}>
            {i18n._(answerWords[answer] ?? msg`Changed`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lessons({ ring, planHref, sessionHref }: Pick<RingCardProps, 'ring' | 'planHref' | 'sessionHref'>) {
  const ownId = ring.seats[0]?.member._id;
  return (
    <ul aria-label={t`Sessions of this ring`} className="grid gap-2 border-t border-line pt-3">
      {ring.lessons.map(({ teacher, learner, isPlanned, sessionId }, index) => {
        const words = lessonWords(ring, index);
        const otherId = teacher === ownId ? learner : teacher;
        const isOwn = teacher === ownId || learner === ownId;
        return (
          <li
            key={`${teacher} ${learner}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 text-small"
          >
            <span className="wrap-anywhere">{words}</span>
            {isOwn ? (
              <TextLink
                href={sessionId === undefined ? planHref(otherId) : sessionHref(sessionId)}
                aria-label={sessionId === undefined ? t`Plan: ${words}` : t`Open session: ${words}`}
              >
                {sessionId === undefined ? t`Plan` : t`Open session`}
              </TextLink>
            ) : (
              <span className="text-ink-2">{isPlanned ? t`Planned` : t`Not planned yet`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Replacements({
  replacements,
  onReplace,
  asking,
}: Pick<RingCardProps, 'replacements' | 'onReplace' | 'asking'>) {
  if (replacements === undefined) return <Skeleton shape="block" className="h-12 rounded-ctl" />;
  if (replacements.length === 0)
    return <p className="text-small text-ink-2">{t`Nobody else fits this seat right now. We keep your answers.`}</p>;
  return (
    <section aria-label={t`Who could take the seat`} className="grid gap-2 border-t border-line pt-3">
      <h4 className="text-small font-semibold">{t`Who could take the seat`}</h4>
      <ul className="grid gap-2">
        {replacements.slice(0, 3).map((replacement) => {
          const { member } = replacement;
          const name = displayName(member.name);
          return (
            <li key={`${replacement.replaces} ${member._id}`} className="flex items-center gap-3">
              <Avatar id={member._id} name={member.name} src={member.photo} size="sm" decorative />
              <span dir="auto" className="min-w-0 grow-1 text-small font-semibold wrap-anywhere">
                {name}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t`Ask ${name}`}
                pending={asking === member._id}
                onClick={() => onReplace(replacement)}
              >
                {t`Ask`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
