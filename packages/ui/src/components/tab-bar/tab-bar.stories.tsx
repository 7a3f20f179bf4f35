import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Components/Site/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    path: '/events',
    hrefs: { home: '/', events: '/events', users: '/users', messages: '/messages', profile: '/userDashboard' },
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/'],
      ['Events', '/events'],
      ['Users', '/users'],
      ['Messages', '/messages'],
      ['Me', '/userDashboard'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
  },
};

/** The dashboard's sections belong to Me. */
export const Unread: Story = {
  args: { path: '/userDashboard/session', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Messages ?, 3 unread messages$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Me');
  },
};

export const ManyUnreadOnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { unread: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height, right } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(globalThis.innerWidth);
    }
  },
};
