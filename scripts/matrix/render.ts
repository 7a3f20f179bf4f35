import type { Row } from './build-matrix.ts';
import { states } from './operations.ts';

/** The matrix for a terminal: ● a story, ○ a hole, · does not apply. */
export function renderMatrix(rows: readonly Row[]): string {
  const labels = rows.map(({ module, operation }) => [module.replace(/^features\//, ''), operation] as const);
  const width = (at: 0 | 1) => Math.max(0, ...labels.map((label) => label[at].length));
  const head = `${' '.repeat(width(0) + width(1) + 4)}${states.join(' ')}`;
  const lines = rows.map((row, index) => {
    const [module = '', operation = ''] = labels[index] ?? [];
    const marks = states.map((state) => {
      const found = row.cells.find((cell) => cell.state === state);
      const mark = found === undefined ? '·' : found.stories.length > 0 ? '●' : '○';
      return mark.padEnd(state.length);
    });
    return `${module.padEnd(width(0))}  ${operation.padEnd(width(1))}  ${marks.join(' ')}`.trimEnd();
  });
  const cells = rows.flatMap((row) => row.cells);
  const shown = cells.filter(({ stories }) => stories.length > 0).length;
  return [head, ...lines, '', `${shown} of ${cells.length} states have a story.`].join('\n');
}
