import rows from 'virtual:story-matrix';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Cell } from '../scripts/matrix/build-matrix.ts';
import { storyHref } from './clock/story-href.ts';
import { ScrollingTable } from './scrolling-table.tsx';

const columns = {
  success: 'Success',
  empty: 'Empty',
  loading: 'Loading',
  failed: 'Failed',
  badRequest: 'BadRequest',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  notFound: 'NotFound',
  conflict: 'Conflict',
} as const satisfies Record<Cell['state'], string>;

const states = Object.keys(columns).filter((key): key is Cell['state'] => key in columns);

/** Table of the stories of each operation's states. */
export function StateMatrixTable() {
  const cells = rows.flatMap((row) => row.cells);
  const shown = cells.filter(({ stories }) => stories.length > 0).length;
  return (
    <>
      <p>
        {shown} of {cells.length} states have a story.
      </p>
      <ScrollingTable label="State matrix">
        <table>
          <thead>
            <tr>
              <th scope="col">Part of the app</th>
              <th scope="col">Operation</th>
              {states.map((state) => (
                <th key={state} scope="col">
                  {columns[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.module} ${row.operation}`}>
                <th scope="row">{row.module.replace(/^features\//, '')}</th>
                <td>
                  <code>{row.operation}</code>
                </td>
                {states.map((state) => (
                  <td key={state}>
                    <CellStories cell={row.cells.find((cell) => cell.state === state)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </>
  );
}

function CellStories({ cell }: { cell: Cell | undefined }) {
  if (cell === undefined) return <span className="state-matrix-none">–</span>;
  if (cell.stories.length === 0) return <strong className="state-matrix-hole">missing</strong>;
  return cell.stories.map(({ title, story, name }) => (
    <a key={`${title} ${story}`} href={storyHref(title, story)} target="_top">
      {name ?? storyNameFromExport(story)}
    </a>
  ));
}
