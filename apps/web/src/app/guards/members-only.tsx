import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notify } from '../../shared/notify.ts';
import { useSession } from '../../shared/session/session-context.ts';

/**
 * Lets members through and sends visitors to log in, with a toast where `message` says so. A member who logs out on
 * one of these pages goes home instead.
 */
export function MembersOnly({ message }: { message?: string }) {
  const session = useSession();
  const [cameAsMember] = useState(session.phase === 'member');
  const told = useRef(false);
  const isVisitor = session.phase !== 'member';
  const loggedOutHere =
    isVisitor && cameAsMember && session.phase === 'visitor' && session.endedBy === 'logout';

  useEffect(() => {
    if (!isVisitor || loggedOutHere || told.current || message === undefined) return;
    told.current = true;
    notify.error(message);
  }, [isVisitor, loggedOutHere, message]);

  if (!isVisitor) return <Outlet />;
  return <Navigate to={loggedOutHere ? paths.home : paths.login} replace />;
}
