import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useRegisterForEvent } from '@skill-exchange/api-client/registrations';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useAuthSessionStore, useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useUnconfirmedEmailNotice } from '../../../lib/log-in/use-unconfirmed-email-notice.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { useRegistrationState } from './leave-event.tsx';

interface Registering {
  message?: string;
  scope?: EventScope;
  onSent?: () => void;
}

/** State and action of the button that requests to join an event. */
export function useRegistration(event: Event) {
  const authSession = useAuthSessionStore();
  const member = useMember();
  const navigate = useNavigate();
  const registration = useRegisterForEvent();
  const [isSent, setSent] = useState(false);
  const state = useRegistrationState(event);
  const [seen, setSeen] = useState(state);
  if (seen !== state) {
    setSeen(state);
    // Withdrawn: the member can request again.
    if (seen === 'requested' || seen === 'registered') setSent(false);
  }
  const hearsByEmail = useUnconfirmedEmailNotice();

  function askToLogIn(): void {
    notify.error(t`Please log in to register for the event.`);
    void navigate(paths.login);
  }

  async function register({ message = '', scope, onSent }: Registering = {}): Promise<void> {
    // The session can end while the event is open: in another tab, or because the token is gone.
    if (authSession.get().phase !== 'member') return askToLogIn();
    try {
      const request = { eventId: event._id, message: message.trim() };
      const joined = await registration.mutateAsync(scope === undefined ? request : { ...request, scope });
      onSent?.();
      // After a request for all dates, this one may be full.
      if (scope === undefined) setSent(true);
      if (!joined.isApproved) hearsByEmail();
      notify.success(scope === undefined ? successOf(joined.isApproved) : (joined.message ?? successOf(false)));
    } catch (error) {
      logger.failure('Failed to register for an event', error);
      if (isApiError(error, 401)) return askToLogIn();
      notify.error(reasonOf(error));
    }
  }

  return {
    /** The member who views the event, or null for a visitor. */
    onlooker: member && { _id: member.userId, name: member.name },
    isPending: registration.isPending,
    /** The request was just sent. */
    isSent,
    register: useSingleFlight(register),
  };
}

const successOf = (isApproved: boolean) =>
  isApproved ? t`You’re in! The meeting link is on its way.` : t`Your request to join has been sent!`;

function reasonOf(error: unknown): string {
  const said = isApiError(error) ? error.serverMessage : undefined;
  return said === undefined
    ? t`An error occurred while registering. Please try again.`
    : t`Failed to register: ${said}`;
}
