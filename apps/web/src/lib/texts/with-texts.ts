import type { PagePart } from '@skill-exchange/texts/parts';
import { loadTexts } from './page-texts.ts';

/** Loads the catalogs of parts of the product together with the code that shows their texts. */
export const withTexts =
  <Loaded>(parts: readonly PagePart[], load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  async () =>
    (await Promise.all([load(), ...parts.map(loadTexts)]))[0];
