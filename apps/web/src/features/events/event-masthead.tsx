import type { Event } from '@skill-exchange/api-client/types';
import { EventPattern } from '@skill-exchange/ui/components/event-pattern';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../config/paths.ts';

/** Opens an event's own page: the way back, its picture and its title. */
export function EventMasthead({ event: { title, skills, status } }: { event: Event }) {
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
      <EventPattern
        title={title}
        skills={skills}
        cancelled={status === 'Cancelled'}
        className="h-20 rounded-card border border-line sm:h-36"
      />
      <h1 className="wrap-anywhere">{title}</h1>
    </header>
  );
}
