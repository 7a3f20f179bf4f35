const fiveMegabytes = 5 * 1024 * 1024;
const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Returns why an uploaded picture is rejected; undefined when it is valid or missing. */
export function pictureError(
  photo: FormDataEntryValue | null,
): { status: 413; message: string } | { status: 415; message: string } | undefined {
  if (!(photo instanceof File)) return undefined;
  if (photo.size > fiveMegabytes) return { status: 413, message: 'Max file size is 5MB.' };
  return accepted.has(photo.type) ? undefined : { status: 415, message: 'Please upload a valid file' };
}

/** The picture after any upload: the mocks store no files. */
export const storedPicture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0f766e" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#fbbf24"/></svg>',
  );
