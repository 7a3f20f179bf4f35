import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { onSystemTheme, storybookThemeFor } from './theme.ts';

addons.setConfig({ theme: storybookThemeFor('system') });

// The sidebar and the panels follow the toolbar's theme, as the story does.
addons.register('skill-exchange/theme', (api) => {
  const follow = () => api.setOptions({ theme: storybookThemeFor(api.getGlobals().theme) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  onSystemTheme(follow);
});
