import type { Event } from '@skill-exchange/api-client/types';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notify } from '../../shared/notify.ts';
import { useMember } from '../../shared/session/session-context.ts';

const loadDialog = () => import('./event-details-dialog.tsx');
const EventDetailsDialog = lazy(async () => ({ default: (await loadDialog()).EventDetailsDialog }));

/**
 * What "Show More" does: members see the rest of the event in a dialog, visitors are asked to log in. Render `dialog`
 * beside the cards.
 */
export function useEventDetails(): { showMore: (event: Event) => void; dialog: ReactNode } {
  const isMember = useMember() !== null;
  const navigate = useNavigate();
  const [event, setEvent] = useState<Event | null>(null);

  // A member is likely to ask: the dialog's code is there before they do.
  useEffect(() => {
    if (isMember) void loadDialog().catch(() => {});
  }, [isMember]);

  function showMore(chosen: Event): void {
    if (isMember) {
      setEvent(chosen);
    } else {
      notify.error('Login required');
      void navigate(paths.login);
    }
  }

  const dialog =
    event === null ? null : (
      <Suspense>
        <EventDetailsDialog event={event} onClose={() => setEvent(null)} />
      </Suspense>
    );
  return { showMore, dialog };
}
