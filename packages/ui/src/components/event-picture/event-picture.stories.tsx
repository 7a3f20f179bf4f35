import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EventPicture } from './event-picture.tsx';

/** A small landscape that needs no network. */
const cover =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 5"%3E%3Cpath fill="%23a8d5e5" d="M0 0h12v5H0z"/%3E%3Cpath fill="%23587d5b" d="m0 5 4-3 3 2 3-3 2 2v2z"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Events/EventPicture',
  component: EventPicture,
  args: { event: makeEvent({ cover }), className: 'aspect-[12/5] max-w-96 rounded-card' },
} satisfies Meta<typeof EventPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByAltText('')).toHaveAttribute('src', cover));
  },
};

export const WithoutCover: Story = {
  args: { event: makeEvent({ cover: '' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** The pattern stays if the cover fails to load. */
export const BrokenCover: Story = {
  args: { event: makeEvent({ cover: 'data:image/png;base64,' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Canceled: Story = { args: { event: makeEvent({ cover, status: 'Cancelled' }) } };
