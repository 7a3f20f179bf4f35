import { create } from 'storybook/theming';

/** Theme of Storybook's UI in the product's colours; it does not support custom properties. */
export const skillExchangeTheme = create({
  base: 'light',
  brandTitle: 'Skill Exchange',
  brandTarget: '_self',
  fontBase: "'Figtree', system-ui, sans-serif",
  appBg: '#f3f4ef',
  appContentBg: '#fbfbf8',
  appPreviewBg: '#fbfbf8',
  appBorderColor: '#d8dbd4',
  appBorderRadius: 10,
  colorPrimary: '#0b573c',
  colorSecondary: '#0b573c',
  textColor: '#0c1a14',
  textMutedColor: '#4c5751',
  barBg: '#fbfbf8',
  barTextColor: '#4c5751',
  barSelectedColor: '#0b573c',
  inputBorderRadius: 10,
});
