import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuditRows } from './audit-rows.tsx';

const at = '2026-11-30T09:00:00.000Z';
const actor = { _id: '9', name: 'Marit Solheim' };

const meta = {
  title: 'Components/Moderation/AuditRows',
  component: AuditRows,
  args: {
    entries: [
      { _id: '4', at, what: 'appeal.decided', actor, targetId: 'action-1', details: { outcome: 'reversed' } },
      { _id: '3', at, what: 'action.appealed', actor, targetId: 'action-1', details: {} },
      { _id: '2', at, what: 'case.decided', actor, targetId: 'case-1', details: { kind: 'hide' } },
      { _id: '1', at, what: 'role.changed', targetId: 'member-9', details: { role: 'moderator' } },
    ],
  },
} satisfies Meta<typeof AuditRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {
  play: async ({ canvas }) => {
    const [first, , , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Marit Solheim decided an appeal (reversed)');
    await expect(last).toHaveTextContent('Somebody who runs the site changed a role (moderator)');
  },
};

export const AboutYou: Story = {
  args: {
    entries: [{ _id: '1', at, what: 'case.decided', isAboutYou: true, targetId: 'case-1', details: { kind: 'warn' } }],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent('Another moderator decided a case (warn)'),
};
