import { beforeAll, describe, expect, inject, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { chatsOf, send } from '../../src/chat.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { isPicture, picture } from '../../src/picture.ts';
import { absentId, completedSessions, enrol, eventFor, hostEvent } from '../../src/things.ts';

let ann: Member;
let ben: Member;
beforeAll(async () => {
  [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

const upload = (member: Member, photo: Blob) =>
  member.api.call('editUser', { path: { userId: member.id }, form: { photo } });
const photoOf = async (member: Member) => (await ben.api.ok('getUser', { path: { userId: member.id } })).user.photo;

async function download(address: string) {
  const response = await fetch(new URL(address, inject('backendUrl')));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: await response.arrayBuffer(),
  };
}

const file = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type });

describe('editUser: a photo', () => {
  test('is shown by its address as a picture, and stays when a text is edited', async () => {
    expect((await upload(ann, picture())).status).toBe(200);
    const photo = await photoOf(ann);
    expect(photo).not.toBe('');
    const { status, type, bytes } = await download(photo);
    expect([status, type.split('/')[0], isPicture(bytes)]).toEqual([200, 'image', true]);
    await ann.api.ok('editUser', { path: { userId: ann.id }, form: { about: uniqueWord() } });
    expect(await photoOf(ann)).toBe(photo);
  });

  test('is the member’s own, and the newest one', async () => {
    const seen: Buffer[] = [];
    for (const member of [ann, ben, ann]) {
      await upload(member, picture());
      seen.push(Buffer.from((await download(await photoOf(member))).bytes));
    }
    expect(new Set(seen.map((bytes) => bytes.toString('base64'))).size).toBe(3);
    expect(await photoOf(ann)).not.toBe(await photoOf(ben));
  });

  test('is shown with the member everywhere (listUsers, getEvent, listEventParticipants, listUserReviews, listChatUsers)', async () => {
    const dan = await newMember('Dan');
    await upload(dan, picture());
    const photo = await photoOf(dan);
    const { users } = await visitor.ok('listUsers', { query: { name: dan.name } });
    expect(users.find(({ _id }) => _id === dan.id)?.photo).toBe(photo);
    const hosted = await eventFor(ben, await hostEvent(dan));
    expect(hosted.created_by.photo).toBe(photo);
    const [own] = await dan.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } });
    expect(own?.host_img).toBe(photo);
    const id = await hostEvent(ben);
    await enrol(ben, id, dan);
    const { participants } = await ben.api.ok('listEventParticipants', { path: { eventId: id } });
    expect(participants[0]?.photo).toBe(photo);
    await send(dan, ben, uniqueWord());
    expect((await chatsOf(ben)).find(({ _id }) => _id === dan.id)?.photo).toBe(photo);
    const [sessionId = ''] = await completedSessions([dan, ben]);
    const body = { rating: 5, comment: 'Well done', reviewedTo: ben.id, sessionId, skillId: null };
    await dan.api.ok('createReview', { body });
    const { reviews } = await visitor.ok('listUserReviews', { path: { userId: ben.id } });
    expect(reviews[0]?.reviewedBy.photo).toBe(photo);
    expect((await dan.api.ok('listGivenReviews')).reviews[0]?.userId.photo).toBe(photo);
  });

  test('has 5 MB at most, and may have two', async () => {
    const before = await photoOf(ann);
    const tooLarge = new File([picture(), new Uint8Array(5 * 1024 * 1024)], 'large.png', {
      type: 'image/png',
    });
    expect((await upload(ann, tooLarge)).status).toBe(413);
    expect(await photoOf(ann)).toBe(before);
    expect((await upload(ann, picture(850))).status).toBe(200);
    expect(await photoOf(ann)).not.toBe(before);
  });

  test('is a picture by its content, and no SVG', async () => {
    const before = await photoOf(ben);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const upside of [
      file('Not a picture at all.', 'photo.png', 'image/png'),
      file(svg, 'photo.svg', 'image/svg+xml'),
      file('<!doctype html><script>alert(1)</script>', 'photo.jpg', 'image/jpeg'),
    ])
      expect((await upload(ben, upside)).status).toBe(415);
    expect(await photoOf(ben)).toBe(before);
  });
});

describe('addSkill: a picture', () => {
  test('is shown with the skill, and is a picture by its content', async () => {
    const name = uniqueWord();
    const add = (photo: Blob) => ann.api.status('addSkill', { form: { name, desc: 'How it is done', photo } });
    expect(await add(file('Not a picture at all.', 'photo.png', 'image/png'))).toBe(415);
    const tooLarge = new File([picture(), new Uint8Array(5 * 1024 * 1024)], 'large.png', {
      type: 'image/png',
    });
    expect(await add(tooLarge)).toBe(413);
    expect(await visitor.ok('searchSkills', { query: { query: name } })).toEqual([]);
    expect(await add(picture())).toBe(201);
    const [skill] = await visitor.ok('searchSkills', { query: { query: name } });
    const { status, type, bytes } = await download(skill?.photo ?? '');
    expect([status, type.split('/')[0], isPicture(bytes)]).toEqual([200, 'image', true]);
  });
});

describe('setEventCover, removeEventCover', () => {
  const cover = async (member: Member, eventId: string) => (await eventFor(member, eventId)).cover ?? '';
  const set = (member: Member, eventId: string, photo: Blob) =>
    member.api.status('setEventCover', { path: { eventId }, form: { photo } });

  addition('show the host’s picture to all, and take it away again, for the host alone', async () => {
    const eventId = await hostEvent(ann);
    expect(await cover(ben, eventId)).toBe('');
    expect(await set(ben, eventId, picture())).toBe(403);
    expect(await visitor.status('setEventCover', { path: { eventId }, form: { photo: picture() } })).toBe(401);
    expect(await set(ann, eventId, file('Not a picture at all.', 'cover.png', 'image/png'))).toBe(415);
    expect(await set(ann, eventId, picture())).toBe(200);
    const address = await cover(ben, eventId);
    const { status, type, bytes } = await download(address);
    expect([status, type.split('/')[0], isPicture(bytes)]).toEqual([200, 'image', true]);
    expect(await ben.api.status('removeEventCover', { path: { eventId } })).toBe(403);
    expect(await visitor.status('removeEventCover', { path: { eventId } })).toBe(401);
    expect(await cover(ben, eventId)).toBe(address);
    expect(await ann.api.status('removeEventCover', { path: { eventId } })).toBe(200);
    expect(await cover(ben, eventId)).toBe('');
  });

  addition('are for an event to come', async () => {
    const eventId = await hostEvent(ann);
    await ann.api.ok('deleteEvent', { path: { eventId } });
    expect(await set(ann, eventId, picture())).toBe(409);
    expect(await ann.api.status('removeEventCover', { path: { eventId } })).toBe(409);
    const absent = absentId(eventId);
    expect(await set(ann, absent, picture())).toBe(404);
    expect(await ann.api.status('removeEventCover', { path: { eventId: absent } })).toBe(404);
  });
});

describe('getImage', () => {
  test('is found at its address, and 404 at an address without a picture', async () => {
    await upload(ann, picture());
    const photo = new URL(await photoOf(ann), inject('backendUrl'));
    photo.pathname = photo.pathname.replace(/[\da-f]/g, (digit) => (digit === '0' ? '1' : '0'));
    expect((await download(photo.href)).status).toBe(404);
  });
});
