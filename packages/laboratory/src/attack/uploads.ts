import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Attack, repeat, type Target } from './attack.ts';
import { call } from './call.ts';
import { closed, open, watchAnswers } from './connection.ts';

type Form = { headers: Record<string, string>; body: Buffer };

/** Encodes a form with a file like a browser. */
function formOf(file: Buffer, fields = 'Content-Disposition: form-data; name="about"\r\n\r\nhello\r\n'): Form {
  const boundary = 'b0undary';
  const head = `--${boundary}\r\n${fields}--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="p.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Tools that create pictures; only loaded by attacks that need them, since loading is slow. */
const load = async () => ({
  sharp: (await import('sharp')).default,
  ...(await import('../../../../apps/server/test/hostile/picture-bytes.ts')),
});

async function plain(width: number, height: number) {
  const { sharp } = await load();
  const create = { width, height, channels: 3, background: '#3b7a57' } as const;
  return sharp({ create, limitInputPixels: false });
}

const files: Record<string, () => Promise<Buffer>> = {
  'an AVIF of 6000 x 6000 pixels': async () => (await plain(6000, 6000)).avif({ effort: 0 }).toBuffer(),
  'an AVIF of 7700 x 7700 pixels': async () => (await plain(7700, 7700)).avif({ effort: 0 }).toBuffer(),
  'an AVIF of four megapixels': async () => (await plain(2000, 2000)).avif({ effort: 0 }).toBuffer(),
  'a WebP of 8000 x 8000 pixels': async () => (await plain(8000, 8000)).webp({ effort: 0 }).toBuffer(),
  'a progressive JPEG of 4000 x 4000 pixels': async () =>
    (await plain(4000, 4000)).jpeg({ progressive: true }).toBuffer(),
  'a PNG of 30000 x 30000 pixels': async () => {
    const { pngOf, pngChunk } = await load();
    const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(50_000_000)));
    return pngOf(30_000, 30_000, pixels, pngChunk('IEND', Buffer.alloc(0)));
  },
  'a GIF of a hundred frames': async () => {
    const { sharp } = await load();
    const raw = { width: 500, height: 500 * 100, channels: 3, pageHeight: 500 } as const;
    return sharp(Buffer.alloc(500 * 500 * 3 * 100), { raw, limitInputPixels: false })
      .gif({ effort: 1 })
      .toBuffer();
  },
  'five megabytes of noise': async () => randomBytes(5_000_000),
};

function upload(name: string, file: () => Promise<Buffer>): Attack {
  let form = formOf(Buffer.alloc(0));
  return {
    name: `twenty at a time of ${name}`,
    by: 'member',
    prepare: async () => {
      form = formOf(await file());
    },
    run: (target) => repeat(target, 20, async () => void (await edit(target, form))),
  };
}

const edit = (target: Target, form: Form) =>
  call(target, { method: 'PUT', path: `/api/user/edit/${target.account.id}`, ...form });

export const uploads: Attack[] = [
  ...Object.entries(files).map(([name, file]) => upload(name, file)),
  {
    name: 'forms of ten thousand parts',
    by: 'member',
    run: (target) => {
      const part = 'Content-Disposition: form-data; name="skillsOffered"\r\n\r\n["a"]\r\n--b0undary\r\n';
      const form = formOf(Buffer.alloc(10), part.repeat(10_000) + part.replace('--b0undary\r\n', ''));
      return repeat(target, 8, async () => void (await edit(target, form)));
    },
  },
  {
    name: 'forms that are none',
    by: 'member',
    run: (target) =>
      repeat(target, 8, async (number) => {
        const form = formOf(Buffer.alloc(1000));
        const broken = [
          { ...form, headers: { 'content-type': 'multipart/form-data' } },
          { ...form, headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}` } },
          { ...form, body: form.body.subarray(0, 200) },
          { ...form, body: Buffer.from('--b0undary\r\n'.repeat(20_000)) },
          { ...form, body: Buffer.from(`--b0undary\r\n${'X: y\r\n'.repeat(30_000)}`) },
          formOf(Buffer.alloc(10), `Content-Disposition: form-data; name="${'n'.repeat(50_000)}"\r\n\r\nx\r\n`),
          formOf(Buffer.alloc(10), 'Content-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n'),
        ];
        await edit(target, broken[number % broken.length] ?? form);
      }),
  },
  {
    name: 'uploads of five megabytes, broken off half way',
    by: 'member',
    run: (target) => {
      const { headers, body } = formOf(randomBytes(5_000_000));
      return repeat(target, 20, async () => {
        const socket = await open(target);
        watchAnswers(target, socket);
        socket.write(
          `PUT /api/user/edit/${target.account.id} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${target.account.token}\r\n` +
            `Content-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, 2_500_000));
        await closed(socket, 100);
        socket.resetAndDestroy();
      });
    },
  },
  {
    name: 'uploads that stop half way and wait',
    by: 'member',
    run: (target) => {
      const { headers, body } = formOf(randomBytes(5_000_000));
      return repeat(target, 100, async () => {
        const socket = await open(target);
        socket.resume();
        socket.write(
          `PUT /api/user/edit/${target.account.id} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${target.account.token}\r\n` +
            `Content-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, 4_900_000));
        await closed(socket, 60_000);
        socket.destroy();
      });
    },
  },
];
