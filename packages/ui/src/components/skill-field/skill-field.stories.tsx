import { allSkills } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { SkillField } from './skill-field.tsx';

const catalog = allSkills();

type SkillFormProps = {
  mode?: 'single' | 'multi';
  allowNew?: boolean;
  initial: readonly PickedSkill[];
  onSend: (names: readonly string[]) => void;
};

function SkillForm({ initial, onSend, ...field }: SkillFormProps) {
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { skills: initial } });
  return (
    <form
      aria-label="Skills"
      className="grid max-w-md gap-4 pb-80"
      onSubmit={handleSubmit(({ skills }) => onSend(skills.map(({ name }) => name)))}
    >
      <SkillField
        control={control}
        name="skills"
        label="Skills"
        kind="teach"
        search={async (query) => catalog.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))}
        {...field}
      />
      <button type="submit">Send</button>
    </form>
  );
}

/** The skills of a form: `SkillPicker` with its label and its error. */
const meta = {
  title: 'Components/Skills/SkillField',
  component: SkillForm,
  args: { allowNew: true, initial: [], onSend: fn() },
} satisfies Meta<typeof SkillForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: [{ name: 'Chess' }] } };

/** A new name left in the box is not added; the form waits until it is added or the box is empty. */
export const TextLeftInTheBox: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(box, 'Juggl');
    await userEvent.tab();
    await canvas.findByText('Add it from the list, or clear the box.');
    await userEvent.click(send);
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('Juggl');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await waitFor(() => expect(box).toBeValid());
    await userEvent.type(box, 'python');
    await userEvent.click(send);
    await canvas.findByRole('button', { name: 'Remove Python' });
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(['Python']));
  },
};

/** A field that only accepts skills of the catalog says so. */
export const NotInTheCatalog: Story = {
  tags: ['interaction'],
  args: { mode: 'single', allowNew: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Juggl');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Pick a skill from the list.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Enter never submits the surrounding form. */
export const EnterDoesNotSubmit: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};
