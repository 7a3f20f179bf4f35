import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Primitives/Forms/RatingInput',
  tags: ['specified'],
  component: RatingInput,
  args: { label: 'Rating', value: null, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RatingInput
        {...args}
        value={value}
        onValueChange={(stars) => {
          setValue(stars);
          args.onValueChange(stars);
        }}
      />
    );
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};

export const UnratedPressed: Story = {
  ...Unrated,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Rating' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 Star',
      '2 Stars',
      '3 Stars',
      '4 Stars',
      '5 Stars',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: '4 Stars' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  tags: ['interaction'],
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 Stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 Stars' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose 1 to 5 stars.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose 1 to 5 stars.');
  },
};

export const Disabled: Story = { args: { value: 3, disabled: true } };
