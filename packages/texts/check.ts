// Checks the texts of the product, as part of `npm run check`:
//   - the catalogs have the texts of the code, no more and no less
//   - the offered languages are complete
//   - a translation has the placeholders of its text, and the words of the language's glossary
//   - no text is outside of the catalogs
//   - pages load the catalogs of what they show
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { configPath } from './src/config-path.ts';
import { glossaryProblem, readGlossary } from './src/glossary.ts';
import { offeredLanguages, sourceLanguage } from './src/languages.ts';
import { loadingProblems } from './src/loaded-parts.ts';
import { notSources, notTexts, translatedSources } from './src/parts.ts';
import { placeholderProblem } from './src/placeholders.ts';
import { plainTexts } from './src/plain-texts.ts';

const config = getConfig({ configPath });
const problems: string[] = [];

function lingui(...args: string[]): void {
  try {
    execFileSync('lingui', ['check', ...args, '--config', configPath, '--verbose'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    problems.push(`${stdout}${stderr}`, 'Run `npm run generate -w packages/texts`.');
  }
}

lingui('sync', '--clean');
const translated = offeredLanguages.filter((language) => language !== sourceLanguage);
if (translated.length > 0) lingui('missing', '--mode', 'catalog', '--locale', translated.join(','));

for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales) {
    const glossary = readGlossary(locale);
    for (const [id, { translation, obsolete }] of Object.entries((await catalog.read(locale)) ?? {})) {
      if (!translation || obsolete) continue;
      const problem = placeholderProblem(id, translation) ?? glossaryProblem(glossary, id, translation);
      if (problem !== null) problems.push(`${catalog.getFilename(locale)}: '${translation}' ${problem}`);
    }
  }
}

problems.push(...loadingProblems(`${config.rootDir}`, ['apps/web/src/entry-client.tsx']));

const files = globSync(translatedSources, { cwd: `${config.rootDir}`, exclude: notSources });
for (const file of files.toSorted()) {
  for (const { line, text } of plainTexts(readFileSync(`${config.rootDir}/${file}`, 'utf8'), file)) {
    if (!notTexts.has(text)) problems.push(`${file}:${line}: '${text}' is in no catalog. Write t\`${text}\`.`);
  }
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
