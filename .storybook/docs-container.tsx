import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useSyncExternalStore } from 'react';
import { onSystemTheme, storybookThemeFor } from './theme.ts';

/** Stories set `data-theme`; without one the page follows the system. */
function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const stop = onSystemTheme(listener);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Storybook's container in the theme of the stories on the page. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => storybookThemeFor(document.documentElement.dataset.theme));
  return <DocsContainer {...props} theme={theme} />;
}
