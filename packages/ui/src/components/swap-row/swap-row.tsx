import { t } from '@lingui/core/macro';
import type { MatchFact, MatchMember } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';
import { FactWords } from './fact-words.tsx';
import { FreeLine } from './free-line.tsx';

interface SwapRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  member: MatchMember;
  /** What they teach the viewer, the best first; empty for who teaches nothing. */
  teaches: readonly string[];
  /** What they learn from the viewer; empty if it works one way only. */
  learns: readonly string[];
  /** Why it fits, as facts of a match or in words. */
  facts?: readonly (MatchFact | string)[];
  /** The next time that suits both (ISO 8601, UTC): null without one, undefined while it is unknown. */
  freeAt?: string | null | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
  profileHref: string;
  /** The planner with the member. Undefined where the community does not offer sessions. */
  proposeHref: string | undefined;
  messageHref: string;
  isSaved?: boolean;
  /** Saves the swap, or removes it from what is saved. */
  onSave?: (() => void) | undefined;
  /** `MatchMenu` with this accessible name, or a component that loads it. Without it, the profile is beside Message. */
  menu?: ((label: string) => ReactNode) | undefined;
  headingLevel?: 2 | 3 | 4;
}

/** A possible swap in one row: who it is with, the matching skills, when both are free, and how to start. */
export function SwapRow(props: SwapRowProps) {
  const {
    member,
    teaches,
    learns,
    facts = [],
    freeAt,
    timeZone,
    profileHref,
    proposeHref,
    messageHref,
    ...others
  } = props;
  const { isSaved = false, onSave, menu, headingLevel = 3, className, ...rest } = others;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { _id, name, photo, rating } = member;
  return (
    <Card
      as="article"
      data-slot="swap-row"
      aria-labelledby={nameId}
      className={cx('@container overflow-clip', className)}
      {...rest}
    >
      <div className={grid}>
        <div className="flex min-w-0 items-center gap-4 p-4">
          <Avatar id={_id} name={name} src={photo} size="lg" decorative className="size-[min(4.5rem,22.5vw)]" />
          <div className="grid min-w-0 justify-items-start gap-1">
            <Heading id={nameId} dir="auto" className="type-h4 wrap-break-word">
              <NameLink href={profileHref}>{displayName(name)}</NameLink>
            </Heading>
            <Rating value={rating} showValue />
            {isSaved ? <Badge tone="learn">{t`Saved`}</Badge> : null}
          </div>
        </div>
        {teaches.length + learns.length > 0 ? (
          <Dovetail
            teach={{ term: t`Can teach you`, skills: teaches }}
            learn={{ term: t`Learns from you`, skills: learns }}
          />
        ) : (
          <div />
        )}
        <div className="grid min-w-0 content-center gap-1 p-4 text-small">
          {freeAt === undefined ? null : <FreeLine time={freeAt} timeZone={timeZone} />}
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 empty:hidden">
            {facts.map((fact) => (
              <li key={typeof fact === 'string' ? fact : fact.text} className="wrap-anywhere">
                <FactWords fact={fact} />
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-1 px-4 pb-3 @3xl:max-w-60 @3xl:pt-3">
          {proposeHref === undefined ? null : (
            <ButtonLink href={proposeHref} size="sm" className="grow-1 @3xl:basis-full" aria-describedby={nameId}>
              {t`Propose a session`}
            </ButtonLink>
          )}
          <span className="flex flex-wrap items-center justify-center @3xl:basis-full">
            <ButtonLink href={messageHref} variant="quiet" size="sm" aria-describedby={nameId}>
              {t({ message: 'Message', context: 'verb' })}
            </ButtonLink>
            {onSave ? (
              <Button
                variant="quiet"
                size="sm"
                aria-label={isSaved ? undefined : t`Save for later`}
                aria-describedby={nameId}
                onClick={onSave}
              >
                {isSaved ? t`Unsave` : t`Save`}
              </Button>
            ) : null}
            {menu === undefined ? (
              <ButtonLink href={profileHref} variant="quiet" size="sm" aria-describedby={nameId}>
                {t`View profile`}
              </ButtonLink>
            ) : (
              menu(t`More for ${{ name: displayName(name) }}`)
            )}
          </span>
        </div>
      </div>
    </Card>
  );
}

const grid = 'grid @3xl:grid-cols-[minmax(0,17rem)_minmax(0,24rem)_minmax(0,1fr)_auto]';

/** A row on its way. */
export function SwapRowSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card
      data-slot="swap-row-skeleton"
      aria-hidden="true"
      className={cx('@container overflow-clip', className)}
      {...rest}
    >
      <div className={grid}>
        <div className="flex items-center gap-4 p-4">
          <Skeleton shape="circle" className="size-18 shrink-0" />
          <div className="grid grow-1 gap-2">
            <Skeleton shape="block" className="h-6 w-4/5" />
            <Skeleton shape="block" className="h-4 w-3/5" />
          </div>
        </div>
        <Skeleton shape="block" className="h-25" />
        <div className="grid content-center gap-2 p-4">
          <Skeleton shape="block" className="h-4 w-4/5" />
          <Skeleton shape="block" className="h-4 w-3/5" />
        </div>
        <div className="px-4 pb-3 @3xl:pt-3">
          <Skeleton shape="block" className="h-11" />
        </div>
      </div>
    </Card>
  );
}
