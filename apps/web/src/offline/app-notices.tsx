import { Button } from '@skill-exchange/ui/primitives/button';
import { Notice } from '@skill-exchange/ui/primitives/notice';
import { useSyncExternalStore } from 'react';
import { isOnline } from '../lib/is-online.ts';
import { appVersion } from './app-version.ts';

const network = {
  subscribe(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  isOnline,
};

/** Sticks below the navbar without moving the page. */
const inView = 'fixed inset-x-0 top-16 z-nav border-b border-line lg:top-18';

/** Notices about the app itself: it is offline, or a newer version is available. */
export function AppNotices() {
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline);
  const isNewerReady = useSyncExternalStore(appVersion.subscribe, appVersion.isNewerReady);
  if (!isOnline) return <Notice className={inView}>You're offline. What you see may be out of date.</Notice>;
  if (!isNewerReady) return <Notice />;
  return (
    <Notice
      className={inView}
      action={
        <Button variant="quiet" size="sm" onClick={appVersion.start}>
          Reload
        </Button>
      }
    >
      A new version is ready.
    </Notice>
  );
}
