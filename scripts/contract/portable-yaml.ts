import { isCollection, LineCounter, parse, parseDocument, type Scalar, visit } from 'yaml';

/** The default of SnakeYAML, the usual reader in Java. */
const mostAliases = 50;

/**
 * Describes what other readers of YAML reject, or read as another value: texts without quotes, for which
 * YAML 1.1 has other rules (PyYAML, go-yaml, Psych), and too many aliases.
 */
export function unportableYaml(text: string): string[] {
  const lines = new LineCounter();
  const found: string[] = [];
  const aliases: unknown[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Alias: (_key, alias) => void aliases.push(alias),
    Scalar: (_key, scalar, path) => {
      const { source = '', range, type } = scalar;
      if (type !== 'PLAIN' || source === '') return;
      const isInBraces = path.some((node) => isCollection(node) && node.flow === true);
      const stops = isInBraces && source.includes('?');
      const problem = stops ? 'readers stop at its question mark' : otherValue(source, scalar);
      if (problem !== undefined) found.push(`line ${lines.linePos(range?.[0] ?? 0).line}: quote ${source}: ${problem}`);
    },
  });
  if (aliases.length > mostAliases) found.push(`${aliases.length} aliases: SnakeYAML reads ${mostAliases}`);
  return found;
}

/** PyYAML reads a power of ten without a dot or a sign as text. */
const powerOfTen = /^[-+]?[0-9]+(?:\.[0-9]*)?[eE][-+]?[0-9]+$/;

/** How a reader of YAML 1.1 understands a text, if it is another value. */
function otherValue(source: string, { value }: Scalar): string | undefined {
  if (powerOfTen.test(source)) return 'it is a number or a text';
  if (source === '=' || source === '<<') return 'YAML 1.1 has a use of its own for it';
  const older: unknown = parse(source, { version: '1.1' });
  if (typeof older === typeof value && String(older) === String(value)) return undefined;
  return `YAML 1.1 reads ${older instanceof Date ? 'an instant' : JSON.stringify(older)}`;
}
