import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureAs, pictureForm, pngPicture, sidewaysJpeg } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const fiveMegabytes = 5 * 1024 * 1024;

async function upload(member: TestMember, photo: Buffer, type?: string) {
  return await member.api.call('editUser', {
    path: { userId: member.id },
    form: pictureForm({ name: member.name }, photo, type),
  });
}

async function storedPhoto(member: TestMember, photo: Buffer) {
  const answer = await upload(member, photo);
  expect(answer.status).toBe(200);
  const { user } = answer.body as { user: { photo: string } };
  expect(user.photo).toMatch(/^\/api\/images\/[\da-f]{64}\.webp$/);
  return await server.visitor.send({ method: 'GET', url: user.photo });
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  '%s becomes a WebP of 512 px that never changes',
  async (format) => {
    const image = await storedPhoto(await server.join('Ana'), await pictureAs(format));
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
  },
);

test('a removed photo is deleted with its file', async () => {
  const member = await server.join('Ana');
  const photo = await upload(member, await pictureAs('png'));
  const { user: before } = photo.body as { user: { photo: string } };
  const removal = new FormData();
  removal.append('removePhoto', 'true');
  const answer = await member.api.call('editUser', { path: { userId: member.id }, form: removal });
  expect(answer).toMatchObject({ status: 200, body: { user: { photo: '', name: member.name } } });
  expect((await server.visitor.send({ method: 'GET', url: before.photo })).status).toBe(404);
});

test('a picture is turned upright and loses its metadata', async () => {
  const original = await sidewaysJpeg();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const image = await storedPhoto(await server.join('Ana'), original);
  const metadata = await sharp(image.bytes).metadata();
  expect(metadata).toMatchObject({ width: 256, height: 512 });
  expect(metadata.exif).toBeUndefined();
  expect(image.bytes.includes('a photographer')).toBe(false);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/png'],
  [
    'an SVG with a prologue',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
  ],
  ['a text', Buffer.from('just some words'), 'image/jpeg'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'), 'image/png'],
  ["nothing under an image's name", Buffer.alloc(0), 'image/png'],
])('%s is rejected', async (_, bytes, type) => {
  const answer = await upload(await server.join('Ana'), bytes, type);
  expect(answer).toMatchObject({ status: 415, body: { message: 'Please upload a valid file' } });
});

test.each(['jpeg', 'gif'] as const)('a %s without its end shows what is there', async (format) => {
  const whole = await pictureAs(format);
  const image = await storedPhoto(await server.join('Ana'), whole.subarray(0, whole.length * 0.9));
  const { data } = await sharp(image.bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  const expected = [0x3b, 0x7a, 0x57];
  for (const [channel, value] of expected.entries()) expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(6);
});

test('half a PNG and a TIFF are rejected', async () => {
  const ana = await server.join('Ana');
  const whole = await pictureAs('png');
  const tiff = await sharp(await pngPicture())
    .tiff()
    .toBuffer();
  for (const bytes of [whole.subarray(0, whole.length / 2), tiff]) {
    expect((await upload(ana, bytes)).status).toBe(415);
  }
});

test('five megabytes are accepted, one byte more is not', async () => {
  const ana = await server.join('Ana');
  const padded = (size: number, picture: Buffer) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const picture = await pictureAs('jpeg');
  expect((await upload(ana, padded(fiveMegabytes, picture))).status).toBe(200);
  const answer = await upload(ana, padded(fiveMegabytes + 1, picture));
  expect(answer).toMatchObject({ status: 413, body: { message: 'Max file size is 5MB.' } });
});

test('a text instead of a file is rejected, and an empty file input is no picture', async () => {
  const ana = await server.join('Ana');
  const path = { userId: ana.id };
  await ana.api.errorOf('editUser', 415, {
    path,
    form: pictureForm({ photo: 'https://example.org/me.png' }),
  });
  const empty = new FormData();
  empty.append('name', 'Ana');
  empty.append('photo', new Blob([]), '');
  const { user } = await ana.api.ok('editUser', { path, form: empty });
  expect(user.photo).toBe('');
});

test('two files at once are rejected', async () => {
  const ana = await server.join('Ana');
  const form = pictureForm({}, await pngPicture());
  form.append('photo', new Blob([new Uint8Array(await pngPicture())]), 'second.png');
  await ana.api.errorOf('editUser', 413, { path: { userId: ana.id }, form });
});

test('the same picture is stored once', async () => {
  const picture = await pictureAs('png');
  const [first, second] = [
    await upload(await server.join('Ana'), picture),
    await upload(await server.join('Ben'), picture),
  ];
  const photoOf = (answer: typeof first) => (answer.body as { user: { photo: string } }).user.photo;
  expect(photoOf(first)).toBe(photoOf(second));
  const { count } = await server.database.db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

const hashes = async () =>
  (await server.database.db.selectFrom('images').select('hash').execute()).map(({ hash }) => hash);

test('a replaced picture is deleted, unless another member uses it', async () => {
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  const [first, second, third] = [await pngPicture(8), await pngPicture(9), await pngPicture(10)];
  const shared = await storedPhoto(ana, first);
  await storedPhoto(ben, first);
  await storedPhoto(ana, second);
  expect(await hashes()).toHaveLength(2);
  await storedPhoto(ben, second);
  expect(await hashes()).toHaveLength(1);
  await ana.api.ok('addSkill', {
    form: pictureForm({ name: 'Kite flying', desc: 'Lines, knots and patience.' }, second),
  });
  await storedPhoto(ana, third);
  await storedPhoto(ben, third);
  expect(await hashes()).toHaveLength(2);
  expect((await upload(ana, third)).status).toBe(200);
  expect(await hashes()).toHaveLength(2);
  expect(shared.status).toBe(200);
});

test('a picture of a rejected skill is not stored', async () => {
  const ana = await server.join('Ana');
  const fields = { name: 'Kite flying', desc: 'Lines, knots and patience.' };
  await ana.api.ok('addSkill', { form: pictureForm(fields) });
  await ana.api.errorOf('addSkill', 409, { form: pictureForm(fields, await pngPicture()) });
  expect(await hashes()).toEqual([]);
});

test('two members who exchange one picture at once both keep it', async () => {
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  const [kite, boat] = [await pngPicture(8), await pngPicture(9)];
  for (let round = 0; round < 25; round += 1) {
    const [mine, theirs] = round % 2 === 0 ? [kite, boat] : [boat, kite];
    const answers = await Promise.all([upload(ana, mine), upload(ben, theirs)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const { photo } = (body as { user: { photo: string } }).user;
      expect((await server.visitor.send({ method: 'GET', url: photo })).status).toBe(200);
    }
  }
  expect(await hashes()).toHaveLength(2);
});

test('of concurrent pictures of a member, one is left', async () => {
  const ana = await server.join('Ana');
  const pictures = await Promise.all([8, 9, 10].map((side) => pngPicture(side)));
  const answers = await Promise.all(pictures.map((picture) => upload(ana, picture)));
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
  const { user } = await ana.api.ok('getUser', { path: { userId: ana.id } });
  expect((await hashes()).map((hash) => `/api/images/${hash}.webp`)).toEqual([user.photo]);
});

test('an unknown picture address is not found', async () => {
  for (const image of ['x.webp', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.png`, '../../etc/passwd']) {
    await server.visitor.errorOf('getImage', 404, { path: { image } });
  }
});
