// `node scripts/release-check.ts v1.0.0`: in a clean clone of this commit, installs, builds, checks and starts everything
// that the tag would release. The workflow runs it before it publishes an image. Needs the npm registry.
//   --prepare        first prepares the release in the clone, as `scripts/prepare-release.ts` would
//   --in FOLDER      makes the clone there, and keeps it
import './lib/in-own-run.ts';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../apps/server/test/support/programs/server-process.ts';
import { cloneInto, commitAll } from './lib/clean-clone.ts';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { layOutImage } from './lib/image-files.ts';

printHelpIfAsked(import.meta.filename);
const { values, positionals } = optionsOf(() =>
  parseArgs({
    allowPositionals: true,
    options: { prepare: { type: 'boolean', default: false }, in: { type: 'string' } },
  }),
);
const [tag = ''] = positionals;
if (!/^v\d+\.\d+\.\d+$/.test(tag)) exitWith('Usage: node scripts/release-check.ts v1.0.0 [--prepare] [--in FOLDER]');

const temporary = mkdtempSync(join(tmpdir(), 'release-'));
const clone = values.in === undefined ? join(temporary, 'clone') : resolve(values.in);
const env = {
  ...process.env,
  // The clone's own programs, its Node included.
  PATH: [join(clone, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};
const run = (line: string) => () => void execFileSync('sh', ['-c', line], { cwd: clone, env, stdio: 'inherit' });
const read = (file: string) => readFileSync(join(clone, file), 'utf8');
const versionOf = (folder: string) => (JSON.parse(read(join(folder, 'package.json'))) as { version: string }).version;

function prepare(): void {
  if (values.prepare) {
    const program = join(clone, 'scripts/prepare-release.ts');
    execFileSync(process.execPath, [program, tag.slice(1)], { cwd: clone, env, stdio: 'inherit' });
    commitAll(clone, `Release ${tag}`);
  }
  run(`git -c user.name=Release -c user.email=release@skill-exchange.example tag --force --message ${tag} ${tag}`)();
}

function checkVersions(): void {
  const problems: string[] = [];
  const open = globSync('.changeset/*.md', { cwd: clone }).filter((file) => !file.endsWith('README.md'));
  for (const file of open) problems.push(`${file} is in no version yet`);
  if (versionOf('.') !== tag.slice(1)) problems.push(`package.json has version ${versionOf('.')}`);
  if (!read('deploy/kubernetes.yaml').includes(`/skill-exchange:${tag.slice(1)}\n`))
    problems.push('deploy/kubernetes.yaml names another version of the image');
  for (const folder of ['packages/api-client', 'packages/ui']) {
    const [, newest] = /^## (.*)$/m.exec(read(join(folder, 'CHANGELOG.md'))) ?? [];
    if (newest !== versionOf(folder)) problems.push(`${folder}/CHANGELOG.md begins with ${newest}`);
  }
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nRun \`node scripts/prepare-release.ts ${tag.slice(1)}\` and commit.`);
}

async function checkImage(): Promise<void> {
  const context = join(temporary, 'context');
  mkdirSync(context);
  execFileSync('sh', ['-c', `git archive HEAD | tar --extract --directory ${context}`], { cwd: clone });
  const folder = layOutImage(join(context, 'deploy/Containerfile'), context, join(temporary, 'image'));
  const settings = { DATA_DIR: join(temporary, 'data'), SEED_DEMO: 'true', NODE_ENV: 'production' };
  const server = startProgram(settings, join(folder, 'apps/server/src/server.ts'));
  try {
    const address = await server.address;
    for (const path of ['/ready', '/', '/users', '/docs']) {
      const { status } = await fetch(address + path);
      if (status !== 200) throw new Error(`${path} of the image's files is answered with ${status}.`);
    }
  } finally {
    server.child.kill();
  }
  const { code, errors } = await server.ended;
  if (code !== 0) throw new Error(`The image's server stopped with ${code}: ${errors}`);
}

const steps: readonly (readonly [what: string, work: () => void | Promise<void>])[] = [
  ['clone', () => cloneInto(clone)],
  ['versions and tag', prepare],
  ['every version is the released one', checkVersions],
  ['packages install', run('npm ci --no-audit --no-fund')],
  ['npm run check', run('npm run check')],
  ['npm run build', run('npm run build')],
  ['the client packs', run('npm pack ./packages/api-client/dist --dry-run')],
  ['the kit packs', run('npm pack ./packages/ui/dist --dry-run')],
  ["the image's files start", checkImage],
  ['the broker agrees for the app', run('npm run pact:can-i-deploy -- --to production')],
  [
    'the broker agrees for the backend',
    run('npm run pact:can-i-deploy -- --to production --pacticipant skill-exchange-backend'),
  ],
  ['nothing changed', run('git diff --exit-code && test -z "$(git status --porcelain)"')],
];

try {
  for (const [what, work] of steps) {
    console.log(`\n== ${what}`);
    await work();
  }
  console.log(`\n${tag} can be released: ${steps.length} steps passed.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
