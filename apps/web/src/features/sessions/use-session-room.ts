import { t } from '@lingui/core/macro';
import { useEditSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import type { SessionViewProps } from '@skill-exchange/ui/components/session-view';
import { useState } from 'react';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useMakeRoom } from '../../lib/plans/use-make-room.ts';
import { toastError } from '../../lib/toast-error.ts';

/** Puts the link of a new room into a session without one; undefined if the site has no rooms. */
export function useSessionRoom(session: Session): SessionViewProps['room'] {
  const makeRoom = useMakeRoom();
  const { mutateAsync } = useEditSession();
  const [pending, setPending] = useState(false);
  const onMake = useSingleFlight(async () => {
    setPending(true);
    const link = await makeRoom?.();
    if (link !== undefined)
      await mutateAsync(withLink(session, link)).catch((error) => toastError(t`Error updating session`, error));
    setPending(false);
  });
  return makeRoom && { pending, onMake };
}

/** Returns all fields that the specification has for an edit, since other backends may require them. */
function withLink(session: Session, link: string) {
  const { _id: sessionId, date, skillTaughtByUserOne, skillTaughtByUserTwo } = session;
  return {
    sessionId,
    date,
    link,
    skillTaughtByUserOne: skillTaughtByUserOne?._id ?? null,
    skillTaughtByUserTwo: skillTaughtByUserTwo?._id ?? null,
  };
}
