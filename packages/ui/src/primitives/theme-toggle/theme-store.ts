import { mediaQuery } from '../../lib/media-query.ts';

type Theme = 'light' | 'dark';

/** Local storage key of the chosen theme. */
export const themeKey = 'theme';

const listeners = new Set<() => void>();
const systemIsDark = () => mediaQuery('(prefers-color-scheme: dark)');

/** Returns the chosen theme, or the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark()?.matches ? 'dark' : 'light';
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // If storage is blocked, the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to theme changes on this page, in other tabs and of the system. */
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
  system?.addEventListener('change', listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
    removeEventListener('storage', fromAnotherTab);
  };
}
