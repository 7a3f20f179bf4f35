import type { EventChangeDraft } from '@skill-exchange/ui/event-edit-form';
import type { EventDraft } from '@skill-exchange/ui/event-form';

const changeable = ['start_time', 'end_time', 'link', 'max_participants'] as const;

/** A draft of a new event from storage; undefined for anything else. */
export function readEventDraft(stored: unknown): EventDraft | undefined {
  const texts = readTexts(stored, ['title', 'description', 'date', ...changeable]);
  const skills = typeof stored === 'object' && stored !== null && 'skills' in stored ? stored.skills : null;
  if (texts === undefined || !Array.isArray(skills)) return undefined;
  return { ...texts, skills: skills.filter(isSkill) };
}

/** A draft of changes to an event from storage; undefined for anything else. */
export function readEventChangeDraft(stored: unknown): EventChangeDraft | undefined {
  return readTexts(stored, changeable);
}

function readTexts<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = fields.get(name);
    if (typeof text !== 'string') return undefined;
    texts[name] = text;
  }
  return texts as Record<Name, string>;
}

function isSkill(stored: unknown): stored is { name: string } {
  return typeof stored === 'object' && stored !== null && 'name' in stored && typeof stored.name === 'string';
}
