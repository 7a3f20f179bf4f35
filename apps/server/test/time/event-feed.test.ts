import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ siteUrl: 'https://swap.example.org' });

const read = (query: { host?: string; skill?: string }, headers: Record<string, string> = {}) =>
  server.visitor.call('readEventFeed', { query, headers });
const itemsOf = async (query: { host?: string; skill?: string }) => readIcs((await read(query)).bytes.toString()).items;
const titlesOf = async (query: { host?: string; skill?: string }) =>
  (await itemsOf(query)).map(({ summary }) => summary);

async function suspend({ id: member_id }: TestMember) {
  const { db } = server.database;
  const at = server.clock.now();
  const closed = { kind: 'member', target_id: member_id, member_id, opened_at: at, closed_at: at } as const;
  const { id: case_id } = await db.insertInto('cases').values(closed).returning('id').executeTakeFirstOrThrow();
  const action = { case_id, member_id, kind: 'suspend', reason: 'Spam.', created_at: at } as const;
  await db.insertInto('actions').values(action).execute();
}

describe('a feed of events', () => {
  test('has those of a host or a skill, soonest first, without their meeting links', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const later = { start_time: server.clock.inHours(80), end_time: server.clock.inHours(81) };
    const second = await hostEvent(server, ana, { title: 'Rye', skills: ['Bread'], date: later.start_time, ...later });
    const first = await hostEvent(server, ana, { title: 'Tea', skills: ['Tea'] });
    await hostEvent(server, ben, { title: 'Pizza', skills: ['bread'] });
    await letIn(ana, ben, first._id);
    expect(await titlesOf({ host: ana.id })).toEqual(['Tea', 'Rye']);
    expect(await titlesOf({ skill: ' BREAD ' })).toEqual(['Pizza', 'Rye']);
    expect(await titlesOf({ host: ana.id, skill: 'Bread' })).toEqual(['Rye']);
    expect(await titlesOf({})).toEqual(expect.arrayContaining(['Pizza', 'Rye', 'Tea']));
    const { bytes } = await read({ host: ana.id });
    expect(bytes.toString()).toContain('X-WR-CALNAME:Skill Exchange: Ana');
    expect(second.link).toMatch(/^https/);
    expect(bytes.toString().replaceAll(/\r\n /g, '')).not.toContain(second.link);
    expect((await itemsOf({ skill: 'Bread' }))[1]).toMatchObject({
      uid: `${second._id}@swap.example.org`,
      location: null,
      description: `${second.description}\n\nhttps://swap.example.org/events/${second._id}`,
    });
  });

  test('has the catalog’s name of a skill, and is empty for a text that names none', async () => {
    const [ana] = await enrol(server, 'Ana');
    await hostEvent(server, ana, { skills: ['Bread'] });
    const named = await read({ skill: ' BREAD ' });
    expect(named.bytes.toString()).toContain('\r\nX-WR-CALNAME:Skill Exchange: Bread\r\n');
    for (const skill of ['Bread\r\nBEGIN:VEVENT', 'Bread\rX: y', 'Bread\u2028X: y', 'Brexit']) {
      const { status, bytes } = await read({ skill });
      expect(status).toBe(200);
      expect(bytes.toString()).not.toMatch(/Bread|Brexit|VEVENT/);
    }
  });

  test('has no event that was canceled or hidden, is over or more than a year ahead', async () => {
    const [ana] = await enrol(server, 'Ana');
    const [canceled, hidden] = [await hostEvent(server, ana), await hostEvent(server, ana)];
    await hostEvent(server, ana, { title: 'Soon' });
    const far = { start_time: server.clock.inHours(367 * 24), end_time: server.clock.inHours(367 * 24 + 1) };
    await hostEvent(server, ana, { ...far, date: far.start_time });
    await ana.api.ok('deleteEvent', { path: { eventId: canceled._id } });
    const hidden_at = server.clock.now();
    await server.database.db.updateTable('events').set({ hidden_at }).where('id', '=', hidden._id).execute();
    expect(await titlesOf({ host: ana.id })).toEqual(['Soon']);
    server.clock.set(server.clock.inHours(30));
    expect(await titlesOf({ host: ana.id })).toHaveLength(1);
    expect(await titlesOf({ host: ana.id })).not.toContain('Soon');
  });

  test('is empty for a suspended host and for one who does not exist', async () => {
    const [ana] = await enrol(server, 'Ana');
    await hostEvent(server, ana, { skills: ['Cheese'] });
    await suspend(ana);
    for (const query of [{ host: ana.id }, { skill: 'Cheese' }, { host: 'nobody' }, { host: crypto.randomUUID() }])
      expect(await titlesOf(query)).toEqual([]);
  });

  test('is the same for everybody, also for a member with a log-in', async () => {
    const [ana] = await enrol(server, 'Ana');
    await hostEvent(server, ana);
    const own = await ana.api.call('readEventFeed', { query: { host: ana.id } });
    const { bytes, headers } = await read({ host: ana.id });
    expect(own.bytes.toString()).toBe(bytes.toString());
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  });
});
