import { useEffect, useEffectEvent } from 'react';

/** While active, the browser's Back calls `close` and stays on the page, by adding a history entry. */
export function useBackCloses(isActive: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isActive) return;
    let wentBack = false;
    function onPopState() {
      wentBack = true;
      onBack();
    }
    window.history.pushState({ ...window.history.state, fillsScreen: true }, '');
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      // Closed in another way. On another page the current entry is that page's.
      if (!wentBack && window.history.state?.fillsScreen === true) window.history.back();
    };
  }, [isActive]);
}
