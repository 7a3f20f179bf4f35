import type { SinceLastVisit as Since } from '@skill-exchange/api-client/types';
import { SinceLastVisit } from '@skill-exchange/ui/components/since-last-visit';
import { useState } from 'react';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** What is new since the member's last visit, until they dismiss it on this device. */
export function HomeNews({ memberId, since: { lastSeenOn, news } }: { memberId: string; since: Since }) {
  const key = `news:${memberId}`;
  const [putAway, setPutAway] = useState(() => safeStorage().getItem(key));
  const photoUrl = usePhotoUrl();
  if (putAway === lastSeenOn) return null;
  return (
    <SinceLastVisit
      className="mb-6"
      news={news.map((row) => ({ ...row, actor: { ...row.actor, photo: photoUrl(row.actor.photo) } }))}
      onPutAway={() => {
        safeStorage().setItem(key, lastSeenOn);
        setPutAway(lastSeenOn);
      }}
    />
  );
}
