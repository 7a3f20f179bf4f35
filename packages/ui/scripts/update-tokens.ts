// Writes tokens/tokens.json, the theme for tools that are not CSS. Run it after a change of theme.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';

const folder = join(import.meta.dirname, '..');
const theme = readFileSync(join(folder, 'src/styles/theme.css'), 'utf8');
writeFileSync(join(folder, 'tokens/tokens.json'), `${JSON.stringify(designTokens(theme), null, 2)}\n`);
