import { create } from 'storybook/theming';

/** The fonts and the wordmark's look are in manager-head.html. */
const shared = {
  brandTitle: '<span class="wordmark"><span>Skill</span><span>Exchange</span></span>',
  brandTarget: '_self',
  fontBase: "'Figtree', system-ui, sans-serif",
  appBorderRadius: 10,
  inputBorderRadius: 10,
} as const;

/** Themes of Storybook's UI in the product's colours; it does not support custom properties. */
export const storybookThemes = {
  light: create({
    ...shared,
    base: 'light',
    appBg: '#f3f4ef',
    appContentBg: '#fbfbf8',
    appPreviewBg: '#fbfbf8',
    appBorderColor: '#d8dbd4',
    colorPrimary: '#0b573c',
    colorSecondary: '#0b573c',
    textColor: '#0c1a14',
    textMutedColor: '#4c5751',
    barBg: '#fbfbf8',
    barTextColor: '#4c5751',
    barSelectedColor: '#0b573c',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    appBg: '#0b1511',
    appContentBg: '#121e19',
    appPreviewBg: '#0b1511',
    appBorderColor: '#34423b',
    colorPrimary: '#8fe0b6',
    colorSecondary: '#4cc190',
    textColor: '#f1f4ec',
    textMutedColor: '#b0bbb3',
    barBg: '#121e19',
    barTextColor: '#b0bbb3',
    barHoverColor: '#8fe0b6',
    barSelectedColor: '#8fe0b6',
    inputBg: '#0b1511',
    inputBorder: '#34423b',
    inputTextColor: '#f1f4ec',
  }),
};

const system = matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme for a choice of the toolbar; all but 'light' and 'dark' follow the system. */
export function storybookThemeFor(choice: unknown) {
  if (choice === 'light' || choice === 'dark') return storybookThemes[choice];
  return system.matches ? storybookThemes.dark : storybookThemes.light;
}

/** Calls back when the system's theme changes. Returns the cleanup. */
export function onSystemTheme(listener: () => void) {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}
