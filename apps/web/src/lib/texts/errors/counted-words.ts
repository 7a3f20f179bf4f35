import { plural, t } from '@lingui/core/macro';
import type { ErrorFacts } from '@skill-exchange/api-client/errors';
import { numberWords } from '@skill-exchange/ui/lib/texts/number-words';

type Say = (error: ErrorFacts) => string | undefined;

/** Words with the number of the server's sentence, or others for the sentences of the same code that have none. */
export const limited =
  (say: (limit: number) => string, otherwise?: Say): Say =>
  (error) =>
    error.params.limit === undefined ? otherwise?.(error) : say(error.params.limit);

/** When to try again, in the unit that the server would choose. */
export function waitWords({ retryAfter }: ErrorFacts): string {
  if (retryAfter === undefined) return t`Too many tries. Wait a moment, then try again.`;
  const seconds = Math.max(1, Math.ceil(retryAfter));
  const minutes = Math.ceil(retryAfter / 60);
  const hours = Math.ceil(retryAfter / 3600);
  if (retryAfter <= 90)
    return plural(seconds, {
      one: 'Too many tries. Try again in # second.',
      other: 'Too many tries. Try again in # seconds.',
    });
  return retryAfter <= 90 * 60
    ? plural(minutes, {
        one: 'Too many tries. Try again in # minute.',
        other: 'Too many tries. Try again in # minutes.',
      })
    : plural(hours, {
        one: 'Too many tries. Try again in # hour.',
        other: 'Too many tries. Try again in # hours.',
      });
}

/** What of a file is too large. */
export function sizeWords({ params: { limit, megapixels } }: ErrorFacts): string {
  if (limit === undefined) return t`This is too large.`;
  if (megapixels !== undefined)
    return plural(limit, {
      one: 'This picture has more than # megapixel. Make it smaller, or save it as a JPEG, and try again.',
      other: 'This picture has more than # megapixels. Make it smaller, or save it as a JPEG, and try again.',
    });
  const megabytes = numberWords(limit);
  return t`A file can have at most ${megabytes} MB. Choose a smaller one.`;
}

/** For a change of several dates by the host of a part of them. */
export function hostedWords({ params: { hosted, dates } }: ErrorFacts): string | undefined {
  if (hosted === undefined || dates === undefined) return undefined;
  const own = numberWords(hosted);
  return plural(dates, {
    one: 'You don’t host this date. Ask the host.',
    other: `You host ${own} of these # dates. Choose only your own, or ask the host.`,
  });
}
