import type { Event } from '@skill-exchange/api-client/types';
import { EventPicture } from '@skill-exchange/ui/components/event-picture';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../config/paths.ts';
import { useEventPhotos } from './use-event-photos.ts';

/** The top of an event's page: back link, picture and title. */
export function EventMasthead({ event }: { event: Event }) {
  const shown = useEventPhotos()(event);
  return (
    <header className="grid gap-6">
      <TextLink
        href={paths.dashboard.events}
        className="-my-2 flex min-h-11 items-center gap-2 justify-self-start text-small font-semibold"
        variant="quiet"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to My Events
      </TextLink>
      <EventPicture event={shown} className="h-20 rounded-card border border-line sm:h-36" />
      <h1 dir="auto" className="wrap-anywhere">
        {event.title}
      </h1>
    </header>
  );
}
