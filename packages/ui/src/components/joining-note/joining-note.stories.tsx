import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { JoiningNote } from './joining-note.tsx';

const meta = {
  title: 'Components/Operator/JoiningNote',
  component: JoiningNote,
  args: { joining: { by: 'invitation' }, contactEmail: 'team@skill-exchange.example', className: 'max-w-128' },
} satisfies Meta<typeof JoiningNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'By invitation': ByInvitation,
        'By approval': ByApproval,
        'With an address of a domain': ByAddress,
        'A member invites you': Invited,
        'The operators invite you': InvitedByOperators,
        'The invitation is used up': UsedUp,
        'The invitation has expired': Expired,
      }}
    />
  ),
};

export const ByInvitation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You need an invitation to join Skill Exchange\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'team@skill-exchange.example' })).toBeVisible();
  },
};

export const ByApproval: Story = {
  args: { joining: { by: 'approval', question: 'Why?', answerDays: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ask to join: answer the question below/)).toBeVisible();
  },
};

export const ByAddress: Story = {
  args: { joining: { by: 'addresses', domains: ['school.example', 'uni.example', 'library.example.org'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Join with an email address of/)).toHaveTextContent(
      'Join with an email address of school.example, uni.example or library.example.org. With another address you need an invitation.',
    );
  },
};

export const Invited: Story = {
  args: { invitation: { state: 'open', by: 'Marit Solberg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marit Solberg invites you to Skill Exchange.')).toBeVisible();
  },
};

export const InvitedByOperators: Story = {
  args: { invitation: { state: 'open' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are invited to Skill Exchange.')).toBeVisible();
  },
};

export const UsedUp: Story = {
  args: { invitation: { state: 'used', by: 'Marit Solberg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This invitation has been used up\. Ask a member for a link/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { joining: { by: 'everybody' }, invitation: { state: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This invitation has expired. You can join without one.')).toBeVisible();
  },
};

/** A note that everybody may join would be noise. */
export const Everybody: Story = {
  args: { joining: { by: 'everybody' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="joining-note"]')).toBeNull();
  },
};
