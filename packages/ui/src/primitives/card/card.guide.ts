import type { ComponentGuide } from '../../docs/component-guide.ts';

export const cardGuide: ComponentGuide = {
  anatomy: [
    ['card', 'A hairline, a soft shadow and clipped corners; no padding, so that a picture can fill it'],
    ['content', 'A heading first, at most two actions at its end'],
  ],
  defaults: { as: 'div' },
  do: [{ story: 'AsArticle', words: 'One thing of a list, with its heading: an article.' }],
  dont: [{ story: 'ExampleNested', words: 'A card in a card has two edges for one thing. Divide by space or a line.' }],
  keyboard: [],
  announced: ['As an article it is a landmark of lists, by its heading. As a div it says nothing.'],
};
