import { t } from '@lingui/core/macro';
import { mediaQuery } from '@skill-exchange/ui/lib/media-query';
import { notify } from '../../lib/notify.ts';

/** The name of all small windows begins so; one of a conversation is used again. */
const prefix = 'conversation-';

/** Whether this page can open a conversation in a window of its own: on a screen with room beside it, and not in one. */
export function canOpenSmallWindow(): boolean {
  const hasRoom = mediaQuery('(min-width: 48rem) and (pointer: fine)')?.matches ?? false;
  return hasRoom && !window.name.startsWith(prefix);
}

/** Opens a page of messages in a small window, which stays beside other pages and programs. */
export function openSmallWindow(path: string, otherId: string): void {
  const opened = window.open(path, `${prefix}${otherId}`, 'popup,width=420,height=640');
  if (opened === null)
    notify.error(t`Your browser has blocked the small window. Allow pop-ups for this site, then try again.`);
  else opened.focus();
}
