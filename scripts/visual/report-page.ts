import type { Difference } from './compare-drawings.ts';

/** What the page tells. */
export interface VisualReport {
  readonly before: string;
  readonly after: string;
  /** How many stories were drawn, and in how many ways each. */
  readonly stories: number;
  readonly ways: number;
  readonly differences: readonly Difference[];
  /** Stories that did not get through, by 'id theme width', as of now. */
  readonly failed: readonly string[];
  /** Stories wider than the window, as of now. */
  readonly overflowing: readonly string[];
}

/** The file name of one picture of a difference. */
export function pictureName(key: string, which: 'before' | 'after' | 'marked'): string {
  return `${key.replaceAll(' ', '-')}-${which}.png`;
}

/** One page with what differs, side by side. Its pictures lie beside it in `pictures/`. */
export function reportPage(report: VisualReport): string {
  const { before, after, differences, stories, ways } = report;
  const title = `${differences.length} differences from ${before} to ${after}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
<p>${stories} stories, each drawn in ${ways} ways.</p>
${list('Did not get through', report.failed)}
${list('Wider than the window', report.overflowing)}
${differences.map(section).join('\n')}
</html>
`;
}

function section({ key, kind, before, after, marked, pixels }: Difference): string {
  const story = (after ?? before)?.story;
  const [, theme = '', width = ''] = key.split(' ');
  const what = kind === 'changed' ? `${pixels.toLocaleString('en-US')} pixels` : kind;
  const picture = (which: 'before' | 'after' | 'marked', label: string) =>
    `<figure><figcaption>${label}</figcaption><a href="pictures/${pictureName(key, which)}">` +
    `<img loading="lazy" src="pictures/${pictureName(key, which)}" alt="${label}"></a></figure>`;
  return `<section>
<h2>${escapeHtml(`${story?.title ?? ''} · ${story?.name ?? ''}`)}</h2>
<p>${escapeHtml(theme)}, ${escapeHtml(width)} px, ${what}. <code>${escapeHtml(story?.id ?? key)}</code></p>
<div class="pictures">
${before ? picture('before', 'Before') : ''}
${after ? picture('after', 'After') : ''}
${marked ? picture('marked', 'Difference') : ''}
</div>
</section>`;
}

function list(heading: string, keys: readonly string[]): string {
  if (keys.length === 0) return '';
  return `<h2>${heading}</h2>\n<ul>${keys.map((key) => `<li><code>${escapeHtml(key)}</code></li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
section { border-top: 1px solid; padding-block: 1.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid; }
`;
