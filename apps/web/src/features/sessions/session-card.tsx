import type { Session } from '@skill-exchange/api-client/types';
import { Banner } from '@skill-exchange/ui/banner';
import { Button } from '@skill-exchange/ui/button';
import { Card } from '@skill-exchange/ui/card';
import { Chip } from '@skill-exchange/ui/chip';
import { EventWhen } from '@skill-exchange/ui/event-when';
import { useLink } from '@skill-exchange/ui/link-context';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { paths } from '../../config/paths.ts';

type SessionCardProps = {
  session: Session;
  /** The member who reads: the other one is who the card is about. */
  ownId: string;
};

/** One swap as one of its two members sees it. */
export function SessionCard({ session, ownId }: SessionCardProps) {
  const titleId = useId();
  const Link = useLink();
  const { userOne, userTwo, skillTaughtByUserOne, skillTaughtByUserTwo } = session;
  const isFirst = userOne._id === ownId;
  const other = isFirst ? userTwo : userOne;
  const [mine, theirs] = isFirst
    ? [skillTaughtByUserOne, skillTaughtByUserTwo]
    : [skillTaughtByUserTwo, skillTaughtByUserOne];

  return (
    <Card asChild className="grid h-full content-start gap-4 p-5">
      <article aria-labelledby={titleId}>
        <h2 id={titleId} className="type-h3 wrap-anywhere">
          <Link href={paths.user.to(other._id)} className="text-ink no-underline hover:underline">
            {other.name || 'Unknown User'}
          </Link>
        </h2>
        <dl className="grid gap-2 text-small">
          <SkillLine term="You teach" skill={mine?.name} kind="teach" />
          <SkillLine term="You learn" skill={theirs?.name} kind="learn" />
        </dl>
        <EventWhen start={session.date} />
        <SessionEnd session={session} />
      </article>
    </Card>
  );
}

function SkillLine({
  term,
  skill,
  kind,
}: {
  term: string;
  skill: string | undefined;
  kind: 'teach' | 'learn';
}) {
  if (skill === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd>
        <Chip kind={kind}>{skill}</Chip>
      </dd>
    </div>
  );
}

function SessionEnd({ session: { status, link } }: { session: Session }) {
  if (status === 'Completed')
    return (
      <Banner tone="teach">
        <Check aria-hidden="true" /> Session Completed
      </Banner>
    );
  if (status === 'Cancelled')
    return (
      <Banner tone="danger">
        <CalendarX aria-hidden="true" /> Session Canceled
      </Banner>
    );
  return (
    <Button asChild size="sm" className="justify-self-start">
      <a href={link} target="_blank" rel="noopener noreferrer">
        Join Session
      </a>
    </Button>
  );
}
