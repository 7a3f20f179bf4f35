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
      {
        _id: '7',
        at,
        what: 'skills.unmerged',
        actor,
        targetId: 'merge-1',
        details: { from: 'Watercolour', into: 'Watercolor' },
      },
      {
        _id: '6',
        at,
        what: 'skills.merged',
        actor,
        targetId: 'merge-1',
        details: { from: 'Watercolour', into: 'Watercolor' },
      },
      { _id: '5', at, what: 'skills.kept', actor, targetId: 'skill-1', details: { one: 'Java', two: 'JavaScript' } },
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
    const [unmerged, , kept, decided] = canvas.getAllByRole('listitem');
    const last = canvas.getAllByRole('listitem').at(-1);
    await expect(unmerged).toHaveTextContent('Marit Solheim undid a merge of skills (Watercolour into Watercolor)');
    await expect(kept).toHaveTextContent('Marit Solheim kept two skills that look alike (Java, JavaScript)');
    await expect(decided).toHaveTextContent('Marit Solheim decided an appeal (reversed)');
    await expect(last).toHaveTextContent('Somebody who runs the site changed a role (moderator)');
  },
};

/** The words of whoever did it. */
export const WithReason: Story = {
  args: {
    entries: [
      { _id: '1', at, what: 'case.opened', actor, targetId: 'case-2', details: { reason: 'They sell followers.' } },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Marit Solheim opened a case without a report (They sell followers.)',
    ),
};

export const AboutYou: Story = {
  args: {
    entries: [{ _id: '1', at, what: 'case.decided', isAboutYou: true, targetId: 'case-1', details: { kind: 'warn' } }],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent('Another moderator decided a case (warn)'),
};
