import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { PageHeader } from '../../primitives/page-header/page-header.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { CameCard, EventsCard, FirstMessagesCard, StepsCard, WantedCard } from './alive-cards.tsx';
import { weeksAsCsv } from './alive-columns.ts';
import { AliveTable } from './alive-table.tsx';
import { answerOf, weekWords, whyWords } from './alive-words.ts';

const aliveTitle = () => t`Is it alive?`;

/** Weeks of the bars. */
const weeksShown = 12;

interface AliveProps {
  /** Latest first. */
  weeks: readonly CommunityWeek[];
  countedAt: string | undefined;
  /** The page where one invites people. */
  inviteHref: string;
  /** The page where one plans an event; left out where events are not offered. */
  hostHref?: string | undefined;
  /** Saves a file of comma-separated values. */
  onSave: (text: string) => void;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Whether the community is alive: the answer, the three numbers that say why, and charts as their proof. */
export function Alive(props: AliveProps) {
  const { weeks, countedAt, inviteHref, hostHref, onSave, timeZone = localTimeZone() } = props;
  const [index, setIndex] = useState(0);
  const [isTable, setTable] = useState(false);
  const week = weeks[index];
  if (week === undefined) return <Beginning inviteHref={inviteHref} hostHref={hostHref} />;
  const before = weeks[index + 1];
  return (
    <>
      <PageHeader
        title={aliveTitle()}
        lead={
          <>
            <b className="text-ink">{answerOf(week)}</b> {whyWords(week, before)}
          </>
        }
      />
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label={t`Week before`} disabled={before === undefined} onClick={() => setIndex(index + 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <b aria-live="polite">{weekWords(week.startsOn)}</b>
          <IconButton label={t`Week after`} disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          {index === 0 ? <span className="text-small text-ink-2">{t`the last full week`}</span> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t`Show as table`}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onSave(weeksAsCsv(weeks))}>
            <Download aria-hidden="true" />
            {t`CSV`}
          </Button>
        </div>
      </div>
      {isTable ? (
        <AliveTable weeks={weeks} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CameCard week={week} before={before} weeks={weeks.slice(index, index + weeksShown).reverse()} />
          <StepsCard week={week} before={before} />
          <FirstMessagesCard week={week} before={before} />
          <WantedCard week={week} before={before} />
          <EventsCard week={week} before={before} />
        </div>
      )}
      <p className="mt-6 text-small text-ink-2">
        {countedAt === undefined ? null : `${countedWords(countedAt, timeZone)} `}
        {t`No number here is about fewer than 5 people.`}
      </p>
    </>
  );
}

function countedWords(countedAt: string, timeZone: string): string {
  const time = localTime(countedAt, timeZone);
  const utcTime = localTime(countedAt, 'UTC');
  return t`Counted at ${time} your time (${utcTime} UTC), once an hour.`;
}

/** What an operator sees before the first full week. */
function Beginning({ inviteHref, hostHref }: Pick<AliveProps, 'inviteHref' | 'hostHref'>) {
  return (
    <>
      <PageHeader title={aliveTitle()} lead={<b className="text-ink">{t`It begins.`}</b>} className="mb-6" />
      <Card>
        <ol className="grid list-decimal gap-3 p-5 ps-10">
          <li>
            <Trans>
              <TextLink href={inviteHref}>Invite people whom you know</TextLink>: the first ten make it a community.
            </Trans>
          </li>
          {hostHref === undefined ? null : (
            <li>
              <Trans>
                <TextLink href={hostHref}>Host a first event</TextLink>, so that there is a reason to come.
              </Trans>
            </li>
          )}
          <li>{t`Come back on Monday: then the first full week is counted.`}</li>
        </ol>
      </Card>
    </>
  );
}

/** In the shapes of the cards. */
export function AliveSkeleton() {
  return (
    <>
      <PageHeader title={aliveTitle()} className="mb-6" />
      <LoadingStatus label={t`Loading the numbers...`}>
        <div className="grid gap-6">
          {['h-120', 'h-72', 'h-60'].map((height) => (
            <Skeleton key={height} shape="block" className={`rounded-card ${height}`} />
          ))}
        </div>
      </LoadingStatus>
    </>
  );
}
