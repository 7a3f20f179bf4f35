import { rings } from '@skill-exchange/api-mocks/handlers/rings';
import { makeRing, withAnswers } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Swaps for you',
  component: StoryApp,
  args: { path: '/matches', as: 'member' },
  tags: ['!autodocs', 'interaction'],
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const { seats } = makeRing();
const asked = makeRing({ startedBy: seats[1]?.member._id ?? '', seats: withAnswers(seats, 'waiting') });
const broken = makeRing({ state: 'broken', seats: withAnswers(seats, 'accepted', 'declined') });

async function accept(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the ring' }));
}

async function askSomebodyElse(): Promise<void> {
  const place = within(await screen.findByRole('region', { name: 'Who could take the seat' }));
  await userEvent.click((await place.findAllByRole('button', { name: /^Ask / }))[0] as HTMLElement);
}

async function askBoth(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Ask [^,]+ and [^,]+$/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask both?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask both' }));
}

async function save(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: /^More for (?!.* from )/ }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }));
}

const isBusy = (name: string | RegExp) =>
  waitFor(() => expect(screen.getAllByRole('button', { name, busy: true })[0]).toBeVisible());

/** The result of a click in a network state, for a member with this ring. */
const after = (act: () => Promise<void>, parameters: object, shown: () => Promise<unknown>, ring = asked): Story => ({
  parameters,
  beforeEach: () => void rings().splice(0, 1, structuredClone(ring)),
  play: async () => {
    await act();
    await shown();
  },
});

export const Accepted = after(accept, network({ answerRing: 'success' }), () => screen.findByText('Everyone agreed'));
export const AnswersAccepting = after(accept, network({ answerRing: 'loading' }), () => isBusy('Accept the ring'));
export const AcceptFailing = after(accept, network({ answerRing: 'error' }), () =>
  expectToast('Something went wrong on our side (req-1).'),
);

export const Replaced = after(
  askSomebodyElse,
  network({ replaceInRing: 'success' }),
  () => expectToast('We asked them to take the seat'),
  broken,
);
export const AnswersReplacing = after(
  askSomebodyElse,
  network({ replaceInRing: 'loading' }),
  () => isBusy(/^Ask /),
  broken,
);
export const ReplaceFailing = after(
  askSomebodyElse,
  network({ replaceInRing: 'error' }),
  () => expectToast('Something went wrong on our side (req-1).'),
  broken,
);

const nothing = () => Promise.resolve();
const isThere = () => screen.findByRole('heading', { name: 'Your rings' });

export const NobodyElse = after(
  nothing,
  network({ listReplacements: 'empty' }),
  () => screen.findByText(/^Nobody else fits this seat right now/),
  broken,
);
export const LookingForOthers = after(nothing, network({ listReplacements: 'loading' }), isThere, broken);
export const OthersFailing = after(nothing, network({ listReplacements: 'error' }), isThere, broken);

export const Asked = after(askBoth, network({ proposeRing: 'success' }), () => expectToast('We asked both'));
export const AnswersAsking = after(askBoth, network({ proposeRing: 'loading' }), () => isBusy('Ask both'));
export const AskFailing = after(askBoth, network({ proposeRing: 'error' }), () =>
  expectToast('Something went wrong on our side (req-1).'),
);

export const Saved = after(save, network({ setMatchState: 'success' }), () => expectToast('Saved'));
export const Saving = after(save, network({ setMatchState: 'loading' }), () =>
  waitFor(() => expect(screen.queryByRole('menu')).toBeNull()),
);
export const SaveFailing = after(save, network({ setMatchState: 'error' }), () =>
  expectToast('Something went wrong on our side (req-1).'),
);

const swaps = () => screen.findByRole('button', { name: 'Filters' });

export const LookingForRings = after(nothing, network({ listRings: 'loading' }), swaps);
export const RingsFailing = after(nothing, network({ listRings: 'error' }), swaps);
