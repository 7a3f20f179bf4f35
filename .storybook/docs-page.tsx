import types from 'virtual:contract-types';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { FieldsTable } from './contract-types-table.tsx';

/** The page of a component: Storybook's own, and the contract's fields where data comes in. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <DataOf />
      <Stories />
    </>
  );
}

function DataOf() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = String(preparedMeta.parameters.fileName).split('/').at(-2) ?? '';
  const taken = types.filter(({ components }) => components.includes(folder));
  if (taken.length === 0) return null;
  return (
    <>
      <Heading>Data</Heading>
      <p>What comes from the server keeps the names of the contract.</p>
      {taken.map((type) => (
        <details key={type.name} className="contract-type">
          <summary>
            <code>{type.name}</code> {type.description}
          </summary>
          <FieldsTable {...type} />
        </details>
      ))}
    </>
  );
}
