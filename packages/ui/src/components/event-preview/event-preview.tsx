import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Repeat from 'lucide-react/icons/repeat';
import Users from 'lucide-react/icons/users';
import type { ComponentProps } from 'react';
import { type EventDraft, emptyDraft } from '../../lib/events/event-fields.ts';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { formatDate, formatShortDay, formatUtcTime, localTimeZone } from '../../lib/time/date-time.ts';
import { toIsoRange } from '../../lib/time/meeting-times.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { useObjectUrl } from '../../primitives/file-drop/use-object-url.ts';
import { ClockPair } from '../event-page/clock-pair.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { EventFact } from '../event-when/event-when.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';

interface EventPreviewProps extends ComponentProps<'div'> {
  /** The form's current values. */
  draft?: EventDraft | undefined;
  host: Event['created_by'];
  /** The chosen photo. */
  photo?: File | null;
  /** When it repeats, in words; empty if it does not. */
  repeats?: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/**
 * The ticket of an event that is being typed, and the picture of its pasted link. Only visual: out of the tab order and
 * hidden from screen readers.
 */
export function EventPreview({
  draft = emptyDraft,
  host,
  photo = null,
  repeats = '',
  timeZone,
  className,
  ...rest
}: EventPreviewProps) {
  const cover = useObjectUrl(photo) ?? '';
  const event = { ...toEvent(draft, host, timeZone), cover };
  return (
    <div data-slot="event-preview" aria-hidden="true" inert className={cx('grid gap-3', className)} {...rest}>
      <p className={LABEL}>{t`This is how guests see it`}</p>
      <Ticket event={event} repeats={repeats} timeZone={timeZone} />
      <p className={LABEL}>{t`And this is what a pasted link shows`}</p>
      <PastedLink event={event} />
    </div>
  );
}

const LABEL = 'text-small text-ink-2';

interface PartProps {
  event: Event;
  timeZone?: string | undefined;
}

function Ticket({ event, repeats, timeZone = localTimeZone() }: PartProps & { repeats: string }) {
  const { title, start_time: start, end_time: end, created_by: host, skills, language } = event;
  const { current_participants_count: taken, max_participants: size } = event;
  const hosts = <b className="font-semibold">{displayName(host.name)}</b>;
  return (
    <Card className="mb-4 grid">
      <EventPicture event={event} className="aspect-[39/16] border-b border-line" />
      <div className="grid gap-4 p-5">
        <p dir="auto" className="type-h4 wrap-anywhere">
          {title}
        </p>
        <p className="font-semibold">{formatDate(start, timeZone)}</p>
        {end === '' ? null : <ClockPair start={start} end={end} timeZone={timeZone} />}
        <p className="flex items-center gap-3 text-small">
          <Avatar id={host._id} name={host.name} src={host.photo} decorative />
          <span className="min-w-0 wrap-anywhere">
            <Trans>Hosted by {hosts}</Trans>
          </span>
        </p>
        {repeats === '' ? null : <EventFact icon={Repeat}>{repeats}</EventFact>}
        <EventFact icon={Users}>
          {t`${taken} / ${size} participants`}
          {language === undefined ? null : <span>{` · ${t`in ${{ language: languageName(language) }}`}`}</span>}
        </EventFact>
        <ChipList className="empty:hidden">
          {skills.map((skill) => (
            <Chip key={skill} kind="teach">
              <bdi>{skillName(skill)}</bdi>
            </Chip>
          ))}
        </ChipList>
      </div>
    </Card>
  );
}

/** Like the picture and the words that other sites show for the event's address. */
function PastedLink({ event }: PartProps) {
  const { title, start_time: start, created_by: host } = event;
  const name = displayName(host.name);
  const day = start === '' ? t`Date not set` : formatShortDay(start, 'UTC');
  return (
    <Card className="grid">
      <div className="grid grid-cols-2">
        <div className="grid content-between gap-3 p-4">
          <Wordmark size="sm" />
          <p dir="auto" className="line-clamp-3 font-display leading-tight font-bold wrap-anywhere">
            {title}
          </p>
          <p className="text-cap text-ink-2">{t`Online and free`}</p>
        </div>
        <EventPicture event={event} />
      </div>
      <div className="grid gap-1 bg-sunken p-4 text-small">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="wrap-anywhere">
          {[day, formatUtcTime(start), t`Online and free`, t`with ${name}`].filter(Boolean).join(' · ')}
        </p>
      </div>
    </Card>
  );
}

/** Returns a draft as an event, with blanks for missing values. */
function toEvent(draft: EventDraft, host: Event['created_by'], timeZone?: string): Event {
  const start = instantAt(draft.date, draft.start_time, timeZone) ?? '';
  const range = toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time }, timeZone);
  return {
    _id: '',
    event_id: '',
    title: draft.title.trim() || t`Your event`,
    description: draft.description.trim(),
    date: start,
    start_time: start,
    // Hides an end that the form would reject.
    end_time: range?.isMoved === draft.endsNextDay ? range.end_time : '',
    status: 'Upcoming',
    skills: draft.skills.map(({ name }) => name),
    skills_id: [],
    created_by: host,
    host_name: host.name,
    host_img: '',
    participants: [],
    requests: [],
    max_participants: Number.parseInt(draft.max_participants, 10) || 1,
    current_participants_count: 0,
    ...(draft.language === '' ? {} : { language: draft.language }),
    ...(draft.pattern === '' ? {} : { pattern: draft.pattern }),
  };
}
