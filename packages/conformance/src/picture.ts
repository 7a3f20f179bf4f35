import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Creates a square PNG of random colors, which do not compress: 3 bytes per pixel. */
export function picture(side = 32): Blob {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new File([Buffer.concat(parts)], 'picture.png', { type: 'image/png' });
}

const signatures: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF....WEBP/s, /^....ftypavif/s];

/** Whether bytes start like a picture that browsers show. */
export function isPicture(bytes: ArrayBuffer): boolean {
  const head = Buffer.from(bytes.slice(0, 16)).toString('latin1');
  return signatures.some((signature) => signature.test(head));
}

/** One black pixel. */
const smallestJpeg =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBD' +
  'Af//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAED' +
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAA' +
  'AP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgA/9k=';

/** Creates a JPEG. */
export const photo = () => new File([Buffer.from(smallestJpeg, 'base64')], 'photo.jpg', { type: 'image/jpeg' });
