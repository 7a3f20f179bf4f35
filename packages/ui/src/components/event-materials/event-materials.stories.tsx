import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EventMaterials } from './event-materials.tsx';

const meta = {
  title: 'Components/Events/EventMaterials',
  component: EventMaterials,
  args: { event: { recording: 'https://video.example.org/sourdough', slides: 'https://slides.example.org/sourdough' } },
} satisfies Meta<typeof EventMaterials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: 'What guests find after the event',
  play: async ({ canvas, args }) => {
    const recording = canvas.getByRole('link', { name: 'Watch the recording' });
    await expect(recording).toHaveAttribute('href', args.event.recording);
    await expect(recording).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'See the slides' })).toBeVisible();
  },
};

export const OnlySlides: Story = {
  name: 'Only slides',
  args: { event: { slides: 'https://slides.example.org/sourdough' } },
};

export const HostWithoutLinks: Story = {
  name: 'You host it, no links yet',
  args: {
    event: {},
    action: (
      <Button variant="secondary" size="sm">
        Add links
      </Button>
    ),
  },
};
