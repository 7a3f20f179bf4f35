import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import type { TestCall } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const unseen = 'has an invisible character; type it again without it';
const password = 'correct horse battery';

type Place = (text: string, member: TestMember, other: TestMember) => [OperationId, TestCall];

const account = { name: 'Jonas', email: 'jonas@example.org', password };
const event = (fields: object): TestCall => ({
  body: {
    title: 't',
    description: 'd',
    date: server.clock.inHours(24),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25),
    max_participants: 3,
    ...fields,
  },
});
const profile = (member: TestMember, fields: Record<string, string>): TestCall => ({
  path: { userId: member.id },
  form: pictureForm(fields),
});

/** Every field that accepts a text of one line, in JSON and in forms. */
const lines: Record<string, Place> = {
  'name of a new member': (name) => ['signUp', { body: { ...account, name } }],
  'skillsOffered.1 of a new member': (text) => ['signUp', { body: { ...account, skillsOffered: ['Baking', text] } }],
  'skillsRequested.0 of a new member': (text) => ['signUp', { body: { ...account, skillsRequested: [text] } }],
  'name of a profile': (name, member) => ['editUser', profile(member, { name })],
  'skillsOffered.0 of a profile': (text, member) => [
    'editUser',
    profile(member, { skillsOffered: JSON.stringify([text]) }),
  ],
  'skillsRequested.0 of a profile': (text, member) => [
    'editUser',
    profile(member, { skillsRequested: JSON.stringify([text]) }),
  ],
  'name of a new skill': (name) => ['addSkill', { form: pictureForm({ name, desc: 'All about it, and more' }) }],
  'title of an event': (title) => ['createEvent', event({ title })],
  'skills.0 of an event': (text) => ['createEvent', event({ skills: [text] })],
};

const links: Record<string, Place> = {
  'link of an event': (link) => ['createEvent', event({ link })],
  'link of a session': (link, _, other) => [
    'createSession',
    { body: { date: server.clock.inHours(24), userTwo: other.id, link } },
  ],
};

async function messageFor(place: Place | undefined, text: string): Promise<string> {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const [id, call] = place?.(text, ann, ben) ?? ['getHealth', {}];
  return await (id === 'signUp' ? server.visitor : ann.api).errorOf(id, 400, call);
}

describe('texts of one line have no invisible or misleading characters', () => {
  test.each(Object.keys(lines))('%s', async (where) => {
    const [field] = where.split(' ');
    const [top] = field?.split('.') ?? [];
    for (const text of ['Jonas\u200b', '\u202eJonas', 'Jo\u2060nas', 'Jonas\u{e0041}', 'Jon\u3164as']) {
      expect(await messageFor(lines[where], text), JSON.stringify(text)).toBe(`${field}: ${unseen}`);
    }
    expect(await messageFor(lines[where], 'Jonas\nHost')).toBe(`${field}: must be on one line`);
    expect(await messageFor(lines[where], `J${'\u0301'.repeat(30)}`)).toContain('accents');
    // Nothing visible: blank, or not a name.
    for (const blank of ['\u3164\u3164\u3164', '\u200b\u200b\u200b', '\u2800\u2800']) {
      expect(await messageFor(lines[where], blank)).toMatch(
        new RegExp(`^${top}(\\.\\d)?: (must (not )?be|has an invisible)`),
      );
    }
  });

  test.each(Object.keys(lines).filter((where) => !where.startsWith('title')))(
    '%s is of one alphabet a word',
    async (where) => {
      const [field] = where.split(' ');
      expect(await messageFor(lines[where], 'Jаvа')).toBe(
        `${field}: mixes two alphabets in one word; type each word in one`,
      );
    },
  );

  test.each(Object.keys(links))('%s', async (where) => {
    expect(await messageFor(links[where], 'https://trusted@evil.example')).toContain('link: names a user');
    expect(await messageFor(links[where], 'https://example.org/\u202egpj.exe')).toBe(`link: ${unseen}`);
    expect(await messageFor(links[where], 'https://exam\u200bple.org')).toBe(`link: ${unseen}`);
  });

  test('also when they are edited', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, ann);
    const { _id: sessionId } = await holdSession(server, ann, ben, 24);
    const link = 'https://trusted@evil.example';
    const update = { path: { eventId }, body: { start_time, end_time, link } };
    expect(await ann.api.errorOf('updateEvent', 400, update)).toContain('link: names a user');
    const edit = { path: { sessionId }, body: { link } };
    expect(await ann.api.errorOf('editSession', 400, edit)).toContain('link: names a user');
  });
});

test('names and skills are stored in one normal form', async () => {
  const [ann] = await enrol(server, 'Ann');
  const edit = (skills: string[]) =>
    ann.api.ok('editUser', profile(ann, { name: 'Ine\u0302s\u00a0\u00a0C.', skillsOffered: JSON.stringify(skills) }));
  const { user } = await edit(['Crème', 'Cre\u0300me', 'Ｊａｖａ', 'java', '❤️ care', '❤ care']);
  expect(user.name).toBe('In\u00eas C.');
  expect(user.skillsOffered).toEqual(['Crème', 'Ｊａｖａ', '❤️ care']);
  const found = await server.visitor.ok('searchSkills', { query: { query: 'Java' } });
  expect(found.map(({ name }) => name)).toEqual(['Ｊａｖａ']);
});

describe('longer texts', () => {
  const blanks = ['\u200b\u2060', '\u3164', '\u2800', '\u202e', '\u00ad \n'];

  test('keep their lines and directions, and are not blank', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId } = await holdSession(server, ann, ben, -1);
    const { _id: reviewId } = await giveReview(ann, ben, sessionId, 5);
    const text = 'First.\n\u2067שלום\u2069 and\u200b on';
    await ann.api.ok('editReview', { path: { reviewId }, body: { comment: text } });
    expect((await ann.api.ok('listGivenReviews')).reviews).toMatchObject([{ comment: text }]);
    for (const blank of blanks) {
      const comment = { path: { reviewId }, body: { comment: blank } };
      expect(await ann.api.errorOf('editReview', 400, comment)).toBe('comment: must not be blank');
      const report = { body: { reason: blank, reportedUser: ben.id } };
      expect(await ann.api.errorOf('reportUser', 400, report)).toBe('reason: must not be blank');
      const message = { body: { senderId: ann.id, receiverId: ben.id, text: blank } };
      expect(await ann.chat.errorOf('sendMessage', 400, message)).toBe('text: must not be blank');
      const hosted = event({ description: blank });
      expect(await ann.api.errorOf('createEvent', 400, hosted)).toBe('description: must not be blank');
    }
  });
});
