import { parseArgs } from 'node:util';

/** What to compare, and how much of it. */
export interface VisualOptions {
  /** Git revisions; '.' is the working tree as it is. */
  readonly before: string;
  readonly after: string;
  /** Beginnings of story ids: 'kit-forms'. None means all. */
  readonly only: readonly string[];
  readonly themes: readonly Theme[];
  /** Of the window, in px. */
  readonly widths: readonly number[];
  /** Folder for the page and its pictures. */
  readonly out: string;
}

export type Theme = 'light' | 'dark';

/** How the command is called. */
export const usage = [
  'npm run visual -- <before> <after> [--only kit-forms] [--themes light,dark] [--widths 390,1440] [--out folder]',
  '',
  "  <before> <after>  git revisions; '.' is the working tree. Without the second it is the working tree.",
  '  --only            stories whose id begins so; may be given more than once.',
].join('\n');

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong, to be shown with `usage`.
 */
export function readOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      themes: { type: 'string', default: 'light,dark' },
      widths: { type: 'string', default: '390,1440' },
      out: { type: 'string', default: 'reports/visual' },
    },
  });
  const [before, after = '.', ...rest] = positionals;
  if (before === undefined || rest.length > 0) throw new Error('Name one or two revisions.');
  const themes = values.themes.split(',').map((theme) => {
    if (theme !== 'light' && theme !== 'dark') throw new Error(`No such theme: ${theme}`);
    return theme;
  });
  const widths = values.widths.split(',').map((width) => {
    if (!/^\d{3,4}$/.test(width)) throw new Error(`Not a width in px: ${width}`);
    return Number(width);
  });
  return { before, after, only: values.only, themes, widths, out: values.out };
}

/** Whether a story is among those that were asked for. */
export function isWanted(id: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((start) => id.startsWith(start));
}
