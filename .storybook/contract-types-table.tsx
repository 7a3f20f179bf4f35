import types from 'virtual:contract-types';
import { ScrollingTable } from './scrolling-table.tsx';

/** The contract's types that components take, with their fields and the components that show them. */
export function ContractTypesTable() {
  return types.map(({ name, description, fields, components }) => (
    <section key={name}>
      <h2 id={name.toLowerCase()}>{name}</h2>
      {description ? <p>{description}</p> : null}
      <p>
        Taken by{' '}
        {components.map((component, index) => (
          <span key={component}>
            {index > 0 ? ', ' : null}
            <code>{component}</code>
          </span>
        ))}
        .
      </p>
      <ScrollingTable label={`Fields of ${name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Kind</th>
              <th scope="col">Always there</th>
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
    </section>
  ));
}
