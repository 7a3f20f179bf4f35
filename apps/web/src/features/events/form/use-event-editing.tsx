import type { Event } from '@skill-exchange/api-client/types';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../../lib/lazy-with-preload.ts';

const EventEditor = lazyWithPreload(async () => (await import('./event-editor.tsx')).EventEditor);

/**
 * The form that replaces an event's details while a host edits them, or its texts once it is over; null when closed.
 *
 * @returns `isBack` whether it was open before, so that the focus returns to the button
 */
export function useEventEditing(event: Event): { form: ReactNode; edit: () => void; isBack: boolean } {
  // The form, which loads later, parses it.
  const draft = useDraft<unknown>(`event-${event._id}`, (stored) => stored ?? undefined);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const [isBack, setBack] = useState(false);
  const [stored, setStored] = useState(draft.restored);
  const isEditing = wantsToEdit && event.status !== 'Cancelled';
  usePreload(EventEditor);

  // Keeps the details until the form is loaded.
  const edit = useCallback(() => void loadOrNotify(EventEditor).then(setWantsToEdit), []);
  const hasDraft = draft.restored !== undefined;
  useEffect(() => {
    if (hasDraft) edit();
  }, [hasDraft, edit]);

  function close(): void {
    draft.drop();
    setStored(undefined);
    setWantsToEdit(false);
    setBack(true);
  }

  const form = isEditing ? <EventEditor event={event} draft={draft} stored={stored} onDone={close} /> : null;
  return { form, edit, isBack };
}
