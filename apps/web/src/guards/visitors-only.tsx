import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuthSession } from '../lib/auth-session/auth-session-context.ts';

/** Guards log-in and sign-up: redirects members home, and to the dashboard after a log-in here. */
export function VisitorsOnly() {
  const { phase } = useAuthSession();
  const [cameAsMember] = useState(phase === 'member');
  if (phase !== 'member') return <Outlet />;
  return <Navigate to={cameAsMember ? paths.home : paths.dashboard.home} replace />;
}
