import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const scale = [
  { look: 'type-hero', words: 'Swap an hour', use: 'One per site: the promise' },
  { look: 'type-h1', words: 'Inês Carvalho', use: 'What this page is' },
  { look: 'type-h2', words: 'Featured Events', use: 'A part of the page' },
  { look: 'type-h3', words: 'Sourdough from a cold fridge', use: 'A card, a dialog' },
  { look: 'type-h4', words: 'An error occurred while fetching users.', use: 'A state' },
  {
    look: 'text-lead',
    words: 'I bake for everyone who is around on Sundays.',
    use: 'One or two sentences below a title',
  },
  { look: 'text-body', words: 'Keep one jar in the fridge and bake whenever you like.', use: 'Reading' },
  { look: 'text-small', words: '7:00 PM UTC · 8:00 PM your time', use: 'Facts, labels, hints' },
  { look: 'text-cap', words: 'Sent 6:41 PM', use: 'What may be missed' },
] as const;

export const Scale: Story = {
  render: () => (
    <div className="grid gap-8">
      <p className="type-h1">Type</p>
      <p className="max-w-[44em] text-lead text-ink-2">
        Bricolage Grotesque speaks, in one weight: it narrows as it grows. Figtree explains.
      </p>
      <dl className="grid gap-8">
        {scale.map(({ look, words, use }) => (
          <div key={look} className="grid gap-2 border-t border-line pt-4">
            <dt className="flex flex-wrap justify-between gap-x-6 text-small text-ink-2">
              <code className="font-mono text-cap">{look}</code> {use}
            </dt>
            <dd className={`${look} wrap-anywhere`}>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(document.fonts.check('700 40px "Bricolage Grotesque"')).toBe(true));
    await expect(document.fonts.check('400 17px "Figtree"')).toBe(true);
  },
};

/** Characters outside the basic file load a second font file on demand. */
export const ExtendedLatin: Story = {
  render: () => (
    <div className="grid gap-3">
      {['Łukasz Żak', 'Inês Carvalho', 'Žofie Dvořáková', 'Åsa Öberg', 'Gökçe Şahin'].map((name) => (
        <p key={name} className="flex flex-wrap items-baseline gap-x-4">
          <span className="type-h2">{name}</span> {name}
        </p>
      ))}
    </div>
  ),
};
