import sharp from 'sharp';

/** A form as a browser sends it, with a picture when there is one. */
export function pictureForm(fields: Record<string, string>, photo?: Buffer, type = 'image/png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (photo !== undefined) form.append('photo', new Blob([new Uint8Array(photo)], { type }), 'photo.png');
  return form;
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3b7a57' } });
}

export function pngPicture(width = 8, height = 8): Promise<Buffer> {
  return plain(width, height).png().toBuffer();
}

/** A picture in one of the formats that are taken. */
export function pictureAs(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> {
  return plain(900, 600).toFormat(format).toBuffer();
}

/** A JPEG that lies on its side and says where it was taken. */
export function sidewaysJpeg(): Promise<Buffer> {
  return plain(600, 300)
    .withExif({ IFD0: { Copyright: 'a photographer' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A picture of one colour, so that a few bytes hold any number of pixels. */
export function flatPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  width: number,
  height: number,
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#3b7a57' };
  return sharp({ create, limitInputPixels: false })
    .toFormat(format, format === 'avif' ? { effort: 0, quality: 1 } : {})
    .toBuffer();
}
