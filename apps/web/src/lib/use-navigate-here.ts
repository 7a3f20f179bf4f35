import { useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here.ts';

/** Goes to an address once an answer has come; a reader who has gone elsewhere meanwhile stays there. */
export function useNavigateHere(): (to: string) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to) => {
    if (isHere()) void navigate(to);
  };
}
