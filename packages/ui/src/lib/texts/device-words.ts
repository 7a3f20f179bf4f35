import { t } from '@lingui/core/macro';

/** Returns the browser and system of a log-in, such as "Firefox on Windows", in words; the server says them in English. */
export function deviceWords(agent: string | undefined): string {
  const [browser, system, ...others] = agent?.split(' on ') ?? [];
  if (!browser) return t`Unknown device`;
  return system === undefined || others.length > 0 ? (agent ?? '') : t`${browser} on ${system}`;
}
