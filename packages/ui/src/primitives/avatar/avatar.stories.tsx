import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar.tsx';

/** A data URL, so that the story needs no network. */
const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>',
  );

const meta = {
  title: 'Primitives/Display/Avatar',
  component: Avatar,
  args: { id: 'm-ines', name: 'Inês Carvalho' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Inês Carvalho' })).toHaveTextContent('IC');
  },
};

export const Photo: Story = { args: { src: photo } };

export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=avatar-image]')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Inês Carvalho' })).toHaveTextContent('IC');
  },
};

export const UnknownUser: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unknown User' })).toBeVisible();
  },
};

/** Other backends may omit the name. */
export const WithoutAName: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unknown User' })).toBeVisible();
  },
};

export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-3">
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

const names = ['Tomasz Wilk', 'Gwen Lloyd', 'Ravi Menon', 'Anneke de Boer', 'Łukasz Żak', '王 小明', 'Plato', ''];

export const Community: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {names.map((name) => (
        <Avatar key={name} id={`m-${name}`} name={name} />
      ))}
    </div>
  ),
};
