import type { MemberRef } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { CohostField } from './cohost-field.tsx';

const ines: MemberRef = { _id: 'member-1', name: 'Inês Carvalho', photo: '' };

function Field({ value, ...props }: ComponentProps<typeof CohostField>) {
  const [member, setMember] = useState(value);
  return (
    <CohostField
      {...props}
      value={member}
      onValueChange={(next) => {
        setMember(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Events/CohostField',
  tags: ['!stable', 'new'],
  component: CohostField,
  render: (args) => <Field {...args} />,
  args: { value: null, onValueChange: fn(), search: async () => [ines] },
} satisfies Meta<typeof CohostField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Field}
      base={args}
      states={{ 'Nobody is chosen': Empty, 'Somebody is chosen': Chosen, 'A long name': LongName }}
    />
  ),
};

export const Empty: Story = { name: 'Nobody is chosen' };

export const Chosen: Story = { name: 'Somebody is chosen', args: { value: ines } };

export const LongName: Story = {
  name: 'A long name',
  args: { value: { ...ines, name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' } },
};

/** By keyboard: the focus stays with the field. */
export const ChosenAndRemoved: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Co-host (optional)' }), 'in');
    await canvas.findByRole('option', { name: ines.name });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ines);
    await expect(canvas.getByRole('button', { name: `Remove ${ines.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
