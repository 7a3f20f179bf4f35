import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScopeField } from './scope-field.tsx';

const meta = {
  title: 'Components/Events/ScopeField',
  component: ScopeField,
  args: { label: 'Change', value: 'this', onValueChange: fn() },
} satisfies Meta<typeof ScopeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisDate: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'This date' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All dates' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('all');
  },
};

export const WithHint: Story = { args: { value: 'following', hint: 'Not those that you changed on their own.' } };

export const SomeScopes: Story = {
  args: { scopes: ['this', 'following'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('radio', { name: 'All dates' })).toBeNull();
  },
};
