import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

const { _id, name } = makeUser();

const meta = {
  title: 'Components/Site/DashboardSidebar',
  component: DashboardSidebar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { current: 'events', onLogout: fn(), member: { id: _id, name, href: `/users/${_id}` } },
  decorators: [
    (Story) => (
      <div className="min-h-130 max-w-66 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DashboardSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const ColumnPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    const hrefs = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(hrefs).toEqual([
      ['home', '/'],
      ['profile', '/userDashboard/profile'],
      ['events', '/userDashboard/events'],
      ['session', '/userDashboard/session'],
      ['review', '/userDashboard/review'],
      ['settings', '/userDashboard/settings'],
    ]);
    await expect(canvas.getByRole('link', { name: /profile/i })).toHaveTextContent('profile');
    await expect(canvas.getByRole('link', { name: 'See your public page' })).toHaveAttribute('href', `/users/${_id}`);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('events');
    await userEvent.click(nav.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithoutMember: Story = { args: { current: 'profile', member: undefined } };

const settings = [
  { label: 'Your hours', href: '/userDashboard/availability', isCurrent: false },
  { label: 'Calendar', href: '/userDashboard/calendar', isCurrent: false },
  { label: 'Notifications', href: '/notifications/settings', isCurrent: false },
  { label: 'Account', href: '/account', isCurrent: false },
];

/** The index of the settings: its rows are expanded. */
export const InSettings: Story = {
  args: { current: 'settings', settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('settings');
    await expect(canvas.getByRole('link', { name: 'Your hours' })).toBeVisible();
  },
};

export const OnOneOfTheSettings: Story = {
  args: {
    current: 'settings',
    settings: settings.map((row) => ({ ...row, isCurrent: row.label === 'Account' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Account');
  },
};

/** A page outside of the sections, such as the notifications. */
export const NoSection: Story = {
  args: { current: undefined, settings },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Your hours' })).toBeNull();
  },
};

/** The bottom bar and the settings page have its entries. */
export const HiddenOnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
