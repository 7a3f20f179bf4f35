export type Theme = 'light' | 'dark';

/** Where the choice is kept in local storage. Without one, the page follows the system. */
export const themeKey = 'theme';

const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme that the page shows now: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it, where the browser lets us. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever the theme changes: here, in another tab, or in the system. */
export function subscribeToTheme(listener: () => void) {
  const system = systemIsDark();
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    if (event.newValue === 'light' || event.newValue === 'dark') {
      document.documentElement.dataset.theme = event.newValue;
    } else delete document.documentElement.dataset.theme;
    listener();
  };
  listeners.add(listener);
  system.addEventListener('change', listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    removeEventListener('storage', fromAnotherTab);
  };
}
