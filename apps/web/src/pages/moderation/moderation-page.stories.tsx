import { community } from '@skill-exchange/api-mocks/community';
import { cases, limitHits } from '@skill-exchange/api-mocks/handlers/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Moderation',
  component: StoryApp,
  args: { path: '/moderation', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    const first = await canvas.findByRole('link', { name: /^High.*It is meant to hurt\./ });
    await expect(first).toHaveAttribute('href', '/moderation/cases/case-1');
    await expect(canvas.getByRole('tab', { name: 'Open' })).toHaveAccessibleDescription('5 in total');
    await expect(canvas.getByText('Limits met in the last seven days')).toBeVisible();
  },
};

export const NothingWaits: Story = {
  beforeEach: () => {
    cases().splice(0);
    limitHits().splice(0);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
    await expect(canvas.queryByText('Limits met in the last seven days')).toBeNull();
  },
};

export const Appeals: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appeals' }));
    const appealed = await canvas.findByRole('link', { name: /It is meant to hurt\./ });
    await expect(appealed).toHaveAttribute('href', '/moderation/cases/case-appealed?show=appealed');
  },
};

export const NoneDecided: Story = {
  args: { path: '/moderation?show=closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing decided yet')).toBeVisible();
  },
};

export const Nowhere: Story = {
  args: { path: '/moderation/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Look like you're lost" })).toBeVisible();
  },
};

export const Loading: Story = inState({ listCases: 'loading' }, 'Loading cases...');
export const NoModerator: Story = inState({ listCases: 'forbidden' }, 'Only moderators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listCases: 'error' }, 'We couldn’t load the cases') };

const skills = { args: { path: '/moderation?show=skills' } };

/** Presses a button of the first pair, and Merge in the question that follows. */
async function decidePair(name: 'Merge' | 'Keep both'): Promise<void> {
  const pair = within(await screen.findByRole('article', { name: 'Watercolor and Watercolour' }));
  await userEvent.click(pair.getByRole('button', { name }));
  if (name === 'Keep both') return;
  const dialog = await screen.findByRole('alertdialog', { name: 'Merge Watercolour into Watercolor?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
}

const undoName = 'Undo: Basket weeving is now Basket weaving';
const undoMerge = async () => await userEvent.click(await screen.findByRole('button', { name: undoName }));

export const Skills: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: shows({ mergeSkills: 'success', undoSkillMerge: 'success', keepSkillPair: 'success' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Skills' })).toHaveAccessibleDescription('2 in total'));
    await decidePair('Merge');
    await expectToast('Watercolour is now Watercolor.');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Watercolor and Watercolour' })).toBeNull());
    const undo = await canvas.findByRole('button', { name: 'Undo: Watercolour is now Watercolor' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    const other = within(canvas.getByRole('article', { name: 'Lace making and Lacemaking' }));
    await userEvent.click(other.getByRole('button', { name: 'Keep both' }));
    await expect(await canvas.findByText('No skills look alike')).toBeVisible();
  },
};

/** Also skills that do not look alike. */
export const AnyTwoSkills: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: shows({ mergeSkills: 'success' }),
  play: async ({ canvas }) => {
    const [one, other] = community().skills;
    const pick = async (label: string, name = '') => {
      await userEvent.type(await canvas.findByRole('combobox', { name: label }), name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    };
    await expect(await canvas.findByRole('button', { name: 'Merge these skills' })).toBeDisabled();
    await pick('Skill that goes', one?.name);
    await pick('Skill that stays', other?.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge these skills' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Merge ${one?.name} into ${other?.name}?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await expectToast(`${one?.name} is now ${other?.name}.`);
  },
};

/** A name that insults, or an advertisement. */
export const AHiddenSkill: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: shows({ mergeSkills: 'success', undoSkillMerge: 'success' }),
  play: async ({ canvas }) => {
    const name = community().skills[0]?.name ?? '';
    await expect(await canvas.findByRole('button', { name: 'Hide the skill that goes' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skill that goes' }), name);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the skill that goes' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Hide ${name}?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await expectToast(`Nobody sees ${name} any more.`);
    await userEvent.click(await canvas.findByRole('button', { name: `Undo: ${name} is hidden` }));
    await expectToast(`Everybody sees ${name} again.`);
  },
};

export const Merging: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: network({ mergeSkills: 'loading' }),
  play: async () => {
    await decidePair('Merge');
    const dialog = within(screen.getByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Merging...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Keeping: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: network({ keepSkillPair: 'loading' }),
  play: async ({ canvas }) => {
    await decidePair('Keep both');
    await expect(canvas.getByRole('button', { name: 'Keeping...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Undoing: Story = {
  ...skills,
  tags: ['interaction'],
  parameters: network({ undoSkillMerge: 'loading' }),
  play: async ({ canvas }) => {
    await undoMerge();
    await expect(canvas.getByRole('button', { name: undoName })).toHaveAttribute('aria-busy', 'true');
  },
};

const fails = (parameters: NonNullable<Story['parameters']>, act: () => Promise<void>, toast: RegExp): Story => ({
  ...skills,
  tags: ['interaction'],
  parameters,
  play: async () => {
    await act();
    await waitFor(() => expect(screen.getByText(toast)).toBeVisible());
  },
});

const merge = () => decidePair('Merge');
const keep = () => decidePair('Keep both');
export const MergeFailing = fails(network({ mergeSkills: 'error' }), merge, /^We couldn’t merge these skills\./);
export const KeepFailing = fails(network({ keepSkillPair: 'error' }), keep, /^We couldn’t keep these skills\./);
export const UndoFailing = fails(network({ undoSkillMerge: 'error' }), undoMerge, /^We couldn’t undo this merge\./);

export const SkillsEmpty: Story = {
  ...skills,
  ...inState({ listSkillPairs: 'empty', listSkillMerges: 'empty' }, 'No skills look alike'),
};
export const SkillsLoading: Story = { ...skills, ...inState({ listSkillPairs: 'loading' }, 'Loading skills...') };
export const SkillsFailing: Story = {
  ...skills,
  ...inState({ listSkillPairs: 'error' }, 'We couldn’t load the skills'),
};
export const SkillsNoModerator: Story = {
  ...skills,
  ...inState({ listSkillPairs: 'forbidden', listSkillMerges: 'forbidden' }, 'Only moderators can do this.'),
};
export const MergesLoading: Story = { ...skills, ...inState({ listSkillMerges: 'loading' }, 'Loading merges...') };
export const MergesFailing: Story = {
  ...skills,
  ...inState({ listSkillMerges: 'error' }, 'We couldn’t load the merges'),
};

const log = { args: { path: '/moderation/log' } };

export const Log: Story = {
  ...log,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody who runs the site changed a role')).toBeVisible();
  },
};

export const LogLoading: Story = { ...log, ...inState({ listAudit: 'loading' }, 'Loading the log...') };
export const LogEmpty: Story = { ...log, ...inState({ listAudit: 'empty' }, 'Nothing yet') };
export const LogNoModerator: Story = { ...log, ...inState({ listAudit: 'forbidden' }, 'Only moderators can do this.') };
export const LogFailing: Story = { ...log, ...inState({ listAudit: 'error' }, 'We couldn’t load the log') };
