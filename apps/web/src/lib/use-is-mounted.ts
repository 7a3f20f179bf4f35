import { useEffect, useRef } from 'react';

/** Tells whether the component is on the page, for what follows an answer that was waited for. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
