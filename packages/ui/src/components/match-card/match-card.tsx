import type { Match } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { firstName, ringSummary } from '../swap-loop/loop-words.ts';
import { SwapLoop } from '../swap-loop/swap-loop.tsx';

interface MatchCardProps extends ComponentProps<'article'> {
  match: Match;
  profileHref: (userId: string) => string;
  /** The planner with a swap's other member. */
  proposeHref: (userId: string) => string;
  /** Asks all members of a ring. */
  onAsk: (match: Match) => void;
  asking?: boolean | undefined;
  /** `MatchMenu` with this accessible name, or a component that loads it. */
  menu?: (label: string) => ReactNode;
  headingLevel?: 2 | 3;
}

/** A possible swap or ring: who teaches what to whom, why it fits, and how to start. */
export function MatchCard(props: MatchCardProps) {
  const { match, profileHref, proposeHref, onAsk, asking, menu, headingLevel = 3, className, ...rest } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const [other] = match.seats.slice(1);
  const title = titleOf(match);
  return (
    <Card
      as="article"
      data-slot="match-card"
      aria-labelledby={nameId}
      className={cx('flex flex-col gap-4 p-5', className)}
      {...rest}
    >
      <SwapLoop seats={match.seats} className="mx-auto" />
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <Heading id={nameId} dir="auto" className="type-h4 text-[1.25rem] wrap-anywhere">
            {title}
          </Heading>
          <span className="-my-1.5 -me-2 flex shrink-0 items-center gap-1">
            {match.isSaved ? <Badge tone="learn">Saved</Badge> : null}
            {menu?.(`More for ${title}`)}
          </span>
        </div>
        {match.kind === 'ring' ? (
          <p className="text-small text-ink-2 wrap-anywhere">
            {ringSummary(match.seats)} Everyone gives an hour and gets an hour.
          </p>
        ) : null}
        <ul className="grid gap-1 text-small text-ink-2">
          {factsOf(match).map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </div>
      <footer className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {match.kind === 'swap' && other !== undefined ? (
          <>
            <ButtonLink href={proposeHref(other.member._id)} size="sm" aria-describedby={nameId}>
              Propose a session
            </ButtonLink>
            <TextLink href={profileHref(other.member._id)} aria-describedby={nameId}>
              View profile
            </TextLink>
          </>
        ) : (
          <Button size="sm" pending={asking} onClick={() => onAsk(match)} aria-describedby={nameId}>
            {match.size === 3 ? 'Ask both' : 'Ask all three'}
          </Button>
        )}
      </footer>
    </Card>
  );
}

/** Returns 'You and Inês', 'A ring of three' or 'A ring of four'. */
function titleOf({ kind, size, seats }: Match): string {
  if (kind === 'swap') return `You and ${firstName(seats[1]?.member.name ?? '')}`;
  return size === 3 ? 'A ring of three' : 'A ring of four';
}

/** The facts that the drawing does not show, and how many others could take a seat. */
function factsOf({ why, alternatives, kind }: Match): string[] {
  const drawn = ['teachesYou', 'wantsYours', 'closesRing'];
  const facts = why.filter((fact) => !drawn.includes(fact.kind)).map(({ text }) => text);
  const others = alternatives === 1 ? '1 other member' : `${alternatives} other members`;
  const seat = kind === 'swap' ? 'could swap the same with you' : 'could take a seat';
  return alternatives === 0 ? facts : [...facts, `${others} ${seat}`];
}

/** A card on its way. */
export function MatchCardSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card data-slot="match-card-skeleton" aria-hidden="true" className={cx('grid gap-4 p-5', className)} {...rest}>
      <Skeleton shape="block" className="aspect-[380/244] rounded-card" />
      <Skeleton shape="block" className="h-6 w-3/5" />
      <Skeleton shape="block" className="h-4 w-4/5" />
      <Skeleton shape="block" className="h-11 w-2/5" />
    </Card>
  );
}
