import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Primitives/Actions/LoadMore',
  component: LoadMore,
  args: { hasMore: true, onMore: fn(), auto: false },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const MorePressed: Story = {
  ...More,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Loads when its end is near the viewport. */
export const OnScroll: Story = {
  args: { auto: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

/** One callback may report that the end was outside and then inside. */
export const NearAfterFar: Story = {
  args: { auto: true },
  beforeEach: () => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const far = { isIntersecting: false } as IntersectionObserverEntry;
        super((entries, observer) => callback([far, ...entries], observer), options);
      }
    };
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  args: { auto: true, pending: true, pendingLabel: 'Loading members...' },
};

export const PendingPressed: Story = {
  ...Pending,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading members...');
    await userEvent.click(canvas.getByRole('button', { name: 'Loading members...' }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** After an error it only loads by the button. */
export const Failed: Story = {
  args: { auto: true, failure: 'An error occurred while fetching users.' },
};

export const FailedPressed: Story = {
  ...Failed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Focus stays in place when the focused button is removed. */
export const LastPage: Story = {
  render: function Render(args) {
    const [hasMore, setHasMore] = useState(true);
    return <LoadMore {...args} hasMore={hasMore} onMore={() => setHasMore(false)} />;
  },
};

export const LastPagePressed: Story = {
  ...LastPage,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=load-more]')).toHaveFocus());
  },
};

export const AtTheEnd: Story = {
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
