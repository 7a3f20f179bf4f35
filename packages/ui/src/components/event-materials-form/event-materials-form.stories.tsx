import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventMaterialsForm } from './event-materials-form.tsx';

const meta = {
  title: 'Components/Events/EventMaterialsForm',
  component: EventMaterialsForm,
  args: { event: {}, onShow: fn(), onCancel: fn() },
} satisfies Meta<typeof EventMaterialsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'No links yet' };

export const Filled: Story = {
  name: 'With a recording and slides',
  args: { event: { recording: 'https://video.example.org/sourdough' } },
};

export const Sending: Story = { name: 'The links are being saved', args: { pending: true } };

export const Fails: Story = { name: 'The links were not saved', args: { failure: 'This event is not over yet.' } };

export const Shows: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Recording'), 'video.example.org/sourdough');
    await userEvent.click(canvas.getByRole('button', { name: 'Show to guests' }));
    const links = { recording: 'https://video.example.org/sourdough', slides: '' };
    await expect(args.onShow).toHaveBeenCalledWith(links);
  },
};

export const WithoutHttps: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Slides'), 'http://slides.example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Show to guests' }));
    await expect(await canvas.findByText('Please enter a link that begins with https://.')).toBeVisible();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};
