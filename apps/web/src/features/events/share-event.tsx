import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import Share2 from 'lucide-react/icons/share-2';
import { paths } from '../../config/paths.ts';
import { shareLink } from '../../lib/forms/share-link.ts';
import { notify } from '../../lib/notify.ts';

interface ShareEventProps {
  event: Pick<Event, '_id' | 'title'>;
  /** On phones the button is an icon on the picture of the event's page. */
  isOnPicture?: boolean;
}

/** Shares the link of an event's public page. */
export function ShareEvent({ event: { _id, title }, isOnPicture = false }: ShareEventProps) {
  async function share(): Promise<void> {
    try {
      const url = new URL(paths.event.to(_id), window.location.origin).href;
      if (await shareLink({ title, url })) notify.success(t`Link copied`);
    } catch {
      notify.error(t`Your browser didn’t let us copy the link.`);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className={isOnPicture ? 'on-picture -end-1 sm:end-3' : undefined}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" />
      {t`Share`}
    </Button>
  );
}
