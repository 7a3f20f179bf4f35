import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
