import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Returns what a message fills in or wraps: '{name}' and '<0>' for 'Hi {name}, <0>log in</0>'. Throws if it is broken. */
function placeholdersOf(message: string): Set<string> {
  const found = new Set<string>();
  read(compileMessageOrThrow(message));
  return found;

  function read(tokens: unknown): void {
    for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) found.add(tag);
      if (!Array.isArray(token)) continue;
      const [name, , cases] = token;
      found.add(`{${name}}`);
      if (typeof cases === 'object' && cases !== null) for (const each of Object.values(cases)) read(each);
    }
  }
}

/** Returns what is wrong with the placeholders of a translation; null for nothing. */
export function placeholderProblem(text: string, translation: string): string | null {
  const wanted = placeholdersOf(text);
  let given: Set<string>;
  try {
    given = placeholdersOf(translation);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'broken') : 'broken';
  }
  const lacking = [...wanted].filter((each) => !given.has(each));
  const unknown = [...given].filter((each) => !wanted.has(each));
  if (lacking.length > 0) return `lacks ${lacking.join(' ')}`;
  return unknown.length > 0 ? `has ${unknown.join(' ')}, which the text has not` : null;
}
