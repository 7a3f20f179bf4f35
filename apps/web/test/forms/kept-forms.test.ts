import { describe, expect, it } from 'vitest';
import { readProfileDraft } from '../../src/features/profile/profile-draft.ts';
import { readSessionDraft } from '../../src/features/sessions/planner/session-draft.ts';

const junk = [null, undefined, 7, 'text', [], {}, { sessionId: 3 }, { name: 'Ada' }];

describe('a session form from storage', () => {
  const fields = {
    date: '2026-12-24',
    time: '19:00',
    length: '90',
    link: 'https://meet.example.org',
    mine: [{ _id: 's1', name: 'Chess' }],
    theirs: [{ name: 'Kites' }],
  };

  it('is what was stored', () => {
    const kept = { sessionId: 'a', fields };
    expect(readSessionDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('drops invalid values', () => {
    const kept = {
      sessionId: 'a',
      fields: { ...fields, mine: [1], theirs: 'x' },
    };
    expect(readSessionDraft(kept)).toEqual({
      sessionId: 'a',
      fields: { ...fields, mine: [], theirs: [] },
    });
  });

  it('has no length if it is older than lengths', () => {
    const { length: _length, ...before } = fields;
    expect(readSessionDraft({ sessionId: 'a', fields: before })?.fields?.length).toBe('');
  });

  it.each(junk)('is missing for %j', (stored) => {
    expect(readSessionDraft(stored)).toBeUndefined();
  });
});

describe('a profile form from storage', () => {
  it('is what was stored, without the photo', () => {
    const kept = { name: 'Ada', about: '', offered: [{ name: 'Chess' }], requested: [] };
    expect(readProfileDraft({ ...kept, photo: {} })).toEqual(kept);
  });

  it.each(junk)('is missing for %j', (stored) => {
    expect(readProfileDraft(stored)).toBeUndefined();
  });
});
