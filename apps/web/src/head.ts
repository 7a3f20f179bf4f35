/**
 * Runs in the page's head, before anything is drawn and before the app is there. It is written into the document: a
 * file of its own would hold up the first paint for one more way to the server and back.
 */
const page = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: follow the system, and be a visitor.
    return null;
  }
}

// The remembered theme. Without a choice, the style sheet follows the system.
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

/** What waits in a template, before this script: of a page that the server has drawn, or that is for members alone. */
function fetchScripts(of: string): void {
  const scripts = document.getElementById(`scripts-${of}`);
  if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
}

// Whoever holds a token sees the start-up animation and not the visitor's page.
if (stored('token')) {
  page.dataset.start = 'member';
  fetchScripts('page');
  fetchScripts('members');
}

// What lies below the first screen is laid out once that is painted (see styles.css), and then the scripts come.
page.dataset.unpainted = '';
function onPaint(): void {
  delete page.dataset.unpainted;
  fetchScripts('page');
}
new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
// A page in the background is not painted before somebody looks, and not every browser tells of it.
addEventListener('load', () => setTimeout(onPaint, 100));

// What is pressed and typed where nobody listens yet is kept: see app/takeover/replay.ts.
addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!(button instanceof HTMLElement) || button.closest('[data-waiting]') === null) return;
    // Above all, no form is sent by the browser itself.
    event.preventDefault();
    // Enter in a box with a list presses the form's button: it is meant to pick.
    if (document.activeElement?.role !== 'combobox') button.dataset.pressed = '';
  },
  { capture: true },
);
addEventListener(
  'input',
  ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.closest('[data-waiting]') !== null) Object.assign(target, { typed: target.value });
  },
  { capture: true },
);

export {};
