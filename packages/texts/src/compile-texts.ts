import { getConfig } from '@lingui/conf';
import { mapMacroOptions, transform } from '@lingui/native-tools';
import { configPath } from './config-path.ts';
import { inlineTexts } from './inline-texts.ts';

const macro = { ...mapMacroOptions(getConfig({ configPath })), descriptorFields: 'all' as const };

/** Compiles the texts of a TypeScript module, as the Vite plugin does; null for a module without texts. */
export async function compileTexts(source: string, file: string): Promise<string | null> {
  if (!/from '@lingui\/(?:core|react)\/macro'/.test(source)) return null;
  const { code } = await transform(source, file, { macro, sourceMaps: false });
  return inlineTexts(code, file).code;
}
