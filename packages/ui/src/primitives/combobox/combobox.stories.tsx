import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { comboboxGuide } from './combobox.guide.ts';
import { Combobox } from './combobox.tsx';

const cities = ['Berlin', 'Bergen', 'Bern', 'Lisbon', 'Porto'];

function Cities({ text, onPick, ...props }: ComponentProps<typeof Combobox<string>>) {
  const [typed, setTyped] = useState(text);
  return (
    <div className="max-w-sm pb-80">
      <Field label="City">
        <Combobox
          {...props}
          text={typed}
          onTextChange={setTyped}
          options={cities.filter((city) => city.toLowerCase().includes(typed.toLowerCase()))}
          onPick={(city) => {
            setTyped(city);
            onPick(city);
          }}
        />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Primitives/Forms/Combobox',
  parameters: { guide: comboboxGuide },
  component: Combobox<string>,
  render: (args) => <Cities {...args} />,
  args: {
    text: '',
    options: cities,
    optionKey: (city) => city,
    renderOption: (city) => city,
    onTextChange: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys cycle through the list, Escape closes it, Enter selects. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText(/city/i);
    await userEvent.tab();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Porto');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Berlin');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('ber{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Bergen');
    await expect(box).toHaveValue('Bergen');
    await expect(box).toHaveFocus();
  },
};

/** Enter and Escape end an IME composition. Safari reports both with keyCode 229 only. */
export const Composes: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'ber{ArrowDown}');
    for (const mark of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent.keyDown(box, { key: 'Enter', ...mark });
      await fireEvent.keyDown(box, { key: 'Escape', ...mark });
      await expect(args.onPick).not.toHaveBeenCalled();
      await expect(canvas.getByRole('listbox')).toBeVisible();
    }
    await fireEvent.keyDown(box, { key: 'Enter' });
    await expect(args.onPick).toHaveBeenCalledWith('Berlin');
  },
};

export const ByPointer: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Lisbon' }));
    await expect(args.onPick).toHaveBeenCalledWith('Lisbon');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** A list on a dialog has the same background, so it has a control's border. */
export const OpenOnADialog: Story = {
  tags: ['opens'],
  globals: { theme: 'dark' },
  decorators: [
    (Story) => (
      <div className="bg-raised p-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const edgeOf = (part: Element | null) => part && getComputedStyle(part).borderTopColor;
    await expect(edgeOf(canvas.getByRole('listbox').parentElement)).toBe(edgeOf(box.parentElement));
  },
};

export const WithANote: Story = {
  tags: ['interaction'],
  args: { text: 'Atlantis', note: 'No city of this name.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('No city of this name.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Disabled: Story = { args: { disabled: true, text: 'Porto' } };

export const ExampleForThree: Story = {
  tags: ['example'],
  args: { options: ['Scheduled', 'Canceled', 'Completed'] },
};
