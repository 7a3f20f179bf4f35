import { t } from '@lingui/core/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme-store.ts';

type ThemeToggleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>;

/** Switches between light and dark theme; the system's is the default. */
export function ThemeToggle(props: ThemeToggleProps) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'light' ? t`Switch to light theme` : t`Switch to dark theme`}
      onClick={() => chooseTheme(other)}
      {...props}
    >
      {theme === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </IconButton>
  );
}
