import type { StoryContext } from '@storybook/react-vite';

/** States of the network in which a page shows what it has. In others it shows an error or a skeleton of the kit. */
const answering = ['success', 'empty'];

/** One in so many of the stories that axe could check. */
const oneIn = 3;

/**
 * Leaves axe out of most stories unless the global `axe` asks for all: it takes almost as long as the story itself. What
 * remains is a third of the stories at rest whose network answers. `npm test -- long` runs axe on all of them.
 */
export function chooseAxe({ id, globals, tags, parameters }: StoryContext): void {
  if (globals.axe === 'all') return;
  const states = Object.values(parameters.network ?? {}).map(String);
  if (!isSample(id) || tags.includes('interaction') || states.some((state) => !answering.includes(state)))
    parameters.a11y = { ...parameters.a11y, test: 'off' };
}

/** Chooses by the letters of the id: the same stories in every run, spread over all components and pages. */
function isSample(id: string): boolean {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % oneIn === 0;
}
