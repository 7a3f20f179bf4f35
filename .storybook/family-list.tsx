import components from 'virtual:kit-components';

interface FamilyListProps {
  /** 'Components/Events' */
  family: string;
}

/** The components of a family, each with its docstring and a link to its docs page. */
export function FamilyList({ family }: FamilyListProps) {
  return (
    <ul>
      {components
        .filter((component) => component.family === family)
        .map(({ name, docsId, description }) => (
          <li key={name}>
            <a href={`./?path=/docs/${docsId}`} target="_top">
              {name}
            </a>
            {': '}
            {description.split('`').map((text, index) => (index % 2 === 1 ? <code key={text}>{text}</code> : text))}
          </li>
        ))}
    </ul>
  );
}
