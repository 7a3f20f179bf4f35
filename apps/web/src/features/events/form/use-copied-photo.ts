import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import { useCohosting } from '../hosts/cohosting.ts';

const failed = () => t`We couldn’t copy the photo. Add it again here.`;

/**
 * Returns the photo of an event that a new one is a copy of, for the new one to send; null without one, undefined while it
 * loads. Photos of other members' events are not copied.
 */
export function useCopiedPhoto(event: Event): File | null | undefined {
  const member = useMember();
  const isCohost = useCohosting(event) === 'cohost';
  const isOwn = isCohost || event.created_by._id === member?.userId;
  const url = usePhotoUrl()(isOwn ? event.cover : '');
  const { data, error } = useQuery({
    queryKey: ['event-photos', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`The photo was answered ${response.status}.`);
      const photo = await response.blob();
      return new File([photo], t`Copied photo`, { type: photo.type });
    },
    enabled: url !== '',
    // Its address has the hash of its content.
    staleTime: Number.POSITIVE_INFINITY,
    // The form waits for it.
    retry: false,
  });
  useEffect(() => {
    if (error === null) return;
    logger.failedCall(error);
    notify.error(failed());
  }, [error]);
  return url === '' || error !== null ? null : data;
}
