import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Radio, RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who may join',
    onValueChange: fn(),
    children: [
      <Radio key="ask" value="ask" label="People I approve" hint="You see each request first." />,
      <Radio key="all" value="all" label="Everyone, until it is full" />,
      <Radio key="invited" value="invited" label="Only people I invite" disabled />,
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};

export const UnchosenPressed: Story = {
  ...Unchosen,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who may join' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'People I approve' })).toHaveAccessibleDescription(
      'You see each request first.',
    );
    await userEvent.click(canvas.getByText('Everyone, until it is full'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
  },
};

export const Chosen: Story = { args: { defaultValue: 'ask' } };

/** The arrow keys select and skip disabled choices. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  args: { defaultValue: 'ask' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'People I approve' })).toHaveFocus();
    // Radix selects on focus only while the arrow key is down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Everyone/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'People I approve' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose who may join.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose who may join.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ask' } };

export const LongText: Story = {
  args: {
    className: 'max-w-70',
    children: <Radio value="long" label={'averyveryveryverylongwordthatneverends '.repeat(3)} />,
  },
};
