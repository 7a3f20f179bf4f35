import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { load } from 'js-yaml';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startProgram } from '../../apps/server/test/support/programs/server-process.ts';
import { designTokens } from '../../packages/ui/scripts/design-tokens.ts';
import { chromiumLaunch } from '../lib/browsers/chromium.ts';
import { makeProject, type Packed, pack, succeed } from '../lib/empty-project.ts';
import { root } from '../lib/environment.ts';
import { shownFiles } from '../lib/shown-files.ts';

const temporary = mkdtempSync(join(tmpdir(), 'packages-'));
const [forNode, forWeb] = [join(temporary, 'node'), join(temporary, 'web')];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Timeout in milliseconds; a quiet machine takes ten seconds. */
const aWhile = 300_000;

/** Writes the files that a README shows, and others, into a project. */
function writeFiles(project: string, files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(project, name, '..'), { recursive: true });
    writeFileSync(join(project, name), code.replaceAll('http://localhost:3000', address));
  }
}

const readTokens = () => JSON.parse(readFileSync(join(forWeb, 'node_modules/@skill-exchange/ui/tokens.json'), 'utf8'));

/** Returns a module that imports everything that a package exports. */
function everythingOf({ name, folder }: Packed): string {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const modules = Object.entries(exports).filter(([, path]) => path.endsWith('.js'));
  const paths = modules.flatMap(([entry, path]) => {
    if (!entry.includes('*')) return [entry];
    // Every `*` of a pattern stands for the same text.
    const pattern = new RegExp(`^${path.slice(2).replace('*', '([^/]+)').replace('*', '\\1')}$`);
    const files = globSync(path.slice(2), { cwd: folder }).map((file) => pattern.exec(file)?.[1]);
    return files.flatMap((file) => (file === undefined ? [] : [entry.replace('*', file)]));
  });
  expect(paths.length).toBeGreaterThan(10);
  return paths.map((path, index) => `export * as n${index} from '${join(name, path)}';\n`).join('');
}

let server: ServerProcess;
let address: string;
let client: Packed;
let kit: Packed;
let browser: Browser;
let site: PreviewServer;

beforeAll(async () => {
  server = startProgram({
    DATA_DIR: join(temporary, 'data'),
    SEED_DEMO: 'false',
    JWT_SECRET: 'a secret for packages that is used nowhere else',
  });
  for (const name of ['api-client', 'ui']) await succeed(root, 'npm', 'run', 'build', '-w', `packages/${name}`);
  client = await pack(join(root, 'packages/api-client/dist'), temporary);
  kit = await pack(join(root, 'packages/ui/dist'), temporary);
  await makeProject(forNode, [client], ['socket.io-client', '@types/node']);
  const peers = ['@tanstack/react-query', 'react', 'react-dom', 'socket.io-client', 'tailwindcss'];
  await makeProject(forWeb, [client, kit], [...peers, '@types/react', '@types/react-dom']);
  address = await server.address;
}, aWhile);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(temporary, { recursive: true, force: true });
}, aWhile);

/** Compilers that apps use, each with its module resolution. */
const compilers = [
  { compiler: 'typescript', resolution: { module: 'nodenext' } },
  { compiler: 'typescript7', resolution: { module: 'esnext', moduleResolution: 'bundler' } },
];

const checkTypes = async (project: string, compiler: string, resolution: object, options: object) => {
  const strict = { strict: true, noEmit: true, skipLibCheck: false, allowImportingTsExtensions: true };
  const compilerOptions = { target: 'es2023', ...strict, ...resolution, ...options };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  await succeed(project, 'node', join(root, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false');
};

describe('the client in an empty Node project', () => {
  const ines = {
    name: 'Inês',
    email: 'ines@example.org',
    password: 'four sourdough loaves',
    skillsOffered: ['Portuguese'],
  };
  const jonas = { name: 'Jonas', email: 'jonas@example.org', password: 'a python in the park' };

  beforeAll(() => {
    const { 'skill-search.tsx': _ofTheWeb, ...files } = shownFiles(read('packages/api-client/README.md'));
    const main = [ines, ines, { ...ines, email: 'nowhere' }, jonas]
      .map((account) => `console.log(await signUp(${JSON.stringify(account)}));\n`)
      .join('');
    writeFiles(forNode, { ...files, 'main.ts': `import { signUp } from './sign-up.ts';\n${main}` });
  });

  test.each(compilers)(
    'has types for $compiler with $resolution.module',
    { timeout: aWhile },
    async ({ compiler, resolution }) => {
      await checkTypes(forNode, compiler, resolution, { lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] });
    },
  );

  test('signs up, and shows errors by their codes', async () => {
    const said = (await succeed(forNode, 'node', 'main.ts')).trim().split('\n');
    expect(said).toEqual([
      'Welcome, Inês.',
      'You have an account. Log in instead.',
      expect.stringMatching(/^email: ./),
      'Welcome, Jonas.',
    ]);
  });

  test('lists skills', async () => {
    expect((await succeed(forNode, 'node', 'skills.ts')).split('\n')[0]).toBe('Portuguese');
  });

  test('logs in and chats', async () => {
    expect(await succeed(forNode, 'node', 'chat.ts')).toBe('Sunday at ten?\n');
  });
});

describe('client and kit in an empty project for the web', () => {
  beforeAll(async () => {
    const { 'skill-search.tsx': skills = '' } = shownFiles(read('packages/api-client/README.md'));
    const { '.storybook/main.ts': _storybook, ...files } = shownFiles(read('packages/ui/README.md'));
    writeFiles(forWeb, {
      ...files,
      'skill-search.tsx': skills,
      'skills-page.tsx': [
        "import { createRoot } from 'react-dom/client';",
        "import { SkillSearch } from './skill-search.tsx';",
        `createRoot(document.body.appendChild(document.createElement('div'))).render(<SkillSearch text="portug" />);`,
      ].join('\n'),
      'everything.ts': everythingOf(client) + everythingOf(kit).replaceAll(' n', ' kit'),
      'vite-env.d.ts': "declare module '*.css';\n",
      'index.html': [
        '<!doctype html>',
        '<script type="module" src="/main.tsx"></script>',
        '<script type="module" src="/skills-page.tsx"></script>',
      ].join('\n'),
    });
    await succeed(forWeb, 'vite', 'build');
    site = await preview({
      root: forWeb,
      configFile: false,
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1', proxy: { '/api': address } },
    });
    browser = await chromium.launch(chromiumLaunch);
  }, aWhile);

  test.each(compilers)(
    'have types for $compiler with $resolution.module',
    { timeout: aWhile },
    async ({ compiler, resolution }) => {
      const lib = ['es2023', 'dom', 'dom.iterable'];
      await checkTypes(forWeb, compiler, resolution, { lib, jsx: 'react-jsx', types: [] });
    },
  );

  test('render in a browser, with styles and answers of the server', async () => {
    const page = await browser.newPage({ colorScheme: 'light' });
    page.setDefaultTimeout(30_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Offer a skill' });
    await button.waitFor();
    const styles = await button.evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      return { backgroundColor, fontFamily };
    });
    expect(styles).toEqual({
      backgroundColor: `oklch(${readTokens().color.light.teach.$value.components.join(' ')})`,
      fontFamily: expect.stringContaining('Figtree'),
    });
    await page.getByLabel('What can you teach?').fill('Portuguese');
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Portuguese$/ })
      .waitFor();
    await page.evaluate(() => document.fonts.load('16px Figtree', 'a'));
    expect(await page.evaluate(() => document.fonts.check('16px Figtree', 'a'))).toBe(true);
    expect(problems).toEqual([]);
  });

  test('give an app with Tailwind their classes and tokens', async () => {
    const built = await build({
      root: forWeb,
      configFile: false,
      logLevel: 'silent',
      plugins: [tailwindcss()],
      build: { write: false, rolldownOptions: { input: join(forWeb, 'app.css') } },
    });
    const assets = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
    const css = assets.map((asset) => ('source' in asset ? String(asset.source) : '')).join('');
    expect(css).toContain('.bg-teach{');
    expect(css).toContain('.rounded-card{');
    expect(css).toContain('--color-teach:');
  });

  test('have the theme’s tokens for other tools', () => {
    expect(readTokens()).toEqual(designTokens(read('packages/ui/src/styles/theme.css')));
  });
});

describe('a package', () => {
  test.each(['api-client', 'ui'])('%s imports only what it declares', (name) => {
    const folder = join(root, 'packages', name, 'dist');
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    // Compiled texts import the kit by its own name, which its exports resolve.
    const declared = [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })];
    const imported = globSync('**/*.{js,d.ts}', { cwd: folder }).flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      return [...code.matchAll(/(?:\bfrom |^import |\bimport\()["']((?:@[\w-]+\/)?[\w-][\w.-]*)/gm)].map(
        ([, of = '']) => of,
      );
    });
    expect(imported).toContain('react');
    expect([...new Set(imported)].filter((other) => !declared.includes(other))).toEqual([]);
  });
});

describe('versions', () => {
  const versionOf = (name: string) =>
    (JSON.parse(read(`packages/${name}/package.json`)) as { version: string }).version;

  /** The major version of the client once it is released with its changesets. */
  function nextOfClient(): number {
    const changesets = globSync('.changeset/*.md', { cwd: root }).map(read);
    const isMajor = changesets.some((text) => text.includes("'@skill-exchange/api-client': major"));
    return Number.parseInt(versionOf('api-client'), 10) + (isMajor ? 1 : 0);
  }

  test('the next client has the contract’s major version', () => {
    const { info } = load(read('openapi.yaml')) as { info: { version: string } };
    expect(nextOfClient()).toBe(Number.parseInt(info.version, 10));
  });

  test.each(['api-client', 'ui'])('the changelog of %s begins with its version', (name) => {
    expect(/^## (.*)$/m.exec(read(`packages/${name}/CHANGELOG.md`))?.[1]).toBe(versionOf(name));
  });
});
