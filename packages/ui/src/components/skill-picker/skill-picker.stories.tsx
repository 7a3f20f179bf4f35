import { allSkills } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { skillPickerGuide } from './skill-picker.guide.ts';
import { SkillPicker } from './skill-picker.tsx';

const catalog = allSkills();
const matching = (query: string) => catalog.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));

function ControlledPicker({ value, onValueChange, ...props }: ComponentProps<typeof SkillPicker>) {
  const [skills, setSkills] = useState(value);
  return (
    <div className="max-w-md pb-80">
      <SkillPicker
        {...props}
        value={skills}
        onValueChange={(next) => {
          setSkills(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Skills/SkillPicker',
  parameters: { guide: skillPickerGuide },
  component: SkillPicker,
  render: (args) => <ControlledPicker {...args} />,
  args: {
    label: 'Skills',
    kind: 'teach',
    value: [],
    onValueChange: fn(),
    search: fn(async (query: string): Promise<readonly PickedSkill[]> => matching(query)),
  },
} satisfies Meta<typeof SkillPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const chess = { name: 'Chess' };
const python = { name: 'Python' };

export const Empty: Story = {};
export const Wanted: Story = { args: { kind: 'learn', value: [chess, python] } };
export const Disabled: Story = { args: { disabled: true, value: [chess] } };
export const Invalid: Story = { args: { required: true, error: 'Required' } };

/** The input is next to the last chip, also when chips wrap. */
export const LongNames: Story = {
  args: { value: [{ name: 'Repairing mechanical cameras from the nineteen-fifties' }, chess, python] },
  play: async ({ canvas }) => {
    const last = canvas.getByText('Python').getBoundingClientRect();
    const box = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(box.top).toBeLessThan(last.bottom);
    await expect(box.left).toBeGreaterThan(last.right);
  },
};

/** Arrow keys cycle, Enter selects, Backspace removes. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(box, 'ch');
    await canvas.findByRole('option', { name: 'Chess' });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    const marked = canvas.getByRole('option', { selected: true });
    await expect(box).toHaveAttribute('aria-activedescendant', marked.id);
    const name = marked.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name })]);
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'ch');
    await waitFor(() => expect(canvas.queryByText('Searching...', { selector: 'div' })).toBeNull());
    await expect(canvas.queryByRole('option', { name })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('ch');
    await userEvent.clear(box);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Removes: Story = {
  tags: ['interaction'],
  args: { value: [chess, python] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/skills/i)).toBe(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chess' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([python]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByText('Chess removed')).toBeInTheDocument();
  },
};

/** Single mode replaces the selection. */
export const Single: Story = {
  tags: ['interaction'],
  args: { mode: 'single', label: 'Skill you teach', value: [chess] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pyth');
    await userEvent.click(await canvas.findByRole('option', { name: 'Python' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining(python)]);
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A new name is the last option; duplicates are ignored. */
export const NewNames: Story = {
  tags: ['interaction'],
  args: { allowNew: true, value: [chess], hint: 'Type to search, or name a new one and press Enter.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Tin whistle');
    await canvas.findByRole('option', { name: 'Add “Tin whistle”' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([chess, { name: 'Tin whistle' }]);
    await userEvent.type(box, ' CHESS {Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

const juggling = { name: 'Juggling' };

/** Enter picks the highlighted option, also while a longer text is searched. */
export const MarkedWhileTyping: Story = {
  tags: ['interaction'],
  args: { allowNew: true, search: fn(async (_query: string) => [juggling]) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Jugg');
    await canvas.findByRole('option', { name: 'Juggling' });
    await userEvent.type(box, 'l{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([juggling]);
  },
};

/** An option under the pointer is highlighted: Enter picks it. */
export const MarkedByPointer: Story = {
  tags: ['interaction'],
  args: { allowNew: true, search: fn(async (_query: string) => [juggling]) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Juggl');
    const option = await canvas.findByRole('option', { name: 'Juggling' });
    await userEvent.hover(option);
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([juggling]);
  },
};

/** Commas and semicolons separate skills. */
export const SeveralAtOnce: Story = {
  tags: ['interaction'],
  args: { allowNew: true, search: fn(async (_query: string) => []) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Guitar, Piano; Cooking,');
    await canvas.findByRole('option', { name: 'Add “Guitar”, “Piano”, “Cooking”' });
    await userEvent.keyboard('{Enter}');
    const picked = ['Guitar', 'Piano', 'Cooking'].map((name) => ({ name }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(picked);
  },
};

/** 30 skills are the maximum; the last ones are counted. */
export const Full: Story = {
  tags: ['interaction'],
  args: { allowNew: true, value: Array.from({ length: 29 }, (_, index) => ({ name: `Skill ${index + 1}` })) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveAccessibleDescription('29 of 30 skills');
    await userEvent.type(box, 'Kites, Boats{Enter}');
    await expect(canvas.getByText('30 of 30 skills')).toBeVisible();
    await expect(canvas.queryByText('Boats')).toBeNull();
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.type(box, 'Boats{Enter}');
    await expect(
      canvas.getByText('30 skills is the limit. Remove one to add another.', { selector: 'div' }),
    ).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
  },
};

/** A new name with mixed alphabets is rejected with an error. */
export const DeceptiveNewName: Story = {
  tags: ['interaction'],
  args: { allowNew: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Skills' });
    // With a Cyrillic o.
    await userEvent.type(box, 'Pythоn{Enter}');
    await canvas.findByText('Mixes two alphabets in one word; type each word in one.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'Pythonistas{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith([{ name: 'Pythonistas' }]);
    await expect(box).toBeValid();
  },
};

/** A typed name that matches is selected on blur. */
export const SelectsOnBlur: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'python');
    await canvas.findByRole('option', { name: 'Python' });
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining(python)]);
    await expect(canvas.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  },
};

export const ExampleWrongLane: Story = {
  tags: ['example'],
  args: { label: 'Skills I want to learn', kind: 'teach', value: [chess] },
};
