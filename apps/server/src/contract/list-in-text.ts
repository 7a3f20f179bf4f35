import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js';

/** The contract's `x-list`: a text that is a list, with the limits of the list and of a text in it. */
interface ListInText {
  as: 'commas' | 'json';
  maxItems: number;
  maxLength: number;
}

/** Adds the contract's `x-list` to a validator, whose errors are those of real lists. */
export function addListInText(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = ({ as, maxItems, maxLength }: ListInText, text: string) => {
    const entries = entriesOf(as, text);
    const isTooMany = entries.length > maxItems;
    if (!isTooMany && entries.every((entry) => typeof entry !== 'string' || [...entry].length <= maxLength))
      return true;
    const keyword = isTooMany ? 'maxItems' : 'x-list';
    validate.errors = [{ keyword, params: { limit: isTooMany ? maxItems : maxLength } }];
    return false;
  };
  ajv.addKeyword({ keyword: 'x-list', type: 'string', schemaType: 'object', errors: 'full', validate });
}

/** Returns the entries of a list in a text; none of a text that is no list, which its reader explains. */
function entriesOf(as: ListInText['as'], text: string): unknown[] {
  if (as === 'commas') return text.split(',').filter((entry) => entry.trim() !== '');
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
