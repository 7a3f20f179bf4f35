import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLogo, SiteName } from '../../lib/texts/site-name.ts';
import { Wordmark } from './wordmark.tsx';

const meta = { title: 'Components/Site/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Navbar: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('SkillExchange');
  },
};

export const Footer: Story = { args: { size: 'xl' } };

export const OnAnotherBackground: Story = {
  render: () => (
    <div data-theme="dark" className="bg-surface p-8 [--wordmark-ground:var(--color-surface)]">
      <Wordmark size="xl" />
    </div>
  ),
};

/** The logo is not mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const heart =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0c4592" d="M0 0h8v8H0z"/></svg>',
  );

/** With a logo of its own, a community's name is ink. */
export const WithLogo: Story = {
  render: () => (
    <SiteName value="Bibliothek Lindenau">
      <SiteLogo value={heart}>
        <Wordmark />
      </SiteLogo>
    </SiteName>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bibliothek Lindenau')).toBeVisible();
  },
};
