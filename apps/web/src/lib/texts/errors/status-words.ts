import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ErrorFacts } from '@skill-exchange/api-client/errors';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';

const sentences: Readonly<Record<number, MessageDescriptor>> = {
  400: msg`Something here needs another look. Check your entries.`,
  401: msg`Please log in.`,
  403: msg`You don't have permission to do this.`,
  404: msg`This no longer exists.`,
  409: msg`This just changed. Reload to see the latest.`,
  413: msg`This is too large.`,
  415: msg`This type of file isn't supported.`,
  429: msg`Too many tries. Wait a moment, then try again.`,
};

const networkAsks = msg`Your network asks you to log in or to agree first. Do that on another page, then try again.`;

const foreignSentences: Readonly<Record<number, MessageDescriptor>> = {
  200: networkAsks,
  401: networkAsks,
  403: msg`Your network or a filter on it refused this. Try again on another network.`,
  413: msg`This is too large for something between you and us. Try something smaller, or another network.`,
  511: networkAsks,
};

/** The words of the client for an answer without the server's own. */
export function statusWords({ status, isForeign, serverName }: ErrorFacts): string {
  if (status === 0) return t`We can't reach ${serverName}. Check your connection and try again.`;
  const sentence = (isForeign && foreignSentences[status]) || sentences[status];
  return sentence ? i18n._(sentence) : t`Something went wrong on our side. Try again in a moment.`;
}
