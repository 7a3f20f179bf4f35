import type { SavedEventDraft } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';

const maxDrafts = 20;

/** The signed-in member's drafts of events, the last changed first. */
export const eventDrafts = perStory((): SavedEventDraft[] => []);

export function makeEventDraft(overrides: Partial<SavedEventDraft> = {}, index = 0): SavedEventDraft {
  return {
    _id: `draft-${index}`,
    content: { title: 'Sketchbook hour', skills: ['Charcoal'], date: '2027-01-29', start_time: '15:00' },
    createdAt: instant(-1),
    changedAt: instant(0),
    version: crypto.randomUUID(),
    ...overrides,
  };
}

export const tooManyDrafts = errorBody('You have 20 drafts. Delete one to save another.');

const overtaken = errorBody(
  'This draft has changed since you opened it. Your changes are still here: save again to replace the others.',
);

const draftNotFound = errorBody('Draft not found.');

export const eventDraftHandlers = (http: Http) => ({
  listEventDrafts: http.get('/api/events/drafts', ({ response }) =>
    response(200).json({ success: true, drafts: eventDrafts() }),
  ),

  saveEventDraft: http.put('/api/events/drafts/{draftId}', async ({ params, request, response }) => {
    const all = eventDrafts();
    const { version, ...content } = await request.json();
    const saved = all.find(({ _id }) => _id === params.draftId);
    if (saved !== undefined && version !== undefined && version !== saved.version)
      return response(409).json({ ...overtaken, code: 'changed_meanwhile', draft: saved });
    const known = takeDraft(params.draftId);
    if (known === undefined && all.length >= maxDrafts) return response(409).json(tooManyDrafts);
    const draft = {
      ...(known ?? makeEventDraft({ _id: params.draftId })),
      content,
      changedAt: instant(0),
      version: crypto.randomUUID(),
    };
    all.unshift(draft);
    return response(200).json({ success: true, message: 'Draft saved', draft });
  }),

  deleteEventDraft: http.delete('/api/events/drafts/{draftId}', ({ params, response }) =>
    takeDraft(params.draftId) === undefined ? response(404).json(draftNotFound) : response(200).json({ success: true }),
  ),
});

/** Removes a draft and returns it; undefined without one. */
export function takeDraft(id: string): SavedEventDraft | undefined {
  const all = eventDrafts();
  const index = all.findIndex(({ _id }) => _id === id);
  return index === -1 ? undefined : all.splice(index, 1)[0];
}
