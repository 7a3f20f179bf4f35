import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuthSession } from '../lib/auth-session/auth-session-context.ts';
import { notify } from '../lib/notify.ts';

/**
 * Lets members through and sends visitors to log in, with a toast where `message` says so. A member who logs out on
 * one of these pages goes home instead. A session that ended elsewhere shows a toast.
 */
export function MembersOnly({ message }: { message?: string }) {
  const authSession = useAuthSession();
  const [cameAsMember] = useState(authSession.phase === 'member');
  const told = useRef(false);
  const isVisitor = authSession.phase !== 'member';
  const endedBy = cameAsMember && authSession.phase === 'visitor' ? authSession.endedBy : undefined;
  const loggedOutHere = endedBy === 'logout';
  const words = endedBy === 'rejected' ? 'Your session has ended.' : message;

  useEffect(() => {
    if (!isVisitor || loggedOutHere || told.current || words === undefined) return;
    told.current = true;
    notify.error(words);
  }, [isVisitor, loggedOutHere, words]);

  if (!isVisitor) return <Outlet />;
  return <Navigate to={loggedOutHere ? paths.home : paths.login} replace />;
}
