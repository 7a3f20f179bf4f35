import { useEffect, useState } from 'react';
import { type IndexEntry, readIndex } from './clock/story-index.ts';
import { ScrollingTable } from './scrolling-table.tsx';
import { type Status, statuses, statusesOf } from './status.ts';
import { StatusBadges } from './status-badges.tsx';

const kit = /^(Primitives|Components)\/(?!.*\/Guide$)/;

/** The docs page of each component, whose tags are those of its file. */
async function readComponents(): Promise<IndexEntry[]> {
  const entries = await readIndex();
  return entries.filter(
    ({ type, title, tags = [] }) => type === 'docs' && kit.test(title) && statusesOf(tags).length > 0,
  );
}

/** Every component of the kit and its statuses. */
export function StatusTable() {
  const [components, setComponents] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void readComponents().then(setComponents);
  }, []);
  const count = (status: Status) => components.filter(({ tags = [] }) => tags.includes(status)).length;
  return (
    <>
      <ul>
        {(Object.keys(statuses) as Status[]).map((status) => (
          <li key={status}>
            <strong>{status}</strong> ({count(status)}): {statuses[status]}
          </li>
        ))}
      </ul>
      <ScrollingTable label="Status of each component">
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Family</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ id, title, tags = [] }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`./?path=/docs/${id}`} target="_top">
                    {title.split('/').at(-1)}
                  </a>
                </th>
                <td>{title.split('/').slice(0, -1).join(', ')}</td>
                <td>
                  <StatusBadges tags={tags} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </>
  );
}
