import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignUpsField } from './sign-ups-field.tsx';

const meta = {
  title: 'Components/Events/SignUpsField',
  tags: ['!stable', 'new'],
  component: SignUpsField,
} satisfies Meta<typeof SignUpsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sign-ups close' });
    await expect(select).toHaveDisplayValue('When the event ends');
    const options = within(select).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'When the event ends',
      'When it starts',
      '1 hour before it starts',
      '2 hours before it starts',
      '12 hours before it starts',
      '1 day before it starts',
      '2 days before it starts',
      '1 week before it starts',
    ]);
  },
};

/** Another client may have chosen other minutes. */
export const OfAnotherClient: Story = {
  args: { saved: 95, defaultValue: '95' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('95 minutes before it starts');
  },
};
