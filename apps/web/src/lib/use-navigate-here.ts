import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted.ts';

/** Navigates after a response, unless the user has left the page. */
export function useNavigateHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsMounted();
  return (to, options) => {
    if (isHere()) void navigate(to, options);
  };
}
