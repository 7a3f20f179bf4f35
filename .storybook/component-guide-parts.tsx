import { Canvas, Heading, type Of } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { ComponentGuide, GuideExample } from '../packages/ui/src/docs/component-guide.ts';

interface GuidePartsProps {
  guide: ComponentGuide;
  /** The exports of the file of stories. */
  stories: Readonly<Record<string, Of>>;
}

/** Anatomy, do and don't, keyboard and announcements of a component. */
export function GuideParts({ guide, stories }: GuidePartsProps) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Pairs head={['Part', 'What it is for']} rows={guide.anatomy} />
      <Heading>Do and don’t</Heading>
      <div className="guide-examples">
        <Examples title="Do" examples={guide.do} stories={stories} />
        <Examples title="Don’t" examples={guide.dont} stories={stories} />
      </div>
      <Heading>Keyboard</Heading>
      {guide.keyboard.length > 0 ? (
        <Pairs head={['Keys', 'What they do']} rows={guide.keyboard} renderFirst={(keys) => <kbd>{keys}</kbd>} />
      ) : (
        <p>Nothing of it takes focus.</p>
      )}
      <Heading>What is announced</Heading>
      <ul>
        {guide.announced.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

interface PairsProps {
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
  renderFirst?: (words: string) => ReactNode;
}

function Pairs({ head, rows, renderFirst = (words) => <code>{words}</code> }: PairsProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first}>
            <th scope="row">{renderFirst(first)}</th>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ExamplesProps = Pick<GuidePartsProps, 'stories'> & { title: string; examples: readonly GuideExample[] };

function Examples({ title, examples, stories }: ExamplesProps) {
  return (
    <section data-guide={title === 'Do' ? 'do' : 'dont'}>
      <h3>{title}</h3>
      {examples.map(({ story, words }) => (
        <figure key={story}>
          <Canvas of={stories[story]} sourceState="none" />
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </section>
  );
}
