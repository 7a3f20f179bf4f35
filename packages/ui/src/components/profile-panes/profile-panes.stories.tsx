import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProfilePanes } from './profile-panes.tsx';

const { skillsOffered, skillsRequested } = makeUser({}, 1);

const meta = {
  title: 'Components/Members/ProfilePanes',
  tags: ['specified'],
  component: ProfilePanes,
  args: { skillsOffered, skillsRequested },
} satisfies Meta<typeof ProfilePanes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeoneElse: Story = {
  name: 'Another member',
  play: async ({ canvas }) => {
    const skills = canvas.getByRole('region', { name: 'Skills' });
    await expect(within(skills).getAllByRole('listitem')).toHaveLength(skillsOffered.length);
    const wanted = canvas.getByRole('region', { name: 'Looking to Learn' });
    await expect(within(wanted).getByText('Python')).toBeVisible();
  },
};

export const OnesOwn: Story = {
  name: 'Your own',
  args: { teachTitle: 'My Skills', learnTitle: 'Skills I Want to Learn' },
};

export const Empty: Story = {
  args: { skillsOffered: [], skillsRequested: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No information available')).toHaveLength(2);
  },
};

/** Skills that the two could swap come first and are marked. */
export const Matched: Story = {
  name: 'You could swap',
  args: { match: { learn: skillsOffered.slice(-1), teach: skillsRequested.slice(-1) } },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('region', { name: 'Skills' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${skillsOffered.at(-1)} You want this`);
    const [wanted] = within(canvas.getByRole('region', { name: 'Looking to Learn' })).getAllByRole('listitem');
    await expect(wanted).toHaveTextContent(`${skillsRequested.at(-1)} You teach this`);
  },
};

export const MatchedRightToLeft: Story = {
  ...Matched,
  name: 'Matched right to left',
  play: async () => {},
  globals: { direction: 'rtl' },
};

/** More than eight skills are collapsed. */
export const ManySkills: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const skills = within(canvas.getByRole('region', { name: 'Skills' }));
    await expect(skills.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(skills.getByRole('button', { name: '+ 22 more' }));
    await expect(skills.getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(skills.getByRole('button', { name: 'Show fewer' }));
    await expect(skills.getAllByRole('listitem')).toHaveLength(8);
  },
  args: {
    skillsOffered: Array.from({ length: 30 }, (_, index) => `Skill number ${index + 1}`),
    skillsRequested: ['Contract reading for people who would rather not read contracts', 'Python'],
  },
};
