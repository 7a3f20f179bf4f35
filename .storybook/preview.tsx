import { setFacesFolder } from '@skill-exchange/api-mocks/faces';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '@skill-exchange/ui/styles.css';
import './preview.css';
import { chooseAxe } from './axe-choice.ts';
import { setStoryClock } from './clock/story-clock.ts';
import { loadStoryTexts, localeChoices, setStoryLocale } from './clock/story-locale.ts';
import { overrideTimeZone, placeChoices, storyPlace } from './clock/story-time-zone.ts';
import { communityChoices, withCommunity } from './communities.tsx';
import { withEmulation, withRoute, withServerState, withTheme, withTimeZone } from './decorators.tsx';
import { ThemedDocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { defaultArgs, defaultArgTypes } from './guide-defaults.ts';
import { assertStatesWereMet, untilAnswered, watchRequests } from './met-states.ts';
import { modes } from './modes.ts';
import { assertFitsTheNarrowest } from './narrowest.ts';
import { assertEveryRequestAnswered, startWorker } from './network.ts';
import { chosenNetworkAfter, networkChoices, withChosenNetwork } from './network-choice.tsx';
import { assertQuietConsole, watchConsole } from './strict-console.ts';

configure({
  // Timeout of `findBy` and `waitFor` in ms, long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // By default each failed attempt of `findBy` and `waitFor` prints the whole page into an error that nobody reads.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

overrideTimeZone();
// Before any story makes a member.
setFacesFolder(`${import.meta.env.BASE_URL}faces`);

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

// Tests need violations only; passes double axe's time.
const isTest = '__vitest_browser__' in globalThis;
const axeOptions = isTest ? { resultTypes: ['violations', 'incomplete'] } : {};

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    backgrounds: { disabled: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { container: ThemedDocsContainer, page: DocsPage },
    viewport: {
      options: {
        narrow: viewport('Narrowest, 320', 320, 640),
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        laptop: viewport('Laptop, 1024', 1024, 768),
        desktop: viewport('Desktop, 1440', 1440, 900),
      },
    },
    options: {
      storySort: {
        // All states of a component stand on top, whichever of its files they are in.
        includeNames: true,
        order: [
          'Welcome',
          'Status',
          'Foundations',
          ['Introduction'],
          'Primitives',
          ['*', ['Guide']],
          'Components',
          ['*', ['Guide', '*', ['Docs', 'All states']]],
          'Screens',
          'Flows',
          'Pages',
          'State matrix',
          'Contract fields',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    community: {
      description: 'A community with its own name, colors and font',
      toolbar: { icon: 'home', items: communityChoices, dynamicTitle: true },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    timeZone: {
      description: 'Time zone of the browser',
      toolbar: { icon: 'time', items: placeChoices, dynamicTitle: true },
    },
    locale: {
      description: 'Language of the texts',
      toolbar: { icon: 'chromatic', items: localeChoices, dynamicTitle: true },
    },
    motion: {
      description: 'Motion, as the system asks for it',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion: as the system says' },
          { value: 'reduce', title: 'Motion: reduced' },
        ],
        dynamicTitle: true,
      },
    },
    colors: {
      description: "Colors: the theme's, or the system's, imitated",
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'theme', title: "Colors: the theme's" },
          { value: 'forced', title: 'Colors: forced' },
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'What the network does to every call',
      toolbar: { icon: 'globe', items: networkChoices, dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'system',
    community: 'ours',
    direction: 'ltr',
    timeZone: storyPlace,
    locale: 'en-US',
    motion: 'system',
    colors: 'theme',
    network: 'story',
    axe: 'all',
  },
  argTypesEnhancers: [defaultArgTypes],
  argsEnhancers: [defaultArgs],
  loaders: [loadStoryTexts, chosenNetworkAfter(mswLoader(startWorker))],
  decorators: [withRoute, withServerState, withChosenNetwork, withTimeZone, withEmulation, withCommunity, withTheme],
  beforeEach: (story) => {
    chooseAxe(story);
    watchRequests();
    const undo = [setStoryClock(story.parameters.now), watchConsole(), () => setStoryLocale('en-US')];
    return () => {
      for (const each of undo) each();
    };
  },
  afterEach: async ({ globals, parameters }) => {
    setStoryLocale(globals.locale);
    // The toolbar overrides the network, so the story's own checks do not apply.
    if (globals.network !== 'story') return;
    // Without `play`, which leads to some of the states.
    if (globals.locale === 'ar') await untilAnswered();
    else await assertStatesWereMet(parameters.network);
    assertFitsTheNarrowest(parameters.layout);
    assertQuietConsole();
    assertEveryRequestAnswered();
  },
};

export default preview;
