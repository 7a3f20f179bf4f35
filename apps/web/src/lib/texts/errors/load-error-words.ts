import { setErrorWords } from '@skill-exchange/api-client/errors';
import { withTexts } from '../with-texts.ts';

const load = withTexts(['errors'], async () => (await import('./error-words.ts')).errorWords);

/** Shows errors in the language of the page instead of the server's English. The first page does not wait for it. */
export function loadErrorWords(): void {
  setErrorWords(load());
}
