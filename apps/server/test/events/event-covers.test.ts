import sharp from 'sharp';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { pictureAs, pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const setCover = (member: TestMember, eventId: string, picture?: Buffer) =>
  member.api.call('setEventCover', { path: { eventId }, form: pictureForm({}, picture) });
const coverOf = async (member: TestMember, eventId: string) =>
  (await member.api.ok('getEvent', { path: { eventId } })).cover ?? '';
const image = (url: string) => server.visitor.send({ method: 'GET', url });

test('an event shows its cover at page width, and the old one is deleted', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id: eventId } = await hostEvent(server, host);
  expect((await setCover(host, eventId, await pngPicture(2000, 1000))).status).toBe(200);
  const first = await coverOf(host, eventId);
  expect(await sharp((await image(first)).bytes).metadata()).toMatchObject({ width: 1280, height: 640 });
  expect((await setCover(host, eventId, await pictureAs('jpeg'))).status).toBe(200);
  expect((await image(first)).status).toBe(404);
  const second = await coverOf(host, eventId);
  expect((await setCover(host, eventId, await pictureAs('jpeg'))).status).toBe(200);
  expect((await image(second)).status).toBe(200);
  await host.api.ok('removeEventCover', { path: { eventId } });
  expect(await coverOf(host, eventId)).toBe('');
  expect((await image(second)).status).toBe(404);
});

test('a picture that two events use stays for the other one', async () => {
  const [host] = await enrol(server, 'Hal');
  const [one, other] = [await hostEvent(server, host), await hostEvent(server, host)];
  for (const { _id } of [one, other]) await setCover(host, _id, await pngPicture());
  await host.api.ok('removeEventCover', { path: { eventId: one._id } });
  expect((await image(await coverOf(host, other._id))).status).toBe(200);
});

test('a form without a picture is rejected', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id: eventId } = await hostEvent(server, host);
  const answer = await setCover(host, eventId);
  expect(answer).toMatchObject({ status: 400, body: { message: 'photo: is required', field: 'photo' } });
});

test('a late cover is not stored', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id: eventId } = await hostEvent(server, host);
  await host.api.ok('deleteEvent', { path: { eventId } });
  expect(await setCover(host, eventId, await pngPicture())).toMatchObject({
    status: 409,
    body: { message: 'This event was canceled.' },
  });
});
