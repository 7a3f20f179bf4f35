import sharp from 'sharp';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { cleanFiles } from './clean-files.ts';
import { marker, samplePicture } from './picture-bytes.ts';
import { largeFiles, rejectedFiles } from './rejected-files.ts';

const server = useServer();

/** Sends a hand-written form, in which the sender chooses the file's name and type byte by byte. */
async function upload(member: TestMember, file: Buffer, head = 'filename="photo.png"\r\nContent-Type: image/png') {
  const start = `--frontier\r\nContent-Disposition: form-data; name="photo"; ${head}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(start), file, Buffer.from('\r\n--frontier--\r\n')]);
  return await member.api.send({
    method: 'PUT',
    url: `/api/user/edit/${member.id}`,
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=frontier' },
  });
}

async function expectCleanPicture(answer: Awaited<ReturnType<typeof upload>>) {
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const { photo } = (answer.body as { user: { photo: string } }).user;
  expect(photo).toMatch(/^\/api\/images\/[\da-f]{64}\.webp$/);
  const stored = await server.visitor.send({ method: 'GET', url: photo });
  expect(stored.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(stored.bytes.includes(marker)).toBe(false);
  const { format, width, height, pages, exif, xmp, icc, iptc, comments } = await sharp(stored.bytes).metadata();
  expect({ format, pages, exif, xmp, icc, iptc, comments }).toEqual({ format: 'webp' });
  expect(Math.max(width, height)).toBeLessThanOrEqual(512);
}

const stored = () => server.database.db.selectFrom('images').select('hash').execute();

test.each(Object.entries(cleanFiles))('%s becomes only a picture', async (_, make) => {
  const [ann] = await enrol(server, 'Ann');
  await expectCleanPicture(await upload(ann, await make()));
});

test.each(Object.entries(rejectedFiles))('%s is rejected', async (_, make) => {
  const [ann] = await enrol(server, 'Ann');
  const answer = await upload(ann, await make());
  expect(answer).toMatchObject({
    status: 415,
    body: { success: false, message: 'Please upload a valid file' },
  });
  expect(await stored()).toEqual([]);
});

test.each(Object.entries(largeFiles))('%s is too large', async (_, make) => {
  const [ann] = await enrol(server, 'Ann');
  const answer = await upload(ann, await make());
  expect(answer).toMatchObject({ status: 413, body: { success: false, message: 'Max file size is 5MB.' } });
  expect(await stored()).toEqual([]);
});

test.each([
  ['leads out of the folder', 'filename="../../../../etc/passwd"\r\nContent-Type: image/png'],
  ['is a Windows path', 'filename="C:\\Windows\\win.ini"\r\nContent-Type: image/png'],
  ['breaks the line', 'filename="a%0d%0aSet-Cookie: x=1.png"\r\nContent-Type: image/png'],
  ['runs backwards', 'filename="photo\u202egnp.exe"\r\nContent-Type: image/png'],
  ['is Unicode in its own encoding', "filename*=UTF-8''%F0%9F%A7%B6.png\r\nContent-Type: image/png"],
  ['is five thousand letters', `filename="${'x'.repeat(5000)}.png"\r\nContent-Type: image/png`],
  ['holds a null', 'filename="photo.php\0.png"\r\nContent-Type: image/png'],
  ['is a script', 'filename="<img src=x onerror=alert(1)>.png"\r\nContent-Type: image/png'],
  ['is PHP', 'filename="shell.php"\r\nContent-Type: application/x-php'],
  ['claims SVG', 'filename="photo.svg"\r\nContent-Type: image/svg+xml'],
  ['claims a page', 'filename="index.html"\r\nContent-Type: text/html'],
  ['claims nothing', 'filename="photo"'],
])('a picture whose name %s is judged by its bytes', async (_, head) => {
  const [ann] = await enrol(server, 'Ann');
  await expectCleanPicture(await upload(ann, await samplePicture().png().toBuffer(), head));
});
