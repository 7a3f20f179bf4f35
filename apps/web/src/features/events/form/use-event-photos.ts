import type { Event } from '@skill-exchange/api-client/types';
import { useCallback } from 'react';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';

/** Returns a function that completes the URLs of an event's cover and of its people's photos. */
export function useEventPhotos(): (event: Event) => Event {
  const photoUrl = usePhotoUrl();
  return useCallback(
    (event) => ({
      ...event,
      cover: photoUrl(event.cover),
      host_img: photoUrl(event.host_img),
      created_by: { ...event.created_by, photo: photoUrl(event.created_by.photo) },
      ...(event.faces && { faces: event.faces.map((face) => ({ ...face, photo: photoUrl(face.photo) })) }),
    }),
    [photoUrl],
  );
}
