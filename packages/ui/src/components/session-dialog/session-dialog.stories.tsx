import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { SessionDialog } from './session-dialog.tsx';

const meta = {
  title: 'Components/Sessions/SessionDialog',
  component: SessionDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    memberId: makeUser()._id,
    session: makeSession(),
    searchSkills: async () => [],
    onSubmit: fn(),
    timeZone: 'Europe/Lisbon',
  },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit Session' });
  },
};

export const Failed: Story = { args: { failure: 'Error updating session' } };
