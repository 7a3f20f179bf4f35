import { describe, expect, it } from 'vitest';
import { compileTexts } from '../src/compile-texts.ts';

/** Returns what a module with these lines becomes, without spaces. */
async function compiled(...lines: string[]): Promise<string> {
  const macros = `import { msg, plural, t } from '@lingui/core/macro';\nimport { Trans } from '@lingui/react/macro';\n`;
  return ((await compileTexts(macros + lines.join('\n'), 'module.tsx')) ?? '').replaceAll(/\s+/g, '');
}

describe('the texts of a module', () => {
  it('are their own ids', async () => {
    expect(await compiled('export const read = () => t`Sign up`;')).toContain('$_i18n._(/*i18n*/{id:"Signup",})');
  });

  it('are compiled if they have placeholders', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a module
    const code = await compiled('export const hello = (name: string) => t`Hi ${name}`;');
    expect(code).toContain('{id:"Hi{name}",message:["Hi",["name"]],values:{name:name}}');
  });

  it('have plurals', async () => {
    const code = await compiled("export const days = (n: number) => plural(n, { one: '# day', other: '# days' });");
    expect(code).toContain('message:[["n","plural",{"one":["#","day"],"other":["#","days"]}]]');
  });

  it('may contain elements with texts of their own', async () => {
    const code = await compiled('export const A = () => <Trans>New? <a href="/" title={t`Join`}>Sign up</a></Trans>;');
    expect(code).toContain('{id:"New?<0>Signup</0>",components:');
    expect(code).toContain('title={$_i18n._(/*i18n*/{id:"Join",})}');
  });

  it('differ by their context', async () => {
    const code = await compiled("export const read = () => t({ message: 'Open', context: 'verb' });");
    expect(code).toContain('{id:"Open(verb)",message:["Open"],}');
  });

  it('may stand in tables, to be read later', async () => {
    expect(await compiled('export const words = { open: msg`Open` };')).toContain('{id:"Open",}');
  });

  it('are not read while the module loads', async () => {
    const module = compiled('export const words = { open: t`Open` };');
    await expect(module).rejects.toThrow(/read while the module loads/);
  });

  it('have no placeholder that an apostrophe would turn into text', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a module
    const module = compiled("export const keep = (name: string) => t`Keep '${name}'?`;");
    await expect(module).rejects.toThrow(/write another sign/);
  });

  it('are valid messages', async () => {
    const module = compiled("export const read = () => t({ message: 'Hi {name' });");
    await expect(module).rejects.toThrow();
  });
});

it('leaves a module without texts as it is', async () => {
  expect(await compileTexts('export const one = 1;', 'module.ts')).toBeNull();
});
