import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';

type PictureUse = 'logo' | 'cover';

/**
 * Stores a PNG or WebP for a setting, for the cover also a JPEG, and resolves to its address. Rejected with 413 or 415 for
 * other files. For operators.
 */
export function uploadCommunityPictureMutation(api: ApiClient, use?: PictureUse) {
  return mutationOptions({
    mutationFn: async (photo: File) =>
      bodyOf(await api.POST('/api/operator/pictures', { body: formData({ photo, use }) })).picture,
  });
}

export const useUploadCommunityPicture = (use?: PictureUse) =>
  useMutation(uploadCommunityPictureMutation(useApi(), use));
