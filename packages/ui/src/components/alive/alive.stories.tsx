import { makeNumbers, makeWeek } from '@skill-exchange/api-mocks/weeks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alive, AliveSkeleton } from './alive.tsx';

const { weeks, countedAt } = makeNumbers();

const meta = {
  title: 'Components/Operator/Alive',
  tags: ['!stable', 'new'],
  component: Alive,
  args: { weeks, countedAt, inviteHref: '#invite', hostHref: '#host', onSave: fn(), timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof Alive>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Yes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes.').parentElement).toHaveTextContent(
      'Yes. 312 of 1,287 members came, 18 more than the week before. They held 52 sessions and 17 events.',
    );
    await expect(canvas.getByText('83 % of what was agreed', { exact: false })).toHaveTextContent(
      '73 % of what took place was reviewed, 83 % the week before.',
    );
    await expect(canvas.getByText(/^Counted at 1:00\sPM your time \(12:00\sPM UTC\)/)).toBeVisible();
  },
};

export const Barely: Story = { args: { weeks: [makeWeek({ answer: 'barely', held: 12 }), ...weeks.slice(1)] } };

export const No: Story = {
  args: {
    weeks: [
      makeWeek({
        answer: 'no',
        came: 9,
        partners: 0,
        agreed: 0,
        held: 0,
        reviewed: 0,
        heldPercent: undefined,
        reviewedPercent: undefined,
      }),
      ...weeks.slice(1),
    ],
  },
};

/** A community of a dozen: most numbers would identify people. */
export const UnderFive: Story = {
  args: {
    weeks: [0, 1].map((weeksAgo) =>
      makeWeek(
        {
          answer: 'begins',
          members: 12,
          came: null,
          joined: null,
          back: 0,
          partners: null,
          agreed: null,
          held: null,
          reviewed: 0,
          heldPercent: undefined,
          reviewedPercent: undefined,
          firstMessages: { people: null },
          events: { held: 1, places: 8, taken: 6, came: null, missed: null },
          skills: { wanted: [], wantedByFew: 3 },
        },
        weeksAgo,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It begins.').parentElement).toHaveTextContent(
      'It begins. Under 5 of 12 members came. They held under 5 sessions and 1 event.',
    );
    await expect(canvas.getByText('3 skills that fewer than 5 members want.')).toBeVisible();
  },
};

/** A community that existed before its visits were counted. */
export const VisitsUnknown: Story = {
  args: { weeks: [makeWeek({ came: undefined, answer: 'begins', skills: undefined })] },
  play: ({ canvas }) => expect(canvas.getByText('It begins.').parentElement).toHaveTextContent('had 1,287 members.'),
};

export const FirstWeek: Story = {
  args: { weeks: [], countedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Invite people whom you know' })).toHaveAttribute('href', '#invite');
  },
};

export const FirstWeekWithoutEvents: Story = { args: { weeks: [], countedAt: undefined, hostHref: undefined } };

export const Loading: Story = { render: () => <AliveSkeleton /> };

export const Table: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = canvas.getByRole('row', { name: /^Nov 9 – Nov 15/ });
    await expect(row).toHaveTextContent('1,265294');
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + weeks.length);
  },
};

/** The arrows lead through the weeks, and end with the first one. */
export const EarlierWeeks: Story = {
  tags: ['interaction'],
  args: { weeks: weeks.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Week after' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Week before' }));
    await expect(canvas.getByText('Yes.').parentElement).toHaveTextContent('294 of 1,265 members came.');
    await expect(canvas.queryByText('the last full week')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Week before' })).toBeDisabled();
  },
};

export const Saved: Story = {
  tags: ['interaction'],
  args: { weeks: weeks.slice(0, 1) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    const text = expect.stringMatching(/^\uFEFF"Week".*\r\n"2026-11-16","Yes","1287","312","24","19","under 5","41"/);
    await expect(args.onSave).toHaveBeenCalledWith(text);
  },
};

export const LongNames: Story = {
  args: {
    weeks: [
      makeWeek({
        skills: { wanted: [{ _id: 'long', name: 'Maximiliana'.repeat(7), members: 5, weeks: 1 }], wantedByFew: 1 },
      }),
    ],
  },
};
