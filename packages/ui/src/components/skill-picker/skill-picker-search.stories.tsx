import { makeSkill } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import picker from './skill-picker.stories.tsx';
import type { SkillPicker } from './skill-picker.tsx';

/** `SkillPicker` while it searches. */
const meta = { ...picker, title: 'Components/Skills/SkillPickerSearch', parameters: {} } satisfies Meta<
  typeof SkillPicker
>;

export default meta;
type Story = StoryObj<typeof meta>;

const chess = { name: 'Chess' };
const python = { name: 'Python' };
const javaScript = { name: 'JavaScript', matched: 'JS' };

/** Debounced by 300 ms; no request for blank text. */
export const Debounces: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(box, '   ');
    await userEvent.type(box, 'che', { delay: 20 });
    await expect(args.search).not.toHaveBeenCalled();
    await canvas.findByRole('option', { name: 'Chess' });
    await expect(args.search).toHaveBeenCalledOnce();
    await expect(args.search).toHaveBeenCalledWith('che', expect.any(AbortSignal));
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Enter on an unknown name does nothing. */
export const NothingFound: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await canvas.findByText('No skills found.', { selector: 'div' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Offers the skill first that the text is another name for. */
export const AnotherName: Story = {
  tags: ['interaction'],
  args: { allowNew: true, search: fn(async (_query: string) => [javaScript, { name: 'JSON' }]) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'JS');
    const offer = await canvas.findByRole('option', { name: /JS is listed as JavaScript/ });
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'JavaScriptJS is listed as JavaScript',
      'We list this as JavaScript. Keep “JS”?',
      'JSON',
    ]);
    await userEvent.click(offer);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([javaScript]);
  },
};

/** The name that was typed stays, where the member wants it. */
export const AnotherNameKept: Story = {
  tags: ['interaction'],
  args: AnotherName.args ?? {},
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'JS');
    await userEvent.click(await canvas.findByRole('option', { name: /Keep “JS”/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ name: 'JS' }]);
  },
};

export const Slow: Story = {
  tags: ['interaction'],
  args: { search: fn((_query: string) => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'chess');
    await expect(await canvas.findByText('Searching...', { selector: 'div' })).toBeVisible();
  },
};

let resolveStale: () => void = () => {};

/** A response to 'a' after the response to 'ab' is ignored. */
export const StaleAnswer: Story = {
  tags: ['interaction'],
  args: {
    search: fn((query: string) => {
      if (query !== 'a') return Promise.resolve([makeSkill({ name: 'Abacus' })]);
      return new Promise((resolve) => {
        resolveStale = () => resolve([makeSkill({ name: 'Stale' })]);
      });
    }),
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'a');
    await waitFor(() => expect(args.search).toHaveBeenCalledWith('a', expect.any(AbortSignal)));
    await userEvent.type(box, 'b');
    await canvas.findByRole('option', { name: 'Abacus' });
    resolveStale();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.queryByRole('option', { name: 'Stale' })).toBeNull();
    await expect(canvas.getByRole('option', { name: 'Abacus' })).toBeVisible();
  },
};

let resolveSearch: (skills: readonly PickedSkill[]) => void = () => {};

/** Creates a search that resolves with `resolveSearch`. */
const onDemand = () =>
  fn(
    (_query: string) =>
      new Promise<readonly PickedSkill[]>((resolve) => {
        resolveSearch = resolve;
      }),
  );

/** The highlight follows its option when results arrive, and is removed with it. */
export const HighlightedBeforeResults: Story = {
  tags: ['interaction'],
  args: { allowNew: true, search: onDemand() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    const searched = (query: string) =>
      waitFor(() => expect(args.search).toHaveBeenLastCalledWith(query, expect.any(AbortSignal)));
    await userEvent.type(box, 'py{ArrowDown}');
    await searched('py');
    resolveSearch([python, { name: 'PyTorch' }]);
    await canvas.findByRole('option', { name: 'PyTorch' });
    const marked = canvas.getByRole('option', { selected: true });
    await expect(marked).toHaveTextContent('Add “py”');
    await expect(box).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ name: 'py' }]);

    await userEvent.type(box, 'chess{ArrowDown}');
    await searched('chess');
    resolveSearch([chess, { name: 'Chess boxing' }]);
    await canvas.findByRole('option', { name: 'Chess' });
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(box).not.toHaveAttribute('aria-activedescendant');
  },
};

/** Selects a typed name when the results arrive after blur, but not while typing again. */
export const BlurBeforeResults: Story = {
  tags: ['interaction'],
  args: { mode: 'single', search: onDemand(), onTextChange: fn(), onLeave: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'chess');
    await userEvent.tab();
    await waitFor(() => expect(args.search).toHaveBeenCalledOnce());
    await expect(args.onLeave).not.toHaveBeenCalled();
    resolveSearch([chess, { name: 'Chess boxing' }]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([chess]));
    await expect(args.onTextChange).toHaveBeenLastCalledWith('');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.type(box, 'pyth');
    await userEvent.tab();
    await userEvent.type(box, 'on');
    await waitFor(() => expect(args.search).toHaveBeenLastCalledWith('python', expect.any(AbortSignal)));
    resolveSearch([python]);
    await canvas.findByRole('option', { name: 'Python' });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

let failures = 0;
export const Failed: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    failures = 0;
  },
  args: {
    search: fn(async (_query: string) => {
      failures += 1;
      if (failures === 1) throw new Error('offline');
      return [makeSkill({ name: 'Chess' })];
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'chess');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('option', { name: 'Chess' })).toBeVisible();
  },
};
