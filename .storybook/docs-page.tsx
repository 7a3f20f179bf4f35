import types from 'virtual:contract-types';
import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/src/docs/component-guide.ts';
import { GuideParts } from './component-guide-parts.tsx';
import { FieldsTable } from './contract-types-table.tsx';
import { StatusBadges } from './status-badges.tsx';

/** Docs page of a component: Storybook's default, with its status, its guide and the contract's types that it uses. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guide: ComponentGuide | undefined = preparedMeta.parameters.guide;
  return (
    <>
      <Title />
      <StatusBadges tags={preparedMeta.tags} />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {guide ? <GuideParts guide={guide} stories={csfFile.moduleExports} /> : null}
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
