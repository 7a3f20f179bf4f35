import { t } from '@lingui/core/macro';
import { useCalendarFiles } from '@skill-exchange/api-client/calendar';
import { EventPublished } from '@skill-exchange/ui/components/event-published';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { copyText } from '../../../lib/forms/copy-text.ts';
import { ToCalendar } from '../../../lib/forms/to-calendar.tsx';
import { notify } from '../../../lib/notify.ts';
import { ShareEvent } from '../share-event.tsx';
import { publishedIn } from './published-state.ts';

/** The address of the event that was just published, until it is dismissed or the page is loaded again. */
export function PublishedEvent() {
  const [event] = useState(publishedIn(useLocation().state));
  const [isDismissed, setDismissed] = useState(false);
  const files = useCalendarFiles();
  // The browser keeps the state of a history entry, and a reload would show the card again. A navigation would mount the
  // page anew, without the card.
  useEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), []);
  if (event === undefined || isDismissed) return null;
  const { _id, title, start_time, end_time } = event;
  const address = new URL(paths.event.to(_id), window.location.origin).href;
  const copy = () =>
    copyText(address).then(
      () => notify.success(t`Link copied`),
      () => notify.error(t`Your browser didn’t let us copy the link.`),
    );
  return (
    <EventPublished address={address} onCopy={() => void copy()} onDismiss={() => setDismissed(true)}>
      <ShareEvent event={event} />
      <ToCalendar title={title} start={start_time} end={end_time} place={address} fileHref={files.event(_id)} />
    </EventPublished>
  );
}
