import { mediaUrl } from '@skill-exchange/api-client/media';
import { useApi } from '@skill-exchange/api-client/provider';
import { useCallback } from 'react';

/** Returns a function that completes photos' URLs, which are relative to the server; empty without a photo. */
export function usePhotoUrl(): (photo: string | undefined) => string {
  const { baseUrl } = useApi();
  return useCallback((photo) => mediaUrl(photo, baseUrl) ?? '', [baseUrl]);
}
