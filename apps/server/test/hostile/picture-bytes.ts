import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Included in every upload that hides something; a stored picture never contains it. */
export const marker = 'HIDDEN-IN-THE-UPLOAD';
export const script = `<script>alert("${marker}")</script>`;

/** Returns a picture of several colors, so that it does not compress to nothing. */
export function samplePicture(width = 64, height = 48): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 31) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Returns several pictures stacked vertically, sharp's format of an animation's frames. */
export function animation(frames: number): Sharp {
  const [width, height] = [16, 16];
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 17) % 253;
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}

/** Returns a chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Returns the header of a grayscale PNG of any size, and the given chunks. */
export function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), ...chunks]);
}

/** Returns the PNG with further chunks right after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = pngSignature.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** Returns the JPEG with a segment of this kind (such as 0xfe, a comment) right after its start. */
export function withSegment(jpeg: Buffer, kind: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Returns a GIF's header that claims any size, and the given rest. */
export function gifOf(width: number, height: number, rest: Buffer): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1');
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  return Buffer.concat([header, Buffer.from([0, 0, 0, 255, 255, 255]), rest]);
}

/** Pads the file with zeros to this size. */
export function padded(file: Buffer, size: number): Buffer {
  return Buffer.concat([file, Buffer.alloc(size - file.length)]);
}
