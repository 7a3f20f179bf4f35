import { community } from '@skill-exchange/api-mocks/community';
import { rings } from '@skill-exchange/api-mocks/handlers/rings';
import { makeRing, withAnswers } from '@skill-exchange/api-mocks/match-factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Swaps for you',
  component: StoryApp,
  args: { path: '/matches', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'People and rings',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Swaps for you', level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Propose a session' }))[0]).toBeVisible();
    await expect((await canvas.findAllByRole('article', { name: / from .+, through .+ and / }))[0]).toBeVisible();
  },
};

/** Matches have only members with a photo or a text about themselves. */
export const NotFoundByOthers: Story = {
  name: 'Nobody finds you',
  beforeEach: () => void Object.assign(community().me, { about: '', photo: '' }),
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Members find you in matches once you add a photo or a few words.');
    await expect(within(line).getByRole('link', { name: 'Add them' })).toHaveAttribute(
      'href',
      '/userDashboard/profile?edit',
    );
  },
};

export const FoundByOthers: Story = {
  name: 'Others find you',
  beforeEach: () => void Object.assign(community().me, { about: 'I play chess.', photo: '' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Propose a session' }))[0]).toBeVisible();
    await expect(canvas.queryByText(/find you in matches/)).toBeNull();
  },
};

export const Asking: Story = {
  name: 'Asking for a ring',
  tags: ['interaction'],
  beforeEach: () => void rings().splice(0),
  play: async ({ canvas }) => {
    const [ask] = await canvas.findAllByRole('button', { name: /^Ask [^,]+ and [^,]+$/ });
    await userEvent.click(ask as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask both?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'I bring the board.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask both' }));
    await expect(await screen.findByText('We asked both')).toBeVisible();
    const section = within(await canvas.findByRole('region', { name: 'Your rings' }));
    await expect(await section.findByText('I bring the board.')).toBeVisible();
    await expect(await section.findByText(/^Waiting for .+ and /)).toBeVisible();
  },
};

export const Accepting: Story = {
  name: 'Accepting a ring',
  tags: ['interaction'],
  beforeEach: () => {
    const { seats } = makeRing();
    const startedBy = seats[1]?.member._id ?? '';
    rings().splice(0, 1, makeRing({ startedBy, seats: withAnswers(seats, 'waiting') }));
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Your rings' }));
    await userEvent.click(await section.findByRole('button', { name: 'Accept the ring' }));
    await expect(await section.findByText('Everyone agreed')).toBeVisible();
    await expect(section.getByRole('link', { name: /^Plan: You teach / })).toBeVisible();
  },
};

export const Replacing: Story = {
  name: 'Asking somebody else',
  tags: ['interaction'],
  beforeEach: () => {
    const { seats } = makeRing();
    rings().splice(0, 1, makeRing({ state: 'broken', seats: withAnswers(seats, 'accepted', 'declined') }));
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Your rings' }));
    const [ask] = await section.findAllByRole('button', { name: /^Ask / });
    await userEvent.click(ask as HTMLElement);
    await expect(await section.findByText(/^Waiting for /)).toBeVisible();
  },
};

export const Dismissing: Story = {
  name: 'Putting a swap away',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const before = await canvas.findAllByRole('link', { name: 'Propose a session' });
    const [more] = await canvas.findAllByRole('button', { name: /^More for (?!.* from )/ });
    await userEvent.click(more as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not for me' }));
    await expect(await screen.findByText("We won't show this one again")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Propose a session' }).length).toBeLessThan(before.length),
    );
  },
};

export const Rings: Story = {
  name: 'Rings alone',
  args: { path: '/matches?show=ring' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Ask [^,]+ and [^,]+$/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Propose a session' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Looking for swaps',
  ...inState({ listMatches: 'loading' }, 'Looking for swaps...'),
};

export const Empty: Story = {
  name: 'Nobody fits yet',
  ...inState({ listMatches: 'empty', listRings: 'empty' }, 'No swap for you yet'),
};

export const NoSkills: Story = {
  name: 'Without skills',
  beforeEach: () => {
    Object.assign(community().me, { skillsOffered: [], skillsRequested: [] });
  },
  ...inState({ listMatches: 'empty', listRings: 'empty' }, /No swap for you yet|Add your skills/),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ listMatches: 'error' }, 'Unable to get your swaps'),
};

export const Rejected: Story = {
  name: 'Token no longer taken',
  parameters: network({ listMatches: 'unauthorized' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

const rows: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('link', { name: 'Propose a session' }))[0]).toBeVisible();
};

/** A row without its shared hour, which it asks for once it is seen. */
const hour = (state: StateOf<'findOverlap'>): Story => ({
  parameters: network({ findOverlap: state }),
  play: async ({ canvas }) => {
    const [propose] = await canvas.findAllByRole('link', { name: 'Propose a session' });
    propose?.scrollIntoView({ block: 'center' });
    await expect(propose).toBeVisible();
  },
});

export const HourLoading: Story = hour('loading');
export const HourFails: Story = hour('error');
export const HourOffline: Story = hour('offline');

/** All swaps, without the sentence of the member's skills. */
const sentence = (state: StateOf<'getUser'>): Story => ({ parameters: network({ getUser: state }), play: rows });

export const SentenceLoading: Story = sentence('loading');
export const SentenceFails: Story = sentence('error');
export const SentenceOffline: Story = sentence('offline');
