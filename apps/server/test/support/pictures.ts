import sharp from 'sharp';

/** Encodes a form like a browser, optionally with a picture. */
export function pictureForm(fields: Record<string, string>, photo?: Buffer, type = 'image/png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (photo !== undefined) form.append('photo', new Blob([new Uint8Array(photo)], { type }), 'photo.png');
  return form;
}

/** Encodes the form of a file for a message. */
export function fileForm(file?: Buffer, name = 'loaf.png'): FormData {
  const form = new FormData();
  if (file !== undefined) form.append('file', new Blob([new Uint8Array(file)]), name);
  return form;
}

/** Returns the smallest file that counts as a PDF, with this many bytes in between. */
export function pdfFile(bytes = 0): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF\n')]);
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3b7a57' } });
}

export function pngPicture(width = 8, height = 8): Promise<Buffer> {
  return plain(width, height).png().toBuffer();
}

/** Returns a picture in one of the accepted formats. */
export function pictureAs(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> {
  return plain(900, 600).toFormat(format).toBuffer();
}

/** Returns a JPEG with a rotated orientation and a location. */
export function sidewaysJpeg(): Promise<Buffer> {
  return plain(600, 300)
    .withExif({ IFD0: { Copyright: 'a photographer' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a picture of one color, so that a few bytes contain any number of pixels. */
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
