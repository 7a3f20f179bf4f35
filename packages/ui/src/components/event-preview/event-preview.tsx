import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { toIsoRange } from '../../lib/time/meeting-times.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { useObjectUrl } from '../../primitives/file-drop/use-object-url.ts';
import { EventCard } from '../event-card/event-card.tsx';
import { type EventDraft, emptyDraft } from '../event-form/event-draft.ts';

interface EventPreviewProps extends ComponentProps<'div'> {
  /** The form's current values. */
  draft?: EventDraft | undefined;
  host: Event['created_by'];
  /** The chosen photo. */
  photo?: File | null;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The card of an event that is being typed. Only visual: out of the tab order and hidden from screen readers. */
export function EventPreview({
  draft = emptyDraft,
  host,
  photo = null,
  timeZone,
  className,
  ...rest
}: EventPreviewProps) {
  const cover = useObjectUrl(photo) ?? '';
  return (
    <div data-slot="event-preview" aria-hidden="true" inert className={cx('grid gap-3', className)} {...rest}>
      <p className="text-small font-semibold text-ink-2">This is how your card will look</p>
      <EventCard
        event={{ ...toEvent(draft, host, timeZone), cover }}
        viewer={host}
        hostHref=""
        onShowMore={() => {}}
        timeZone={timeZone}
      />
    </div>
  );
}

/** Returns a draft as an event, with blanks for missing values. */
function toEvent(draft: EventDraft, host: Event['created_by'], timeZone?: string): Event {
  const start = instantAt(draft.date, draft.start_time, timeZone) ?? '';
  const range = toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time }, timeZone);
  return {
    _id: '',
    event_id: '',
    title: draft.title.trim() || 'Your event',
    description: draft.description.trim(),
    date: start,
    start_time: start,
    // Hides an end that the form would reject.
    end_time: range?.isMoved === draft.ends_next_day ? range.end_time : '',
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
  };
}
