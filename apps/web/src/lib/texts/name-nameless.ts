import { t } from '@lingui/core/macro';
import { nameless } from '@skill-exchange/api-client/nameless';

/** Puts the names that answers have for hidden and former members into the language of the page. Changes the answer. */
export function nameNameless(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const named: { name?: unknown } = answer;
  if (named.name === nameless.hidden) named.name = t`A member`;
  if (named.name === nameless.former) named.name = t`Former member`;
  for (const part of Object.values(answer)) nameNameless(part);
  return answer;
}
