import { CreatedEvents } from './created-events.tsx';
import { EnrolledEvents } from './enrolled-events.tsx';

/** Both sides of a member's events: those they host, and those they take part in. */
export function MyEvents() {
  return (
    <div className="grid grid-cols-1 gap-14 max-sm:gap-12">
      <CreatedEvents />
      <EnrolledEvents />
    </div>
  );
}
