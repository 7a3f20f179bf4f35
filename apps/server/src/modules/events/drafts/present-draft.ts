import type { EventDraft, SavedEventDraft } from '@skill-exchange/api-client/types';
import { versionOf } from '../../../version-of.ts';
import type { EventDraftRow } from './draft-repository.ts';

export function presentDraft({ id, content, created_at, changed_at }: EventDraftRow): SavedEventDraft {
  return {
    _id: id,
    content,
    createdAt: created_at.toISOString(),
    changedAt: changed_at.toISOString(),
    version: draftVersion(content),
  };
}

/** Returns a text that differs for other content. The database stores fields in an order of its own. */
export function draftVersion({ repeat, ...content }: EventDraft): string {
  return versionOf([entriesByName(content), entriesByName(repeat ?? {})]);
}

const entriesByName = (fields: object) => Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
