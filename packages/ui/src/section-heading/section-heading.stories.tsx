import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Kit/SectionHeading',
  component: SectionHeading,
  args: { title: 'Featured Events' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Events' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    end: (
      <Button asChild variant="secondary" size="sm">
        <a href="#events">Explore More</a>
      </Button>
    ),
  },
};

export const Teach: Story = { args: { title: 'Created Events', direction: 'teach', scale: 'panel' } };
export const Learn: Story = { args: { title: 'Enrolled Events', direction: 'learn', scale: 'panel' } };
export const LongTitle: Story = {
  args: { title: 'Everything that anybody near you would like to learn before winter', direction: 'learn' },
};
