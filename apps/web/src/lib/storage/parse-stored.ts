/** Parsers for stored values, which another version of the app or another program may have written. */

/** Parses a stored text; null if it is missing or invalid. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the texts with these names, or undefined if one is missing. */
export function readTexts<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = names.map((name) => [name, stored[name]] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return undefined;
  return Object.fromEntries(texts) as Record<Name, string>;
}
