import type { Notification } from '@skill-exchange/api-client/types';

/** Kinds that may wait for the member's answer. */
const asking = new Set<string>(['sessionPlanned', 'sessionProposed', 'sessionSuggested', 'eventRequest']);

/** The ids of the notifications that may be answered in place: of several about the same thing, the latest alone. */
export function latestOfEach(notifications: readonly Notification[]): Set<string> {
  const seen = new Set<string>();
  const latest = notifications.filter(({ kind, path }) => {
    if (!asking.has(kind) || seen.has(path)) return false;
    seen.add(path);
    return true;
  });
  return new Set(latest.map(({ _id }) => _id));
}
