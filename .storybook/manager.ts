import { addons } from 'storybook/manager-api';
import { skillExchangeTheme } from './theme.ts';

addons.setConfig({ theme: skillExchangeTheme });
