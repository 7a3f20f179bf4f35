import { msg } from '@lingui/core/macro';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuthSession } from '../lib/auth-session/auth-session-context.ts';
import type { LogInState } from '../lib/log-in/log-in-state.ts';
import { notify } from '../lib/notify.ts';

/** Messages for members whose session ends on one of these pages. Logging out here needs none. */
const farewells = {
  logout: undefined,
  elsewhere: msg`You logged out in another tab.`,
  rejected: msg`Your session has ended.`,
} as const;

const asked = msg`Login Required`;

/**
 * Admits members and redirects visitors to log in, with a toast if `isSaid`; the log-in then
 * returns here. A member who logs out is redirected home.
 */
export function MembersOnly({ isSaid = false }: { isSaid?: boolean }) {
  const authSession = useAuthSession();
  const [cameAsMember] = useState(authSession.phase === 'member');
  const told = useRef(false);
  const location = useLocation();
  const isVisitor = authSession.phase !== 'member';
  const endedBy = cameAsMember && authSession.phase === 'visitor' ? authSession.endedBy : undefined;
  const hasLoggedOut = endedBy === 'logout' || endedBy === 'elsewhere';
  const said = endedBy === undefined ? (isSaid ? asked : undefined) : farewells[endedBy];
  const words = said && i18n._(said);

  useEffect(() => {
    if (!isVisitor || told.current || words === undefined) return;
    told.current = true;
    notify.error(words);
  }, [isVisitor, words]);

  if (!isVisitor) return <Outlet />;
  if (hasLoggedOut) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={{ from: location } satisfies LogInState} replace />;
}
