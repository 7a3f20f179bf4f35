import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/** Creates two members and an upcoming session. */
async function planned(hours = 5) {
  const [ann, ben, cay] = await enrol(server, 'Ann', 'Ben', 'Cay');
  const { _id } = await holdSession(server, ann, ben, hours);
  const path = { sessionId: _id };
  const save = (member: typeof ann, text: string, version: number) =>
    member.api.call('saveSessionNotes', { path, body: { text, version } });
  const read = async (member: typeof ann) => (await member.api.ok('getSession', { path })).session;
  return { ann, ben, cay, path, save, read };
}

describe('notes of a session', () => {
  test('are empty at first, and readable by both after the first save', async () => {
    const { ann, ben, save, read } = await planned();
    expect((await read(ben)).notes).toEqual({ text: '', version: 0 });
    expect((await save(ann, 'Bring rye flour.', 0)).body).toMatchObject({ success: true, notes: { version: 1 } });
    const { notes, version } = await read(ben);
    expect(notes).toEqual({
      text: 'Bring rye flour.',
      version: 1,
      updatedAt: server.clock.now().toISOString(),
      updatedBy: ann.id,
    });
    expect(version).toBe(0);
    expect((await save(ben, '', 1)).status).toBe(200);
    expect((await read(ann)).notes).toMatchObject({ text: '', version: 2, updatedBy: ben.id });
  });

  test('reject a save of an older version with the current notes', async () => {
    const { ann, ben, save, read } = await planned();
    await save(ann, 'From Ann.', 0);
    for (const version of [0, 7]) {
      const late = await save(ben, 'From Ben.', version);
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ code: 'changed_meanwhile', notes: { text: 'From Ann.', version: 1 } });
    }
    // The response to a save was lost, and it is sent again.
    expect((await save(ann, 'From Ann.', 0)).body).toMatchObject({ notes: { version: 1 } });
    expect((await read(ben)).notes?.text).toBe('From Ann.');
  });

  test('are saved once when both write at the same moment', async () => {
    const { ann, ben, save } = await planned();
    const answers = await Promise.all([save(ann, 'From Ann.', 0), save(ben, 'From Ben.', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('have at most 2000 characters', async () => {
    const { ann, save } = await planned();
    expect((await save(ann, 'x'.repeat(2001), 0)).body).toMatchObject({ code: 'invalid_input', field: 'text' });
    expect((await save(ann, 'ü'.repeat(2000), 0)).status).toBe(200);
  });

  test('stay writable after the session, and are closed after a cancellation', async () => {
    const { ann, path, save, read } = await planned(-1);
    expect((await save(ann, 'Next: knitting.', 0)).status).toBe(200);
    const second = await planned();
    await second.save(second.ann, 'See you.', 0);
    await second.ben.api.ok('cancelSession', { path: second.path });
    expect((await second.save(second.ann, 'Why?', 1)).body).toMatchObject({ code: 'session_canceled' });
    expect((await second.read(second.ben)).notes?.text).toBe('See you.');
    expect((await read(ann)).notes?.text).toBe('Next: knitting.');
    expect(path.sessionId).not.toBe(second.path.sessionId);
  });
});
