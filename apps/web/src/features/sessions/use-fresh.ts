import type { Session } from '@skill-exchange/api-client/types';
import { useState } from 'react';

/** Returns whether a session was added or agreed to while the list is shown, by either member. */
export function useFresh(sessions: readonly Session[] | undefined): (session: Session) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const stateOf = ({ _id, consent }: Session) => `${_id} ${consent}`;
  if (known === undefined && sessions !== undefined) setKnown(new Set(sessions.map(stateOf)));
  return (session) => known !== undefined && !known.has(stateOf(session));
}
