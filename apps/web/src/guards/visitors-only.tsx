import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuthSession } from '../lib/auth-session/auth-session-context.ts';
import { keepDestination, keptDestination } from '../lib/log-in/kept-destination.ts';
import type { LogInState } from '../lib/log-in/log-in-state.ts';
import { safeStorage } from '../lib/storage/safe-storage.ts';

/**
 * Guards log-in and sign-up: redirects members home, and after a log-in here to the page that required it, also if a new
 * password was set first.
 */
export function VisitorsOnly() {
  const { phase } = useAuthSession();
  const [cameAsMember] = useState(phase === 'member');
  const [kept] = useState(() => (cameAsMember ? undefined : keptDestination(safeStorage())));
  const { from = kept ?? paths.dashboard.home }: LogInState = useLocation().state ?? {};
  useEffect(() => {
    if (phase === 'member') keepDestination(safeStorage(), undefined);
  }, [phase]);
  if (phase !== 'member') return <Outlet />;
  return <Navigate to={cameAsMember ? paths.home : from} replace />;
}
