import { plural, t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import { Notice } from '@skill-exchange/ui/primitives/notice';
import { useSyncExternalStore } from 'react';
import { unsentMessages } from '../lib/chat/unsent-messages.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { appVersion } from './app-version.ts';

/** Sticks below the navbar without moving the page. */
const inView = 'fixed inset-x-0 top-16 z-nav border-b border-line lg:top-18';

/** Notices about the app itself: it is offline, or a newer version is available. */
export function AppNotices() {
  const isOnline = useIsOnline();
  const unsent = useSyncExternalStore(unsentMessages.subscribe, unsentMessages.get);
  const isNewerReady = useSyncExternalStore(appVersion.subscribe, appVersion.isNewerReady);
  if (!isOnline)
    return (
      <Notice className={inView}>
        {t`You're offline. What you see may be out of date.`}
        {unsent === 0 ? null : ` ${waitingWords(unsent)}`}
      </Notice>
    );
  if (!isNewerReady) return <Notice />;
  return (
    <Notice
      className={inView}
      action={
        <Button variant="quiet" size="sm" onClick={appVersion.start}>
          {t`Reload`}
        </Button>
      }
    >
      {t`A new version is ready.`}
    </Notice>
  );
}

const waitingWords = (count: number) =>
  plural(count, {
    one: 'Your message will be sent when you are back online.',
    other: 'Your # messages will be sent when you are back online.',
  });
