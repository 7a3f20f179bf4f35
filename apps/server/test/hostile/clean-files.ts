import { deflateSync } from 'node:zlib';
import {
  animation,
  gifOf,
  marker,
  padded,
  pngChunk,
  samplePicture,
  script,
  withChunks,
  withSegment,
} from './picture-bytes.ts';

const fiveMegabytes = 5 * 1024 * 1024;

/** Files that are pictures and something else: only the picture is stored. */
export const cleanFiles: Record<string, () => Promise<Buffer>> = {
  'a JPEG that says who took it and where': () =>
    samplePicture()
      .withExif({ IFD0: { Copyright: marker }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
      .jpeg()
      .toBuffer(),
  'a JPEG with XMP': async () =>
    withSegment(
      await samplePicture().jpeg().toBuffer(),
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${script}</x:xmpmeta>`),
    ),
  'a JPEG with a colour profile': () => samplePicture().withIccProfile('p3').jpeg().toBuffer(),
  'a JPEG with a script as its comment': async () =>
    withSegment(await samplePicture().jpeg().toBuffer(), 0xfe, Buffer.from(script)),
  'a JPEG with a thumbnail of something else': async () =>
    withSegment(await samplePicture().jpeg().toBuffer(), 0xec, Buffer.from(`Ducky${marker}`)),
  'a JPEG that is also PHP': async () =>
    Buffer.concat([await samplePicture().jpeg().toBuffer(), Buffer.from(`<?php system("${marker}"); ?>`)]),
  'a JPEG that is also a ZIP': async () =>
    Buffer.concat([await samplePicture().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${marker}PK\x05\x06`)]),
  'a progressive JPEG': () => samplePicture().jpeg({ progressive: true }).toBuffer(),
  'a CMYK JPEG': () => samplePicture().toColourspace('cmyk').jpeg().toBuffer(),
  'a JPEG of exactly 5 MB': async () => padded(await samplePicture().jpeg().toBuffer(), fiveMegabytes),
  'a JPEG of one byte under 5 MB': async () => padded(await samplePicture().jpeg().toBuffer(), fiveMegabytes - 1),
  'a PNG with a script as its text': async () =>
    withChunks(await samplePicture().png().toBuffer(), pngChunk('tEXt', Buffer.from(`Comment\0${script}`))),
  'a PNG with a text that unpacks to 64 MB': async () =>
    withChunks(
      await samplePicture().png().toBuffer(),
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(64 << 20))])),
    ),
  'a PNG with an unknown chunk': async () =>
    withChunks(await samplePicture().png().toBuffer(), pngChunk('prVt', Buffer.from(marker))),
  'a PNG that is also HTML': async () =>
    Buffer.concat([await samplePicture().png().toBuffer(), Buffer.from(`<html>${script}</html>`)]),
  'an interlaced PNG': () => samplePicture().png({ progressive: true }).toBuffer(),
  'a PNG with sixteen bits a channel': () => samplePicture().toColourspace('rgb16').png().toBuffer(),
  'a PNG with a palette': () => samplePicture().png({ palette: true, colours: 4 }).toBuffer(),
  'a PNG in grey that one sees through': () => samplePicture().greyscale().ensureAlpha(0.5).png().toBuffer(),
  'a PNG of one pixel': () => samplePicture(1, 1).png().toBuffer(),
  'a PNG of one pixel by eight thousand': () => samplePicture(1, 8000).png().toBuffer(),
  'a GIF that moves': () => animation(10).gif().toBuffer(),
  'a GIF with a script as its comment': async () => {
    const gif = await samplePicture().gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), Buffer.from(script), Buffer.from([0])]);
    return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
  },
  'a GIF that is also a script': async () => {
    const gif = await samplePicture().gif().toBuffer();
    return Buffer.concat([gif, Buffer.from(`*/=1;alert("${marker}")//`)]);
  },
  'a GIF whose screen is wider than its picture': async () => {
    const image = Buffer.from('2c00000000010001000002024401003b', 'hex');
    return gifOf(300, 200, image);
  },
  'a WebP with EXIF': () =>
    samplePicture()
      .withExif({ IFD0: { Copyright: marker } })
      .webp()
      .toBuffer(),
  'a WebP that moves': () => animation(10).webp().toBuffer(),
  'a WebP that is also RAR': async () =>
    Buffer.concat([await samplePicture().webp().toBuffer(), Buffer.from(`Rar!\x1a\x07${marker}`)]),
  'an AVIF with EXIF': () =>
    samplePicture()
      .withExif({ IFD0: { Copyright: marker } })
      .avif({ effort: 0 })
      .toBuffer(),
};
