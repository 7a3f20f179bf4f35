import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { tellMissing } from '../../shared/until-there.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

/**
 * Around a part that the rest of the page does without: where it fails nothing stands in its place, the reader is told,
 * and the next page tries anew.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} instead={null} onFailure={tellMissing}>
      {children}
    </ErrorBoundary>
  );
}
