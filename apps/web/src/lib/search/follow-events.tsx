import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { FollowCalendar } from '@skill-exchange/ui/components/follow-calendar';
import type { ReactNode } from 'react';
import { copyText } from '../forms/copy-text.ts';
import { notify } from '../notify.ts';

type FollowEventsProps = {
  /** Of a host or of a skill. */
  of: { host: string } | { skill: string };
  /** The button's label. */
  children: ReactNode;
  className?: string;
};

/** Subscribes to upcoming events in the reader's own calendar, also without a log-in. Render it in the browser only. */
export function FollowEvents({ of, ...button }: FollowEventsProps) {
  const { baseUrl } = useApi();
  const url = new URL(`/api/events/feed.ics?${new URLSearchParams(of)}`, baseUrl || window.location.origin).href;
  return <FollowCalendar url={url} onCopy={copy} {...button} />;
}

function copy(url: string): void {
  copyText(url).then(
    () => notify.success(t`Address copied.`),
    () => notify.error(t`Your browser didn’t let us copy the address.`),
  );
}
