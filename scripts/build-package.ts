// Runs a package's `build` in its folder: writes `dist`, a complete package for `npm pack` and `npm publish`. The
// workspace itself exports its TypeScript sources, which Vite and Node run directly.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts } from '@skill-exchange/texts/compile-texts';
import { transformSync } from 'rolldown/utils';
import { root } from './lib/environment.ts';
import { publishedManifest } from './lib/published-manifest.ts';
import { run } from './lib/run.ts';

const folder = process.cwd();
const dist = join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
process.exitCode = await run('node', ['node_modules/typescript7/bin/tsc', '-p', join(folder, 'tsconfig.build.json')]);
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const declarations = readFileSync(join(dist, file), 'utf8')
    // The compiler keeps extensions in declarations, which it understands but editors do not.
    .replaceAll(/(["']\.{1,2}\/[^"'\n]*)\.tsx?(?=["'])/g, '$1.js')
    // It names types where they are declared, but an app has the package that re-exports them.
    .replaceAll('import("@tanstack/query-core")', 'import("@tanstack/react-query")');
  writeFileSync(join(dist, file), declarations);
}
// The compiler of TypeScript keeps Lingui's macros.
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.stories.tsx', '**/*.test.ts'] })) {
  const source = readFileSync(join(folder, file), 'utf8');
  const compiled = await compileTexts(source, file);
  if (compiled === null) continue;
  const { code } = transformSync(`${file}.jsx`, compiled);
  const script = code.replaceAll(/(["']\.{1,2}\/[^"'\n]*)\.tsx?(?=["'])/g, '$1.js');
  writeFileSync(join(dist, file.replace(/^src\//, '').replace(/\.tsx?$/, '.js')), script);
}
for (const file of globSync('**/*.{css,woff2,txt}', { cwd: join(folder, 'src') })) {
  cpSync(join(folder, 'src', file), join(dist, file));
}
for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, file), join(dist, file));
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
const manifest = publishedManifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
