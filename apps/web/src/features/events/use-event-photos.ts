import type { Event } from '@skill-exchange/api-client/types';
import { useCallback } from 'react';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Completes the addresses of the host's photo in an event. */
export function useEventPhotos(): (event: Event) => Event {
  const photoUrl = usePhotoUrl();
  return useCallback(
    (event) => ({
      ...event,
      host_img: photoUrl(event.host_img),
      created_by: { ...event.created_by, photo: photoUrl(event.created_by.photo) },
    }),
    [photoUrl],
  );
}
