import { t } from '@lingui/core/macro';
import type { CaseKind } from '@skill-exchange/api-client/types';

const things: Readonly<Record<Exclude<CaseKind, 'member'>, (name: string) => string>> = {
  photo: (name) => t`${name}’s photo`,
  event: (name) => t`${name}’s event`,
  message: (name) => t`${name}’s message`,
  review: (name) => t`${name}’s review`,
  eventReview: (name) => t`${name}’s review of an event`,
};

/** Returns what a case is about: the name of a member, or what is theirs; a newer server may have other kinds. */
export function caseThing(kind: CaseKind, name: string): string {
  if (kind === 'member') return name;
  return things[kind]?.(name) ?? t`${name}’s content`;
}
