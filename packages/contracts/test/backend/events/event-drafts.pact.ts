import {
  deleteEventDraftMutation,
  eventDraftsQuery,
  saveEventDraftMutation,
} from '@skill-exchange/api-client/event-drafts';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { exactly, instant, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const saved = given('a draft of an event');
const someId = '2d4f6a80-9c1e-4b3d-8f57-0a2c4e6b8d91';
const draft = {
  _id: text(someId),
  content: { title: exactly('Sourdough') },
  createdAt: instant('2026-11-20T10:00:00.000Z'),
  changedAt: instant('2026-11-20T12:00:00.000Z'),
};

answers('listEventDrafts', 'my drafts of events', {
  given: saved,
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(eventDraftsQuery(api)),
  status: 200,
  body: { success: exactly(true), drafts: someOf(draft) },
  gives: (drafts) => expect(drafts).toMatchObject([{ content: { title: 'Sourdough' } }]),
});

/** Everything but the title may be missing; a time needs no day. */
const content = {
  title: 'Rye, from scratch',
  skills: ['Baking'],
  start_time: '19:00',
  endsNextDay: true,
  max_participants: 4,
  repeat: { every: 'week', dates: 4 },
} as const;
const shown = {
  title: exactly(content.title),
  skills: [exactly('Baking')],
  start_time: exactly('19:00'),
  endsNextDay: exactly(true),
  max_participants: exactly(4),
  repeat: { every: exactly('week'), dates: exactly(4) },
};

const toSave = { ...content, skills: [...content.skills] };

answers('saveEventDraft', 'a new draft', {
  given: saved,
  request: ({ freshId }) => ({ path: { draftId: freshId }, body: toSave }),
  send: (api, { freshId }) => mutate(saveEventDraftMutation(api), { draftId: freshId, content: toSave }),
  status: 200,
  body: { success: exactly(true), draft: { ...draft, content: shown } },
  gives: (stored) => expect(stored).toMatchObject({ content }),
});

answers('saveEventDraft', 'a changed draft', {
  given: saved,
  request: ({ draftId }) => ({ path: { draftId }, body: toSave }),
  send: (api, { draftId }) => mutate(saveEventDraftMutation(api), { draftId, content: toSave }),
  status: 200,
  body: { success: exactly(true), draft: { ...draft, content: shown } },
});

answers('deleteEventDraft', 'a draft to be deleted', {
  given: saved,
  request: ({ draftId }) => ({ path: { draftId } }),
  send: (api, { draftId }) => mutate(deleteEventDraftMutation(api), draftId),
  status: 200,
  body: { success: exactly(true) },
});
