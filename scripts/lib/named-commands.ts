import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { checks } from './checks.ts';
import { root } from './environment.ts';

/** A command that the repository names, and the first place that names it. */
export interface NamedCommand {
  readonly line: string;
  readonly place: string;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Programs of lines in documents and comments; other lines show code, settings or output. */
const isCommand = (line: string) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|node_modules\/\.bin\/\w+|openssl) /.test(line);

function commandsIn(text: string): string[] {
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span);
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].flatMap(([, block = '']) => block.split('\n'));
  return [...spans, ...blocks].map((line) => line.replace(/\s+#.*$/, '').trim()).filter(isCommand);
}

function ofDocuments(): NamedCommand[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && !file.endsWith('CHANGELOG.md'));
  return files.flatMap((place) => commandsIn(read(place)).map((line) => ({ line, place })));
}

/** Commands in the first comment of each program. */
function ofPrograms(): NamedCommand[] {
  const files = globSync(['scripts/*.{ts,mjs}', 'scripts/*/*.config.ts', 'packages/laboratory/src/*.ts'], {
    cwd: root,
  });
  return files.flatMap((place) => {
    const lines = /(?:^(?:\/\/| \*| *\/\*\*).*\n)+/m.exec(read(place))?.[0].split('\n') ?? [];
    const plain = lines.map((line) => line.replace(/^(?:\/\/| \*) ?/, ''));
    // Two spaces or more separate a command from what it does.
    const indented = plain.filter((line) => line.startsWith('  ')).map((line) => line.trim().split(/\s{2,}/)[0] ?? '');
    const shown = [
      ...indented.flatMap((line) => line.split(' && ')).filter(isCommand),
      ...commandsIn(plain.join('\n')),
    ];
    const program = shown[0]?.split(' --')[0];
    const options = indented.filter((line) => line.startsWith('--')).map((line) => `${program} -- ${line}`);
    return [...shown, ...options].map((line) => ({ line: line.replaceAll(/[[\]]/g, ''), place }));
  });
}

function ofScripts(): NamedCommand[] {
  return ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: root })].flatMap((place) => {
    const { scripts = {} } = JSON.parse(read(place)) as { scripts?: Record<string, string> };
    const where = place === 'package.json' ? '' : ` -w ${place.replace('/package.json', '')}`;
    return Object.keys(scripts)
      .filter((name) => !/^pre/.test(name))
      .map((name) => ({ line: `${['start', 'test'].includes(name) ? 'npm' : 'npm run'} ${name}${where}`, place }));
  });
}

interface Workflow {
  readonly jobs: Record<string, Job>;
}
interface Job {
  readonly steps?: readonly { readonly run?: string }[];
  readonly strategy?: { readonly matrix: Matrix };
}
type Matrix = { readonly include?: readonly Record<string, string>[] } & Record<string, readonly string[]>;

/** Steps of the workflows, once for each entry of a job's matrix. */
function ofWorkflows(): NamedCommand[] {
  return globSync('.github/workflows/*.yml', { cwd: root }).flatMap((place) =>
    Object.values((load(read(place)) as Workflow).jobs).flatMap(({ steps = [], strategy }) => {
      const { include, ...lists } = strategy?.matrix ?? ({} as Matrix);
      const entries = Object.entries(lists).flatMap(([key, values]) => values.map((value) => ({ [key]: value })));
      const variants: readonly Record<string, string>[] = [...(include ?? []), ...entries];
      return steps.flatMap(({ run = '' }) =>
        (variants.length > 0 && run.includes('matrix.') ? variants : [{}]).flatMap((variant: Record<string, string>) =>
          run
            .replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => variant[key] ?? '')
            .replaceAll('\\\n', '')
            .split(/\n| && /)
            .filter((line) => line.trim() !== '')
            .map((line) => ({ line: line.trim(), place })),
        ),
      );
    }),
  );
}

function ofBenches(): NamedCommand[] {
  const folder = 'packages/laboratory/src';
  const names = readdirSync(join(root, folder)).flatMap((file) => /^bench-(.+)\.ts$/.exec(file)?.[1] ?? []);
  return names.map((name) => ({ line: `npm run bench -- ${name}`, place: `${folder}/bench-${name}.ts` }));
}

/** Programs that nothing imports. */
function ofFiles(): NamedCommand[] {
  const sources = globSync('{scripts,packages/laboratory/src}/**/*.ts', { cwd: root }).map(read).join('\n');
  const files = globSync('{scripts,packages/laboratory/src}/*.{ts,mjs}', { cwd: root });
  const programs = files.filter((file) => !new RegExp(`from '.*/${file.split('/').at(-1)}'`).test(sources));
  const run = Object.values(JSON.parse(read('package.json')).scripts as object).join('\n');
  const checked = Object.values(checks).flat();
  return programs
    .filter((file) => !run.includes(file) && !checked.includes(file) && !/\/bench-|attack\.ts|faults\.ts/.test(file))
    .map((place) => ({ line: `node ${place}`, place }));
}

/** Returns every command that documents, programs, package.json files and workflows name, once each. */
export function namedCommands(): NamedCommand[] {
  const all = [...ofDocuments(), ...ofScripts(), ...ofWorkflows(), ...ofBenches(), ...ofPrograms(), ...ofFiles()];
  const byLine = new Map(all.toReversed().map((command) => [command.line, command]));
  return [...byLine.values()].reverse();
}

/**
 * Returns the words of a command that say what it does: its variables, program, sub-commands and names of options. Values
 * are left out: what follows an option, and words with other characters than small letters, such as files and addresses.
 */
export function wordsOf(line: string): string[] {
  const words = (line.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).filter((word) => word !== '--');
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = words.slice(0, start).map((word) => word.split('=')[0] ?? '');
  const [program = '', first = '', ...rest] = words.slice(start);
  const kept = rest.filter((word, index) => {
    if (word.startsWith('-')) return true;
    const before = (index === 0 ? first : rest[index - 1]) ?? '';
    if (before === '-w') return true;
    return !before.startsWith('-') && /^[a-z][a-z0-9:-]*$/.test(word);
  });
  return [...variables, program, first, ...kept.map((word) => word.split('=')[0] ?? '')];
}

/** Whether running one command also runs what another one names. */
export function covers(command: string, named: string): boolean {
  const all = new Set(wordsOf(command));
  return wordsOf(named).every((word) => all.has(word));
}
