import { useEffect, useState } from 'react';

/** Whether the page is visible, and how often it became visible or online again. */
export function usePageAwake(): { isVisible: boolean; awakenings: number } {
  const [state, setState] = useState(() => ({ isVisible: isInView(), awakenings: 0 }));
  useEffect(() => {
    function onOnline() {
      setState(({ awakenings }) => ({ isVisible: isInView(), awakenings: awakenings + 1 }));
    }
    function onVisibility() {
      if (isInView()) onOnline();
      else setState(({ awakenings }) => ({ isVisible: false, awakenings }));
    }
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
  return state;
}

function isInView(): boolean {
  return document.visibilityState === 'visible';
}
