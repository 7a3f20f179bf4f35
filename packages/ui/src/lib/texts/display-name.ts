import { t } from '@lingui/core/macro';

/** Returns the display name of a member, with a fallback for a blank or missing one. */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || t`Unknown User`;
}
