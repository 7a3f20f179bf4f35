import { holdsWords } from '@skill-exchange/api-client/fold-text';
import { lineProblem, nameProblem, tidyLine } from '@skill-exchange/api-client/plain-text';
import { describe, expect, test } from 'vitest';
import { naughtyTexts } from '../../../../scripts/lib/naughty-texts.ts';
import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf, operationIds, resolved, type Schema } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent, say } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import type { TestCall } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

test('the texts fit every field, without duplicates', () => {
  expect(naughtyTexts.filter((text) => [...text].length > 60)).toEqual([]);
  expect(new Set(naughtyTexts.map((text) => text.toLowerCase())).size).toBe(naughtyTexts.length);
});

/** Texts that are valid names, and titles. */
const names = naughtyTexts.filter((text) => nameProblem(text) === undefined);
const titles = naughtyTexts.filter((text) => lineProblem(text) === undefined);

describe('a text of any kind comes back as it was sent', () => {
  test('as a name and a skill, composed and with single spaces, or is rejected', async () => {
    const [ann] = await enrol(server, 'Ann');
    const edit = (name: string) => ({
      path: { userId: ann.id },
      form: pictureForm({ name, skillsOffered: JSON.stringify([name]) }),
    });
    for (const name of names) {
      const { user } = await ann.api.ok('editUser', edit(name));
      expect(user).toMatchObject({ name: tidyLine(name), skillsOffered: [tidyLine(name)] });
    }
    const rejected = naughtyTexts.filter((text) => !names.includes(text));
    expect(rejected.length).toBeGreaterThan(4);
    for (const name of rejected) {
      expect(await ann.api.errorOf('editUser', 400, edit(name))).toContain(`${nameProblem(name)}`);
    }
    // Named again, it is the same skill.
    const { count } = await server.database.db
      .selectFrom('skills')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(names.length);
  });

  test('as an about text, a review, a report and a message', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: session } = await holdSession(server, ann, ben, -1);
    const { _id: reviewId } = await giveReview(ann, ben, session, 3);
    for (const text of naughtyTexts) {
      const form = pictureForm({ about: text });
      const { user } = await ann.api.ok('editUser', { path: { userId: ann.id }, form });
      // A form sends every line break as two characters, so the original is unknown.
      expect(user.about).toBe(text.replaceAll('\r\n', '\n'));
      await ann.api.ok('editReview', { path: { reviewId }, body: { comment: text } });
      const { reviews } = await server.visitor.ok('listUserReviews', { path: { userId: ben.id } });
      expect(reviews.map(({ comment }) => comment)).toEqual([text]);
      expect((await say(ann, ben, text)).text).toBe(text);
      const [target] = await enrol(server, 'Cyn');
      await ann.api.ok('reportUser', { body: { reason: text, reportedUser: target.id } });
    }
    const reasons = await server.database.db.selectFrom('reports').select('reason').execute();
    expect(reasons.map(({ reason }) => reason).sort()).toEqual(naughtyTexts.toSorted());
  });

  test('as an event, with a title on one line', async () => {
    const [ann] = await enrol(server, 'Ann');
    for (const title of titles) {
      const event = await hostEvent(server, ann, { title, description: title });
      expect(event).toMatchObject({ title: tidyLine(title), description: title });
    }
  });
});

test('a search takes every text literally', async () => {
  await enrol(server, ...naughtyTexts);
  for (const text of naughtyTexts) {
    const { users } = await server.visitor.ok('listUsers', { query: { name: text } });
    const holding = naughtyTexts.filter((name) => holdsWords([name], text));
    expect(users.map(({ name }) => name).sort(), text).toEqual(holding.toSorted());
  }
});

test('a text of a megabyte is rejected in every field and not stored', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const long = 'x'.repeat(1024 * 1024);
  let fields = 0;
  for (const id of operationIds) {
    const inPath = inputsOf(id).parameters.filter((one) => one.in === 'path');
    const path = Object.fromEntries(inPath.map(({ name }) => [name, ann.id]));
    for (const name of textFieldsOf(id)) {
      const { status, body } = await ann.api.call(id, { path, ...callWith(id, name, long) });
      // An id of that length is not found, like any other invalid one.
      expect([400, 401, 403, 404, 413], `${id} ${name}`).toContain(status);
      expect(JSON.stringify(body).length).toBeLessThan(300);
      fields += 1;
    }
  }
  expect(fields).toBeGreaterThan(35);
  const { users } = await ben.api.ok('listUsers');
  expect(users.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben']);
});

/** Returns the fields of an operation's body that accept text, alone or in a list. */
function textFieldsOf(id: OperationId): string[] {
  const takesText = (field: Schema): boolean => {
    const { type, items, anyOf = [] } = resolved(field);
    if (items !== undefined) return takesText(items);
    return [type].flat().includes('string') || anyOf.some(takesText);
  };
  const { properties = {} } = inputsOf(id).body?.schema ?? {};
  return Object.keys(properties).filter((name) => name !== 'photo' && takesText(properties[name] ?? {}));
}

function callWith(id: OperationId, name: string, text: string): TestCall {
  const { body } = inputsOf(id);
  if (body?.type !== 'application/json') return { form: pictureForm({ [name]: text }) };
  const isList = Array.isArray(body.example[name]);
  return { body: { ...body.example, [name]: isList ? [text] : text } };
}
