import types from 'virtual:contract-types';
import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { FieldsTable } from './contract-types-table.tsx';

/** Docs page of a component: Storybook's default, with the contract's types that it uses. */
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
  const used = types.filter(({ components }) => components.includes(folder));
  if (used.length === 0) return null;
  return (
    <>
      <Heading>Data</Heading>
      <p>Data from the server has the names of the contract.</p>
      {used.map((type) => (
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
