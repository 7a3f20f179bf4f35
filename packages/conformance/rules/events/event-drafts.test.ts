import { randomUUID } from 'node:crypto';
import type { EventDraft } from '@skill-exchange/api-client/types';
import { describe, expect } from 'vitest';
import { addition, skipWhereUnconfirmed } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { eventFields, utc } from '../../src/things.ts';

const save = ({ api }: Member, draftId: string, content: EventDraft) =>
  api.outcome('saveEventDraft', { path: { draftId }, body: content });
const draftsOf = async ({ api }: Member) => (await api.ok('listEventDrafts')).drafts;
const titlesOf = async (member: Member) => (await draftsOf(member)).map(({ content }) => content.title);

describe('saveEventDraft', () => {
  addition('stores every field as it was typed, only for its member', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const draftId = randomUUID();
    const content: EventDraft = {
      title: ' ',
      description: uniqueWord(),
      skills: [uniqueWord(), 'Baking'],
      date: '2020-02-29',
      start_time: '23:30',
      end_time: '01:00',
      endsNextDay: true,
      link: 'no link yet',
      max_participants: 7,
      hasWaitlist: false,
      language: 'pt',
      autoApprove: true,
      signUpsCloseMinutes: 60,
      repeat: { every: 'month', dates: 3 },
    };
    const { draft } = await ann.api.ok('saveEventDraft', { path: { draftId }, body: content });
    expect(draft).toMatchObject({ _id: draftId, content });
    expect(utc(draft.changedAt)).toBe(utc(draft.createdAt));
    expect(await draftsOf(ann)).toEqual([draft]);
    expect(await draftsOf(ben)).toEqual([]);
    expect(await save(ben, draftId, { title: 'Mine' })).toEqual([404, 'draft_not_found']);
    expect(await draftsOf(ann)).toEqual([draft]);
    expect(await visitor.status('listEventDrafts')).toBe(401);
    expect(await visitor.status('saveEventDraft', { path: { draftId }, body: {} })).toBe(401);
  });

  addition('replaces a draft, and lists the last changed first', async () => {
    const ann = await newMember('Ann');
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await save(ann, first, { title: 'First', description: 'Gone later' })).toEqual([200]);
    expect(await save(ann, second, { title: 'Second' })).toEqual([200]);
    expect(await titlesOf(ann)).toEqual(['Second', 'First']);
    const [, before] = await draftsOf(ann);
    const again = { title: 'First again', repeat: { every: 'week', until: '2027-06-30' } } as const;
    for (const _twice of [1, 2]) expect(await save(ann, first, again)).toEqual([200]);
    const drafts = await draftsOf(ann);
    expect(drafts.map(({ content }) => content)).toEqual([again, { title: 'Second' }]);
    expect(drafts[0]).toMatchObject({ _id: first, createdAt: before?.createdAt });
    expect(utc(drafts[0]?.changedAt)).toBeGreaterThan(utc(before?.changedAt));
  });

  addition('replaces no draft that has changed since the version that the caller has read', async () => {
    const ann = await newMember('Ann');
    const path = { draftId: randomUUID() };
    const body = { title: 'First', repeat: { every: 'week', dates: 3 } } as const;
    const { draft: first } = await ann.api.ok('saveEventDraft', { path, body });
    const { draft: second } = await ann.api.ok('saveEventDraft', { path, body: { ...body, title: 'Second' } });
    expect(second.version).not.toBe(first.version);
    const third = { ...body, title: 'Third', version: first.version ?? '' };
    expect(await ann.api.call('saveEventDraft', { path, body: third })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', draft: second },
    });
    expect(await draftsOf(ann)).toEqual([second]);
    // A response that did not arrive.
    const retry = { ...body, title: 'Second', version: first.version ?? '' };
    expect(await ann.api.outcome('saveEventDraft', { path, body: retry })).toEqual([200]);
    const saved = await ann.api.ok('saveEventDraft', { path, body: { ...third, version: second.version ?? '' } });
    expect(saved.draft.content).toEqual({ ...body, title: 'Third' });
    await ann.api.ok('deleteEventDraft', { path });
    expect(await ann.api.outcome('saveEventDraft', { path, body: third })).toEqual([200]);
  });

  addition('stores at most 20, and nothing under an id that is no UUID or with too long a text', async () => {
    const ann = await newMember('Ann');
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) expect(await save(ann, id, {})).toEqual([200]);
    expect(await save(ann, randomUUID(), {})).toEqual([409, 'too_many_drafts']);
    expect(await save(ann, ids[0] ?? '', { title: 'Changed' })).toEqual([200]);
    expect(await draftsOf(ann)).toHaveLength(20);
    expect(await save(ann, 'draft', {})).toEqual([404, 'draft_not_found']);
    for (const wrong of [
      { title: 'a'.repeat(121) },
      { description: 'a'.repeat(4001) },
      { link: 'a'.repeat(2049) },
      { skills: ['a'.repeat(61)] },
      { skills: Array.from({ length: 31 }, () => 'a') },
      { start_time: '25:00' },
      { max_participants: 0 },
      { repeat: { every: 'day' } },
      { repeat: { every: 'week', until: 'in June' } },
    ])
      expect(await save(ann, ids[0] ?? '', wrong as EventDraft), JSON.stringify(wrong)).toEqual([400, 'invalid_input']);
    expect(await titlesOf(ann)).toContain('Changed');
  });
});

describe('deleteEventDraft', () => {
  addition('is only for the member of the draft', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const path = { draftId: randomUUID() };
    await save(ann, randomUUID(), { title: 'Another' });
    await save(ann, path.draftId, { title: 'Mine' });
    expect(await ben.api.outcome('deleteEventDraft', { path })).toEqual([404, 'draft_not_found']);
    expect(await ann.api.status('deleteEventDraft', { path: { draftId: randomUUID() } })).toBe(404);
    expect(await visitor.status('deleteEventDraft', { path })).toBe(401);
    await ann.api.ok('deleteEventDraft', { path });
    expect(await ann.api.status('deleteEventDraft', { path })).toBe(404);
    expect(await titlesOf(ann)).toEqual(['Another']);
  });
});

describe('createEvent', () => {
  addition('deletes the draft that the event was, and no other', async (context) => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const [draftId, foreign] = [randomUUID(), randomUUID()];
    await save(ann, draftId, { title: 'Mine' });
    await save(ann, randomUUID(), { title: 'Another' });
    await save(ben, foreign, { title: 'Of Ben' });
    const wrong = { ...eventFields(48, { max_participants: 0 }), draftId };
    expect(await ann.api.status('createEvent', { body: wrong })).toBe(400);
    expect(await titlesOf(ann)).toEqual(['Another', 'Mine']);
    const created = await ann.api.call('createEvent', { body: { ...eventFields(), draftId } });
    skipWhereUnconfirmed(context, created);
    expect(created.status).toBe(201);
    expect(await titlesOf(ann)).toEqual(['Another']);
    for (const unknown of [draftId, foreign, 'draft'])
      expect(await ann.api.status('createEvent', { body: { ...eventFields(), draftId: unknown } })).toBe(201);
    expect(await titlesOf(ben)).toEqual(['Of Ben']);
  });
});
