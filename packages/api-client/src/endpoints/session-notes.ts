import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { isApiError } from '../errors.ts';
import { useApi } from '../provider.ts';
import { refreshIfRejected } from '../refresh.ts';
import type { NewSessionNotes, Session, SessionNotes } from '../types.ts';
import { sessionQuery } from './sessions.ts';

/**
 * Saves the notes that both members of a session see. Rejected with 409 `changed_meanwhile` when the other member has
 * saved since `version`: `currentNotesIn` reads their text from the error, and the cached session has it as well.
 */
export function saveSessionNotesMutation(api: ApiClient, sessionId: string) {
  const { queryKey } = sessionQuery(api, sessionId);
  const withNotes = (notes: SessionNotes) => (session: Session | undefined) => session && { ...session, notes };
  return mutationOptions({
    mutationKey: ['sessions', 'notes', sessionId],
    // One save at a time: each names the version that the previous one returned.
    scope: { id: `session-notes ${sessionId}` },
    mutationFn: async (body: NewSessionNotes) => {
      const path = { sessionId };
      return bodyOf(await api.PUT('/api/sessions/{sessionId}/notes', { params: { path }, body })).notes;
    },
    onSuccess: (notes, _body, _before, { client }) => {
      client.setQueryData(queryKey, withNotes(notes));
    },
    onError: (error, body, before, context) => {
      const notes = currentNotesIn(error);
      if (notes) context.client.setQueryData(queryKey, withNotes(notes));
      else refreshIfRejected('sessions')(error, body, before, context);
    },
  });
}

export const useSaveSessionNotes = (sessionId: string) => useMutation(saveSessionNotesMutation(useApi(), sessionId));

/** Returns the current notes from the error of a rejected save. */
export function currentNotesIn(error: unknown): SessionNotes | undefined {
  if (!isApiError(error, 409) || error.code !== 'changed_meanwhile') return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('notes' in body)) return undefined;
  return isNotes(body.notes) ? body.notes : undefined;
}

function isNotes(value: unknown): value is SessionNotes {
  if (typeof value !== 'object' || value === null || !('text' in value && 'version' in value)) return false;
  return typeof value.text === 'string' && typeof value.version === 'number';
}
