// Updates the other names of technologies from two packages: node apps/server/catalog/extract-packages.ts
// They are not dependencies: one has 60 MB of unused pictures. Their licenses are next to the names.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readRows } from './read-rows.ts';

const run = promisify(execFile);
const kept = join(import.meta.dirname, 'packages');
const versions = { devicon: '2.17.0', 'linguist-languages': '9.5.0' };

interface Technology {
  name: string;
  altnames: string[];
}

const folder = await mkdtemp(join(tmpdir(), 'catalog-'));
try {
  await mkdir(kept, { recursive: true });
  const wanted = new Set((await readRows('technology-packages')).flatMap(({ cells }) => cells[1]?.split(' ') ?? []));

  const devicon = await unpack('devicon');
  const technologies: Technology[] = JSON.parse(await readFile(join(devicon, 'devicon.json'), 'utf8'));
  const devicons = technologies
    .filter(({ name }) => wanted.has(`devicon:${name}`))
    .map(({ name, altnames }) => [name, altnames] as const);
  await write('devicon', devicons);

  const linguist = await unpack('linguist-languages');
  const { default: languages } = await import(pathToFileURL(join(linguist, 'index.js')).href).then(
    async (module: Record<string, { name: string; aliases?: string[] }>) => ({ default: Object.values(module) }),
  );
  const names = languages
    .filter(({ name }) => wanted.has(`linguist:${name.replaceAll(' ', '_')}`))
    .map(({ name, aliases = [] }) => [name.replaceAll(' ', '_'), aliases] as const);
  await write('linguist-languages', names);
} finally {
  await rm(folder, { recursive: true });
}

async function unpack(name: keyof typeof versions): Promise<string> {
  const target = join(folder, name);
  await mkdir(target);
  await run('npm', ['pack', `${name}@${versions[name]}`, '--pack-destination', target]);
  const archive = join(target, `${name}-${versions[name]}.tgz`);
  await run('tar', ['--extract', '--gzip', '--file', archive, '--directory', target]);
  await copyFile(join(target, 'package/LICENSE'), join(kept, `${name}.LICENSE`));
  return join(target, 'package');
}

async function write(name: keyof typeof versions, names: (readonly [string, string[]])[]): Promise<void> {
  const lines = names.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const version = JSON.stringify(versions[name]);
  await writeFile(join(kept, `${name}.json`), `{\n  "version": ${version},\n  "names": [\n${lines}\n  ]\n}\n`);
}
