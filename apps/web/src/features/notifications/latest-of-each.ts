import type { Notification } from '@skill-exchange/api-client/types';

/** Kinds that may need the member's answer. */
const asking = new Set<string>(['sessionPlanned', 'sessionProposed', 'sessionSuggested', 'eventRequest']);

/** Returns the ids of the notifications that can be answered in place: only the latest of each subject. */
export function latestOfEach(notifications: readonly Notification[]): Set<string> {
  const seen = new Set<string>();
  const latest = notifications.filter(({ kind, path }) => {
    if (!asking.has(kind) || seen.has(path)) return false;
    seen.add(path);
    return true;
  });
  return new Set(latest.map(({ _id }) => _id));
}
