import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleImage } from '../../primitives/file-drop/sample-image.ts';
import { EventCoverField } from './event-cover-field.tsx';

const meta = {
  title: 'Components/Events/EventCoverField',
  component: EventCoverField,
  args: { hasCover: false, onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof EventCoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCover: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    const photo = sampleImage();
    await userEvent.upload(canvas.getByLabelText('Add a photo'), photo);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(photo));
  },
};

export const WithCover: Story = {
  tags: ['interaction'],
  args: { hasCover: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(args.onRemove).toHaveBeenCalled();
    await expect(canvas.getByLabelText('Change photo')).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { hasCover: true, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  args: { failure: 'Max file size is 5MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add a photo')).toHaveAccessibleDescription('Max file size is 5MB.');
  },
};

/** A file that is not an image is not sent. */
export const AnotherFile: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const text = new File(['words'], 'words.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Add a photo'), text, { applyAccept: false });
    await waitFor(() => expect(canvas.getByLabelText('Add a photo')).toBeInvalid());
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
