import { useEffect, useState } from 'react';
import { type IndexEntry, readIndex } from './clock/story-index.ts';

/** Stories of pages that do not act by themselves. */
async function readScreens(): Promise<[title: string, states: IndexEntry[]][]> {
  const resting = (await readIndex()).filter(
    ({ type, title, tags }) => type === 'story' && title.startsWith('Pages/') && !tags?.includes('interaction'),
  );
  const titles = [...new Set(resting.map(({ title }) => title))];
  // The file with the shortest name is the page's own; those of its parts come after it.
  resting.sort((one, other) => one.importPath.length - other.importPath.length);
  return titles.map((screen) => [screen, resting.filter(({ title }) => title === screen)]);
}

/** Every screen of the app: its first state as a thumbnail on a phone, and links to all resting states. */
export function Screens() {
  const [screens, setScreens] = useState<Awaited<ReturnType<typeof readScreens>>>([]);
  useEffect(() => {
    void readScreens().then(setScreens);
  }, []);
  return (
    <ul className="screens sb-unstyled">
      {screens.map(([title, states]) => (
        <li key={title}>
          <h2>{title.replace('Pages/', '')}</h2>
          <div className="screen-thumbnail">
            <iframe
              title={`${title}, ${states[0]?.name}`}
              src={`./iframe.html?viewMode=story&id=${states[0]?.id}`}
              loading="lazy"
              tabIndex={-1}
              inert
            />
          </div>
          <ul>
            {states.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
