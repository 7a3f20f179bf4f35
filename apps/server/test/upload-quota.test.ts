import { expect, test } from 'vitest';
import { enrol } from './support/enrol.ts';
import { pictureForm, pngPicture } from './support/pictures.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { testSettings } from './support/test-settings.ts';

const server = useServer({ limits: { ...testSettings().limits, uploadsPerMemberHour: 2 } });

test('a member sends so many pictures an hour, pictures or not, and anything else goes on', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const send = (member: TestMember, photo: Buffer) =>
    member.api.call('editUser', { path: { userId: member.id }, form: pictureForm({}, photo) });
  expect((await send(ana, await pngPicture())).status).toBe(200);
  expect((await send(ana, Buffer.from('no picture'))).status).toBe(415);
  const refused = await send(ana, await pngPicture());
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, message: 'Too many pictures in one hour. Try again later.' },
    headers: { 'retry-after': '3600' },
  });
  await ana.api.refusal('addSkill', 429, {
    form: pictureForm({ name: 'Kites', desc: 'Lines, knots and patience.' }, await pngPicture()),
  });
  await ana.api.ok('editUser', { path: { userId: ana.id }, form: pictureForm({ about: 'Words' }) });
  expect((await send(ben, await pngPicture())).status).toBe(200);
  server.clock.advance(3600);
  expect((await send(ana, await pngPicture())).status).toBe(200);
});
