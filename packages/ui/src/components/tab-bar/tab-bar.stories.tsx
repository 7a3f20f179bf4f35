import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar } from './tab-bar.tsx';

const { _id, name, photo } = makeUser();

const meta = {
  title: 'Components/Site/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    current: 'users',
    member: { id: _id, name, photo },
    hrefs: {
      home: '/',
      users: '/users',
      session: '/userDashboard/session',
      messages: '/messages',
      me: '/userDashboard/settings',
    },
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.lastChild?.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/'],
      ['Users', '/users'],
      ['Session', '/userDashboard/session'],
      ['Messages', '/messages'],
      ['Me', '/userDashboard/settings'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  },
};

export const Unread: Story = {
  args: { current: 'me', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Messages ?, 3 unread messages$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Me');
  },
};

/** A moderator: Me leads to the cases. */
export const OpenCases: Story = {
  args: { cases: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Me ?, 2 open cases$/ })).toBeVisible();
  },
};

/** An event, an article or the 404 page. */
export const NoPlace: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** Initials replace the photo. */
export const WithoutPhoto: Story = { args: { member: { id: _id, name } } };

/** Up to 1,023 px. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

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
