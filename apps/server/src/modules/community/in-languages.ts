import { offeredLanguages } from '@skill-exchange/texts/languages';
import { invalid } from '../../api-errors.ts';

/** @throws ApiError 400 for a language that the site does not offer, the words' own one, or one of `taken` */
export function requireAnother(field: string, language: string, own: string, taken: readonly string[] = []): void {
  const others = offeredLanguages.filter((one) => one !== own && !taken.includes(one));
  if (!others.some((one) => one === language)) throw invalid(field, `must be one of ${others.join(', ')}`);
}
