import { mediaUrl } from '@skill-exchange/api-client/media';
import { useApi } from '@skill-exchange/api-client/provider';
import { useCallback } from 'react';

/** Completes the addresses of photos, which the server gives from its own root; empty where there is none. */
export function usePhotoUrl(): (photo: string | undefined) => string {
  const { baseUrl } = useApi();
  return useCallback((photo) => mediaUrl(photo, baseUrl) ?? '', [baseUrl]);
}
