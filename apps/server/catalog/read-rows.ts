import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of a file in `rows`: the name with its English synonyms, and the cells after it. */
export interface Row {
  name: string;
  synonyms: string[];
  cells: string[];
}

export async function readRows(file: string): Promise<Row[]> {
  const text = await readFile(join(import.meta.dirname, 'rows', `${file}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const [names = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const [name, ...synonyms] = namesIn(names);
      if (name === undefined) throw new Error(`${file}: a row has no name: ${line}`);
      return { name, synonyms, cells };
    });
}

export function namesIn(cell = ''): string[] {
  return cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
