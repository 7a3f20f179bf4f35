import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { skillName } from '../../lib/skill-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { numberWords } from '../../lib/texts/number-words.ts';
import { AliveCard, ChangeWords, OneOfThree, Three } from './alive-parts.tsx';
import { changeOf, type People, peopleWords, waitWords, weekWords } from './alive-words.ts';
import { WeekBars } from './week-bars.tsx';

interface WeekProps {
  week: CommunityWeek;
  before: CommunityWeek | undefined;
}

/** Members who came, are new, came back and left. */
export function CameCard({ week, before, weeks }: WeekProps & { weeks: readonly CommunityWeek[] }) {
  const note = (key: 'joined' | 'back' | 'left') => <ChangeWords change={changeOf(week[key], before?.[key])} />;
  return (
    <AliveCard title={t`Members who came`} hint={t`by week`}>
      <div className="grid gap-4 px-5 pb-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="type-h2">{peopleWords(week.came)}</span>
          <ChangeWords change={changeOf(week.came, before?.came)} isLong />
        </p>
        <WeekBars weeks={weeks} />
      </div>
      <Three>
        <OneOfThree value={peopleWords(week.joined)} label={t`new`} note={note('joined')} />
        <OneOfThree value={peopleWords(week.back)} label={t`back after a month`} note={note('back')} />
        <OneOfThree
          value={peopleWords(week.left)}
          label={t({ message: 'left', comment: 'Members who left' })}
          note={note('left')}
        />
      </Three>
    </AliveCard>
  );
}

const steps = [
  ['partners', msg`Found a partner`],
  ['agreed', msg`Sessions agreed`],
  ['held', msg`Sessions held`],
  ['reviewed', msg`Reviewed`],
] as const;

/** From a partner to a review: four bars of one scale. */
export function StepsCard({ week, before }: WeekProps) {
  const most = Math.max(1, ...steps.map(([key]) => week[key] ?? 0));
  const { heldPercent: held, reviewedPercent: reviewed } = week;
  return (
    <AliveCard title={t`From finding to reviewing`} hint={t`against the week before`}>
      <ol className="grid gap-3 px-5 pb-5">
        {steps.map(([key, label]) => (
          <li key={key} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-4 text-small">
              <span>{i18n._(label)}</span>
              <ChangeWords change={changeOf(week[key], before?.[key])} />
            </span>
            <span className="flex items-center gap-3">
              <span className="h-6 min-w-0 flex-1 rounded-lane-teach-chip bg-sunken">
                {/* Forced colors drop backgrounds, but keep borders. */}
                <span
                  className="block h-6 rounded-lane-teach-chip border-teach bg-teach forced-colors:border-b-8"
                  style={{ width: `${(100 * (week[key] ?? 0)) / most}%` }}
                />
              </span>
              <b className="w-16 shrink-0 text-end">{peopleWords(week[key])}</b>
            </span>
          </li>
        ))}
      </ol>
      {held === undefined && reviewed === undefined ? null : (
        <p className="px-5 pb-5 text-small text-ink-2">
          {[
            held === undefined ? [] : t`${held} % of what was agreed for this week took place.`,
            reviewed === undefined ? [] : reviewedWords(reviewed, before?.reviewedPercent),
          ]
            .flat()
            .join(' ')}
        </p>
      )}
    </AliveCard>
  );
}

function reviewedWords(percent: number, earlier: number | undefined): string {
  return earlier === undefined
    ? t`${percent} % of what took place was reviewed.`
    : t`${percent} % of what took place was reviewed, ${earlier} % the week before.`;
}

const waits = [
  ['hour', msg`within an hour`, 'bg-teach'],
  ['sixHours', msg`within 6 hours`, 'bg-teach-ink'],
  ['day', msg`within a day`, 'bg-line-strong'],
  ['later', msg`later`, 'bg-line'],
  ['notYet', msg`not yet`, 'bg-sunken'],
  ['never', msg`no answer`, 'bg-learn-tint'],
] as const;

/** How soon first messages between two people were answered. */
export function FirstMessagesCard({ week, before }: WeekProps) {
  const { people, withinDayPercent, medianMinutes, answered } = week.firstMessages;
  const parts = waits.map(([key, label, color]) => ({ key, label, color, count: answered?.[key] ?? 0 }));
  const shown = parts.filter(({ count }) => count > 0);
  const whole = shown.reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number) => `${Math.round((100 * count) / whole)} %`;
  const earlier = before?.firstMessages.medianMinutes;
  return (
    <AliveCard title={t`First messages`} hint={writersWords(people)}>
      <div className="grid gap-4 px-5 pb-5">
        {withinDayPercent === undefined ? (
          <p className="text-small text-ink-2">{t`There are too few for more.`}</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="type-h2">{`${withinDayPercent} %`}</span>
            <span className="text-small">{t`answered within a day`}</span>
          </p>
        )}
        {shown.length === 0 ? null : (
          <>
            <span aria-hidden="true" className="flex h-8 gap-1 overflow-hidden rounded-lane-teach-chip">
              {shown.map(({ key, color, count }) => (
                <span
                  key={key}
                  className={cx('border-b-4 border-line-strong', color)}
                  style={{ width: percent(count) }}
                />
              ))}
            </span>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
              {shown.map(({ key, label, color, count }) => (
                <li key={key} className="flex items-center gap-2">
                  <span aria-hidden="true" className={cx('size-4 rounded-lane-teach-chip border border-line', color)} />
                  {`${i18n._(label)} ${percent(count)}`}
                </li>
              ))}
            </ul>
          </>
        )}
        {medianMinutes === undefined ? null : (
          <p className="text-small text-ink-2">{medianWords(medianMinutes, earlier)}</p>
        )}
      </div>
    </AliveCard>
  );
}

function writersWords(people: People): string {
  if (people === undefined) return t`– people wrote to somebody new`;
  if (people === null) return t`under 5 people wrote to somebody new`;
  return plural(people, { one: '# person wrote to somebody new', other: '# people wrote to somebody new' });
}

function medianWords(minutes: number, earlierMinutes: number | undefined): string {
  const wait = waitWords(minutes);
  if (earlierMinutes === undefined) return t`Half of the answers came within ${wait}.`;
  const earlier = waitWords(earlierMinutes);
  return t`Half of the answers came within ${wait}, it was ${earlier} the week before.`;
}

/** Skills that nobody active teaches. */
export function WantedCard({ week, before }: WeekProps) {
  const { wanted = [], wantedByFew = 0 } = week.skills ?? {};
  const earlier = new Map(before?.skills?.wanted.map(({ _id, members }) => [_id, members]));
  if (wanted.length === 0 && wantedByFew === 0) return null;
  return (
    <AliveCard title={t`Wanted, but nobody teaches it`}>
      <ul>
        {wanted.map(({ _id, name, members, weeks }) => {
          const change = changeOf(members, earlier.get(_id));
          const since = weeks === 0 ? t`new` : plural(weeks, { one: 'for # week', other: 'for # weeks' });
          const count = numberWords(members);
          return (
            <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-3">
              <span className="max-w-full rounded-lane-learn-chip bg-learn-tint px-3 py-1 text-small text-learn-ink wrap-anywhere">
                <bdi>{skillName(name)}</bdi>
              </span>
              <span className="text-small">
                <Trans>
                  <b>{count}</b> want it
                </Trans>
                {` · ${change?.direction === undefined ? since : change.longWords}`}
              </span>
            </li>
          );
        })}
      </ul>
      {wantedByFew === 0 ? null : (
        <p className="border-t border-line px-5 py-4 text-small text-ink-2">
          {wanted.length === 0
            ? plural(wantedByFew, {
                one: '# skill that fewer than 5 members want.',
                other: '# skills that fewer than 5 members want.',
              })
            : plural(wantedByFew, {
                one: 'And # skill more that fewer than 5 members want.',
                other: 'And # skills more that fewer than 5 members want.',
              })}
        </p>
      )}
    </AliveCard>
  );
}

/** Events of the week, their places and guests. */
export function EventsCard({ week, before }: WeekProps) {
  const { held, places, taken, came, missed } = week.events;
  const missedNote =
    missed === null || missed === 0 ? undefined : plural(missed, { one: '# did not', other: '# did not' });
  return (
    <AliveCard title={t`Events`} hint={weekWords(week.startsOn)}>
      <Three>
        <OneOfThree
          value={numberWords(held)}
          label={t`took place`}
          note={<ChangeWords change={changeOf(held, before?.events.held)} />}
        />
        <OneOfThree value={`${peopleWords(taken)} / ${numberWords(places)}`} label={t`places taken`} />
        <OneOfThree value={peopleWords(came)} label={t`people came`} note={missedNote} />
      </Three>
    </AliveCard>
  );
}
