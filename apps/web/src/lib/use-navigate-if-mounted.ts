import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted.ts';

/** Navigates after a response, unless the user has left the page. */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (to, options) => {
    if (isMounted()) void navigate(to, options);
  };
}
