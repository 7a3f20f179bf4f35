import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProfilePanes } from './profile-panes.tsx';

const { skillsOffered, skillsRequested } = makeUser({}, 1);

const meta = {
  title: 'Components/Members/ProfilePanes',
  component: ProfilePanes,
  args: { skillsOffered, skillsRequested },
} satisfies Meta<typeof ProfilePanes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeoneElse: Story = {
  play: async ({ canvas }) => {
    const skills = canvas.getByRole('region', { name: 'Skills' });
    await expect(within(skills).getAllByRole('listitem')).toHaveLength(skillsOffered.length);
    const wanted = canvas.getByRole('region', { name: 'Looking to Learn' });
    await expect(within(wanted).getByText('Python')).toBeVisible();
  },
};

export const OnesOwn: Story = {
  args: { teachTitle: 'My Skills', learnTitle: 'Skills I Want to Learn' },
};

export const Empty: Story = {
  args: { skillsOffered: [], skillsRequested: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No information available')).toHaveLength(2);
  },
};

export const ManySkills: Story = {
  args: {
    skillsOffered: Array.from({ length: 14 }, (_, index) => `Skill number ${index + 1}`),
    skillsRequested: ['Contract reading for people who would rather not read contracts', 'Python'],
  },
};
