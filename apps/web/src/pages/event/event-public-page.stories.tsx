import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const pathOf = (eventId: string) => `/events/${eventId}`;
/** By another member, with places left. */
const open = pathOf('event-1');
const title = 'Sourdough from a cold fridge';

const meta = {
  ...pageStory,
  title: 'Pages/Public event',
  component: StoryApp,
  args: { path: open, as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const main = (canvas: Canvas) => within(canvas.getByRole('main'));

function changeEvent(id: string, change: Partial<ReturnType<typeof community>['events'][number]>): () => void {
  return () => {
    const event = community().events.find(({ _id }) => _id === id);
    if (event) Object.assign(event, change);
  };
}

export const Success: Story = {
  name: 'A visitor looks',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main(canvas).getByText(/^Online, the link comes when .* accepts you$/)).toBeVisible();
    await expect(main(canvas).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/events/event-1/event.ics',
    );
    await expect(main(canvas).queryByRole('link', { name: 'Join Meeting' })).toBeNull();
  },
};

/** Calendars of visitors get the page's address instead of the meeting link. */
export const VisitorAddsToCalendar: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Add to calendar' }));
    const google = await screen.findByRole('menuitem', { name: 'Google Calendar' });
    await waitFor(() => expect(google).toBeVisible());
    const { searchParams } = new URL(google.getAttribute('href') ?? '');
    await expect(searchParams.get('location')).toBe(`${window.location.origin}${open}`);
    await expect(screen.getByRole('menuitem', { name: 'Outlook' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Apple or other (.ics)' })).toHaveAttribute(
      'href',
      '/api/events/event-1/event.ics',
    );
  },
};

/** The page comes back after the log-in. */
export const VisitorRegisters: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register for Event' }));
    await expectToast('Please log in to register for the event.');
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** A member writes to the host with their request. */
export const WritesNote: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: shows({ registerForEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a note for the host' }));
    const note = await canvas.findByRole('textbox', { name: 'Note for the host' });
    await pasteInto(userEvent, note, 'I have baked twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expectToast('Your request to join has been sent!');
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

/** The host has chosen that requests need no approval. */
export const JoinsAtOnce: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  beforeEach: changeEvent('event-1', { autoApprove: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No approval needed: you’re in as soon as you register.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expectToast('You’re in! The meeting link is on its way.');
    await expect(await canvas.findByText('You’re on the guest list.')).toBeVisible();
  },
};

/** A browser with a share sheet gets the page's link. */
export const Shares: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (link: unknown) => void shared.push(link),
    });
    (globalThis as { shared?: unknown[] }).shared = shared;
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      if (known) Object.defineProperty(Navigator.prototype, 'share', known);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const { shared } = globalThis as { shared?: unknown[] };
    await expect(shared).toEqual([{ title, url: `${window.location.origin}${open}` }]);
  },
};

/** Without a share sheet the link is copied. */
export const CopiesLink: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: () => Promise.reject(new DOMException('Not here', 'NotAllowedError')),
    });
    return () => {
      write.mockRestore();
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Link copied');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${window.location.origin}${open}`);
  },
};

export const Full: Story = {
  name: 'Full, for a visitor',
  beforeEach: changeEvent('event-1', { max_participants: 3, current_participants_count: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full')).toBeVisible();
    await expect(canvas.getByText(/^Event is full\./)).toBeVisible();
  },
};

export const Canceled: Story = {
  name: 'Canceled',
  beforeEach: changeEvent('event-1', { status: 'Cancelled' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event Canceled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register for Event' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  },
};

export const Completed: Story = {
  name: 'Over',
  beforeEach: changeEvent('event-1', { status: 'Completed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event Completed')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'The event loads',
  ...inState({ getPublicEvent: 'loading' }, 'Loading...'),
};

export const NotFound: Story = {
  name: 'No such event',
  parameters: shows({ getPublicEvent: 'notFound' }),
  args: { path: pathOf('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event not found.')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getPublicEvent: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the event.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Guest: Story = {
  name: 'You may ask to join',
  args: { as: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register for Event' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Report event' })).toBeVisible();
  },
};

export const GuestRegisters: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register for Event' }));
    await expectToast('Your request to join has been sent!');
    await expect(await canvas.findByText('Requested to Join')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw request' }));
    await expect(await canvas.findByRole('button', { name: 'Register for Event' })).toBeVisible();
  },
};

export const Participant: Story = {
  name: 'You are registered',
  args: { path: pathOf('event-2'), as: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Registered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Meeting' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave event' })).toBeVisible();
  },
};

/** The host finds the tools here, too. */
export const Host: Story = {
  name: 'You host it',
  args: { path: pathOf('event-3'), as: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are Host')).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: 'Approve' })).length).toBeGreaterThan(0);
    for (const name of ['Edit', 'Share', 'Add to calendar', 'More about this event'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Print guest list' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upcoming Events' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Report event' })).toBeNull();
  },
};

/** Co-hosts do everything but cancel the event. */
export const Cohost: Story = {
  tags: ['interaction'],
  args: { path: open, as: 'member' },
  beforeEach: () => {
    const { _id, name } = community().me;
    return changeEvent('event-1', { cohosts: [{ _id, name }] })();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More about this event' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Cancel event' })).toBeNull();
  },
};

/** On phones the actions take the place of the members' bar. */
export const OnPhone: Story = {
  name: 'A visitor looks, on a phone',
  args: { path: pathOf('event-3'), as: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are Host')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Tab bar' })).toBeNull();
    const [tabs] = await canvas.findAllByRole('tablist', { name: 'Participants' });
    await expect(tabs?.getBoundingClientRect().top).toBeLessThan(520);
  },
};

/** One line and one button. */
export const FullForGuest: Story = {
  name: 'Full, you may wait',
  args: { as: 'member' },
  beforeEach: changeEvent('event-1', {
    max_participants: 3,
    current_participants_count: 3,
    waitlist: { count: 2, isOpen: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event is full. 2 members wait.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register for Event' })).toBeNull();
  },
};

/** Without a waitlist, the server decides whether a place is free. */
export const FullWithoutWaitlist: Story = {
  name: 'Full, without a waitlist',
  args: { as: 'member' },
  beforeEach: changeEvent('event-1', { max_participants: 3, current_participants_count: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Event is full\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register for Event' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
  },
};
