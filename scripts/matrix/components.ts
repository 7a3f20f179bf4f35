import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';

/** A component of the kit, as its family's guide lists it. */
export interface KitComponent {
  /** 'Components/Events' */
  readonly family: string;
  /** 'EventCard' */
  readonly name: string;
  readonly docsId: string;
  /** Its docstring. */
  readonly description: string;
}

/** Returns the docstring before a declaration. */
function docstringBefore(declaration: string, source: string): string {
  const [, text = ''] = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*${declaration}\b`).exec(source) ?? [];
  return text
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Reads the components of the kit: from their stories, with the docstring that their docs page shows. */
export function readComponents(root: string): KitComponent[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const components = new Map<string, KitComponent>();
  for (const file of globSync('packages/ui/src/{primitives,components}/**/*.stories.tsx', { cwd: root }).sort()) {
    const stories = read(file);
    const title = /\btitle: '((?:Primitives|Components)\/\w+\/\w+)'/.exec(stories)?.[1];
    if (title === undefined || components.get(title)?.description) continue;
    const component = /\bcomponent: (\w+)/.exec(stories)?.[1];
    const path = new RegExp(String.raw`\b${component}\b[^}]*\} from '(\.[^']+)'`).exec(stories)?.[1];
    const source = path === undefined ? '' : read(join(dirname(file), path));
    const [name = '', ...family] = title.split('/').reverse();
    const description =
      docstringBefore('const meta', stories) || docstringBefore(`export (?:function|const) ${component}`, source);
    components.set(title, { family: family.reverse().join('/'), name, docsId: toId(title, 'docs'), description });
  }
  return [...components.values()].sort((one, other) => one.name.localeCompare(other.name));
}
