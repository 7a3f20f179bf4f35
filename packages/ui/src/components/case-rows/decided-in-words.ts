import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ActionKind } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';

const words: Readonly<Record<ActionKind, MessageDescriptor>> = {
  none: msg`No action`,
  warn: msg`Warned`,
  hide: msg`Removed`,
  limit: msg`Limited`,
  suspend: msg`Suspended`,
};

/** Returns a decision in a word or two; a newer server may have others. */
export function decidedInWords(kind: ActionKind): string {
  return words[kind] === undefined ? t`Decided` : i18n._(words[kind]);
}
