import { useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here.ts';

/** Navigates after a response, unless the user has left the page meanwhile. */
export function useNavigateHere(): (to: string) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to) => {
    if (isHere()) void navigate(to);
  };
}
