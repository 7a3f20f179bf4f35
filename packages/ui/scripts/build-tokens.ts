// Copies the design tokens into the package. A test compares them with the theme.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
cpSync(join(folder, 'tokens/tokens.json'), join(folder, 'dist/tokens.json'));
