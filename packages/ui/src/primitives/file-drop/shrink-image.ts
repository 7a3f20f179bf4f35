/** Width and height of a photo that a browser makes smaller, in px: more than a profile or a card shows. */
const LONGEST_SIDE = 2048;

/** A photo as a JPEG of at most so many px, for one that is too large to send; null where the browser cannot read it. */
export async function shrinkImage(file: File): Promise<File | null> {
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
