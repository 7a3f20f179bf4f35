import types from 'virtual:contract-types';
import type { ContractType } from '../scripts/matrix/contract-fields.ts';
import { ScrollingTable } from './scrolling-table.tsx';

/** Types of the contract with their fields and the components that use them. */
export function ContractTypesTable() {
  return types.map((type) => (
    <section key={type.name}>
      <h2 id={type.name.toLowerCase()}>{type.name}</h2>
      {type.description ? <p>{type.description}</p> : null}
      <p>
        Used by{' '}
        {type.components.map((component, index) => (
          <span key={component}>
            {index > 0 ? ', ' : null}
            <code>{component}</code>
          </span>
        ))}
        .
      </p>
      <FieldsTable {...type} />
    </section>
  ));
}

export function FieldsTable({ name, fields }: Pick<ContractType, 'name' | 'fields'>) {
  return (
    <ScrollingTable label={`Fields of ${name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Kind</th>
            <th scope="col">Required</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>{field.kind}</td>
              <td>{field.required ? 'yes' : 'no'}</td>
              <td>{field.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
