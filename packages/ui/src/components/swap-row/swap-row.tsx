import type { Match } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';
import { factsOf } from './match-facts.ts';

interface SwapRowProps extends ComponentProps<'article'> {
  /** A swap of two; the viewer's seat comes first. */
  match: Match;
  profileHref: (userId: string) => string;
  /** The planner with the other member. */
  proposeHref: (userId: string) => string;
  /** `MatchMenu` with this accessible name, or a component that loads it. */
  menu?: (label: string) => ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** A possible swap in one row: who it is with, the two matching skills, why it fits, and how to start. */
export function SwapRow(props: SwapRowProps) {
  const { match, profileHref, proposeHref, menu, headingLevel = 3, className, ...rest } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const [own, other] = match.seats;
  if (own === undefined || other === undefined) return null;
  const { _id, name, photo, rating } = other.member;
  return (
    <Card
      as="article"
      data-slot="swap-row"
      aria-labelledby={nameId}
      className={cx('@container overflow-clip', className)}
      {...rest}
    >
      <div className="grid @3xl:grid-cols-[minmax(0,14rem)_minmax(0,24rem)_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-center gap-4 p-4">
          <Avatar id={_id} name={name} src={photo} size="lg" decorative />
          <div className="grid min-w-0 justify-items-start gap-1">
            <Heading id={nameId} dir="auto" className="type-h4 text-[1.25rem] wrap-break-word">
              <NameLink href={profileHref(_id)}>{displayName(name)}</NameLink>
            </Heading>
            <Rating value={rating} showValue />
            {match.isSaved ? <Badge tone="learn">Saved</Badge> : null}
          </div>
        </div>
        <Dovetail
          teach={{ term: 'Can teach you', skills: [other.gives.name] }}
          learn={{ term: 'Learns from you', skills: [own.gives.name] }}
        />
        <ul className="grid min-w-0 content-center gap-1 p-4 text-small text-ink-2">
          {factsOf(match).map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-2 px-4 pb-4 @3xl:pt-4">
          <ButtonLink href={proposeHref(_id)} size="sm" className="grow" aria-describedby={nameId}>
            Propose a session
          </ButtonLink>
          {menu?.(`More for ${displayName(name)}`)}
        </div>
      </div>
    </Card>
  );
}

/** A row on its way. */
export function SwapRowSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card
      data-slot="swap-row-skeleton"
      aria-hidden="true"
      className={cx('flex items-center gap-4 overflow-clip p-4', className)}
      {...rest}
    >
      <Skeleton shape="circle" className="size-16 shrink-0" />
      <div className="grid grow gap-2">
        <Skeleton shape="block" className="h-6 w-2/5" />
        <Skeleton shape="block" className="h-4 w-3/5" />
      </div>
      <Skeleton shape="block" className="h-11 w-2/5" />
    </Card>
  );
}
