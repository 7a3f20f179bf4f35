import type { Contract } from './breaking-changes.ts';

const isDate = (text: unknown) =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** Keys whose content is data rather than a part of the contract. */
const data = ['example', 'examples', 'enum', 'const', 'default'];

/** Describes deprecated operations, parameters and fields without the date that counts the months until their removal. */
export function deprecationProblems(contract: Contract): string[] {
  const found: string[] = [];
  visit(contract, '');
  return found;

  function visit(node: unknown, place: string): void {
    if (typeof node !== 'object' || node === null) return;
    const { deprecated = false, 'x-deprecated-since': since } = node as Record<string, unknown>;
    if (deprecated === true && !isDate(since))
      found.push(`${place}: add x-deprecated-since with its date, '2026-11-28'`);
    if (deprecated === false && since !== undefined)
      found.push(`${place}: it is not deprecated: drop x-deprecated-since`);
    for (const [key, child] of Object.entries(node))
      if (!data.includes(key)) visit(child, place === '' ? key : `${place}.${key}`);
  }
}
