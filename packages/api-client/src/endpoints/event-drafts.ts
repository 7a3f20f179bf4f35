import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { EventDraft, SavedEventDraft } from '../types.ts';
import type { Gate } from './gate.ts';

const eventDraftKeys = {
  list: () => ['event-drafts', 'list'] as const,
};

/** The caller's drafts of new events, the last changed first; at most 20. */
export function eventDraftsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventDraftKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/events/drafts', { signal })).data.drafts,
  });
}

export const useEventDrafts = (gate: Gate = {}) => useQuery({ ...eventDraftsQuery(useApi()), ...gate });

/** A draft to save under an id that the caller makes, a UUID. */
export interface EventDraftToSave {
  readonly draftId: string;
  readonly content: EventDraft;
  /** The version of the saved draft that the form began with. */
  readonly version?: string | undefined;
}

/**
 * Saves a draft, or replaces the one with this id. 409 if the caller has 20 others, and 409 `changed_meanwhile` if it has
 * changed since `version`.
 */
export function saveEventDraftMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['event-drafts', 'save'],
    mutationFn: async ({ draftId, content, version }: EventDraftToSave) => {
      const params = { path: { draftId } };
      return bodyOf(
        await api.PUT('/api/events/drafts/{draftId}', {
          params,
          body: { ...content, ...(version !== undefined && { version }) },
        }),
      ).draft;
    },
    onSuccess: (draft, _input, _before, { client }) => {
      client.setQueryData<SavedEventDraft[]>(
        eventDraftKeys.list(),
        (drafts) => drafts && [draft, ...drafts.filter(({ _id }) => _id !== draft._id)],
      );
      refresh(client, 'event-drafts');
    },
    onError: refreshIfRejected('event-drafts'),
  });
}

export const useSaveEventDraft = () => useMutation(saveEventDraftMutation(useApi()));

/** Deletes a draft, which leaves the list at once. 404 if it does not exist. */
export function deleteEventDraftMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['event-drafts', 'delete'],
    mutationFn: async (draftId: string) => {
      await api.DELETE('/api/events/drafts/{draftId}', { params: { path: { draftId } } });
    },
    onSuccess: (_answer, draftId, _before, { client }) => {
      client.setQueryData<SavedEventDraft[]>(eventDraftKeys.list(), (drafts) =>
        drafts?.filter(({ _id }) => _id !== draftId),
      );
      refresh(client, 'event-drafts');
    },
    onError: refreshIfRejected('event-drafts'),
  });
}

export const useDeleteEventDraft = () => useMutation(deleteEventDraftMutation(useApi()));
