import { colorProperties, defaultHues, type Hues } from '@skill-exchange/api-client/community-colors';
import { defaultSiteName, SiteName } from '@skill-exchange/ui/lib/texts/site-name';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

interface Community extends Hues {
  name: string;
  language: string;
  /** The font of headings, unless it is the theme's. */
  display?: string;
}

/** Three communities that set themselves up in different ways. */
const communities: Record<string, Community> = {
  ours: { name: defaultSiteName, language: 'en', ...defaultHues },
  library: { name: 'Lindenau Library', language: 'en', teachHue: 258, learnHue: 62, display: 'Georgia, serif' },
  university: { name: 'Tauschbörse der Universität', language: 'de', teachHue: 15, learnHue: 190 },
};

export const communityChoices = [
  { value: 'ours', title: 'Community: ours' },
  { value: 'library', title: 'Community: a library in blue, with a serif' },
  { value: 'university', title: 'Community: a university, with a German name' },
];

const fonts = ['--font-display', '--font-display-xl'];

// What `play` looks for has our name: tests see the colors and the font of another community alone.
const isTest = '__vitest_browser__' in globalThis;

/** Sets colors, font and language on the document, as portals are outside the story. A story starts anew in another community. */
export const withCommunity: Decorator = (Story, { globals }) => {
  const key = String(globals.community);
  const { name, language, display, ...hues } = communities[key] ?? (communities.ours as Community);
  const page = document.documentElement;
  page.lang = isTest ? 'en' : language;
  const chosen = colorProperties(hues);
  for (const property of Object.keys(colorProperties(defaultHues, { isWhole: true }))) {
    if (property in chosen) page.style.setProperty(property, chosen[property] as string);
    else page.style.removeProperty(property);
  }
  for (const font of fonts) {
    if (display === undefined) page.style.removeProperty(font);
    else page.style.setProperty(font, display);
  }
  return (
    <Fragment key={key}>
      <SiteName value={isTest ? defaultSiteName : name}>
        <Story />
      </SiteName>
    </Fragment>
  );
};
