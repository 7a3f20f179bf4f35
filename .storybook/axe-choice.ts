import type { StoryContext } from '@storybook/react-vite';

/** States of the network in which a page shows what it has. In others it shows an error or a skeleton of the kit. */
const answering = ['success', 'empty'];

/**
 * Leaves axe out of most stories unless the global `axe` asks for all: it takes almost as long as the story itself. What
 * remains are stories at rest whose network answers. `npm test -- long` runs axe on all of them.
 */
export function chooseAxe({ globals, tags, parameters }: StoryContext): void {
  if (globals.axe === 'all') return;
  const states = Object.values(parameters.network ?? {}).map(String);
  if (tags.includes('interaction') || states.some((state) => !answering.includes(state)))
    parameters.a11y = { ...parameters.a11y, test: 'off' };
}
