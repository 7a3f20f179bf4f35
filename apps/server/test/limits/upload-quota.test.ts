import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { passTime } from '../support/pass-time.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const server = useServer(limitedTo({ 'uploads-per-member-hour': 2 }));

test('a member sends a limited number of pictures an hour, and other calls are not affected', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const send = (member: TestMember, photo: Buffer) =>
    member.api.call('editUser', { path: { userId: member.id }, form: pictureForm({}, photo) });
  expect((await send(ana, await pngPicture())).status).toBe(200);
  expect((await send(ana, Buffer.from('no picture'))).status).toBe(415);
  const rejected = await send(ana, await pngPicture());
  expect(rejected).toMatchObject({
    status: 429,
    body: {
      success: false,
      message: expect.stringMatching(/^You have sent a lot of pictures\. Try again in (60|59) minutes\.$/),
    },
  });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3500);
  await ana.api.errorOf('addSkill', 429, {
    form: pictureForm({ name: 'Kites', desc: 'Lines, knots and patience.' }, await pngPicture()),
  });
  await ana.api.ok('editUser', { path: { userId: ana.id }, form: pictureForm({ about: 'Words' }) });
  expect((await send(ben, await pngPicture())).status).toBe(200);
  passTime(3600);
  expect((await send(ana, await pngPicture())).status).toBe(200);
});
