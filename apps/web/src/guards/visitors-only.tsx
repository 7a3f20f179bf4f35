import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuthSession } from '../lib/auth-session/auth-session-context.ts';
import type { LogInState } from '../lib/log-in/log-in-state.ts';

/** Guards log-in and sign-up: redirects members home, and after a log-in here to the page that required it. */
export function VisitorsOnly() {
  const { phase } = useAuthSession();
  const [cameAsMember] = useState(phase === 'member');
  const { from = paths.dashboard.home }: LogInState = useLocation().state ?? {};
  if (phase !== 'member') return <Outlet />;
  return <Navigate to={cameAsMember ? paths.home : from} replace />;
}
