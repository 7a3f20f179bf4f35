import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useSession } from '../lib/session/session-context.ts';

/** Log-in and sign-up: a member who opens them goes home, one who logs in here goes on to the dashboard. */
export function VisitorsOnly() {
  const { phase } = useSession();
  const [cameAsMember] = useState(phase === 'member');
  if (phase !== 'member') return <Outlet />;
  return <Navigate to={cameAsMember ? paths.home : paths.dashboard.home} replace />;
}
