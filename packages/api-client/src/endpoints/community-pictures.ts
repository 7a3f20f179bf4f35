import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';

/** Stores a PNG or WebP for a setting, and resolves to its address. Rejected with 413 or 415 for other files. For operators. */
export function uploadCommunityPictureMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (photo: File) =>
      bodyOf(await api.POST('/api/operator/pictures', { body: formData({ photo }) })).picture,
  });
}

export const useUploadCommunityPicture = () => useMutation(uploadCommunityPictureMutation(useApi()));
