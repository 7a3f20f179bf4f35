import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuthSessionStore, useMember } from '../../lib/auth-session/auth-session-context.ts';
import { useDialogAddress } from '../../lib/dialogs/dialog-address.ts';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { usePreload } from '../../lib/lazy-with-preload.ts';
import { notify } from '../../lib/notify.ts';
import { withTexts } from '../../lib/texts/with-texts.ts';

const RegistrationDialog = lazyDialog(
  withTexts(
    ['events'],
    async () => (await import('./registration/event-registration-dialog.tsx')).EventRegistrationDialog,
  ),
  ({ onClose }) => onClose(),
);

/**
 * The action of "Show More": members see the event's details in a dialog and can register, visitors
 * are asked to log in. While the dialog is open, the address is that of the event's page. Render `dialog` next to the
 * cards.
 * @param events the current list: an open dialog follows it, so that a new request shows immediately
 */
export function useEventDetails(events: readonly Event[] | undefined): {
  showMore: (event: Event) => void;
  dialog: ReactNode;
} {
  const authSession = useAuthSessionStore();
  const isMember = useMember() !== null;
  const navigate = useNavigate();
  const { thing: chosen, isOpen, show, close } = useDialogSubject<Event>();

  const { enter, leave } = useDialogAddress(close);

  // Loads the code of the dialog before the member is likely to open it.
  usePreload(RegistrationDialog, isMember);

  const showMore = useCallback(
    (event: Event) => {
      if (authSession.get().phase === 'member') {
        show(event);
        enter(paths.event.to(event._id));
      } else {
        notify.error(t`Login required`);
        void navigate(paths.login);
      }
    },
    [authSession, enter, navigate, show],
  );

  const listed = chosen && events?.find(({ _id }) => _id === chosen._id);
  const dialog = chosen && (
    <RegistrationDialog
      event={listed ?? chosen}
      hasLeft={events !== undefined && !listed}
      open={isOpen}
      onClose={() => {
        close();
        leave();
      }}
    />
  );
  return { showMore, dialog };
}
