import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DashboardSidebar } from './dashboard-sidebar.tsx';

const { _id, name } = makeUser();

const meta = {
  title: 'Components/Site/DashboardSidebar',
  component: DashboardSidebar,
  parameters: { layout: 'fullscreen' },
  args: { current: 'events', onLogout: fn(), member: { id: _id, name, href: `/users/${_id}` } },
  decorators: [
    (Story) => (
      <div className="min-h-130 p-6 lg:max-w-66">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DashboardSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

export const ColumnPressed: Story = {
  ...Column,
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
    ]);
    await expect(canvas.getByRole('link', { name: /profile/i })).toHaveTextContent('profile');
    await expect(canvas.getByRole('link', { name: 'See your public page' })).toHaveAttribute('href', `/users/${_id}`);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('events');
    await userEvent.click(nav.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithoutMember: Story = { args: { current: 'profile', member: undefined } };

/** A thumb that reaches for the last section does not log the member out. */
const logoutStandsApart: NonNullable<Story['play']> = async ({ canvas }) => {
  const review = canvas.getByRole('link', { name: 'review' }).getBoundingClientRect();
  const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
  await expect(logout.top).toBe(review.top);
  await expect(logout.left - review.right).toBeGreaterThanOrEqual(8);
};

export const BarOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: logoutStandsApart,
};

/** What does not fit is scrolled to. */
export const BarOnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    const { canvas } = context;
    await logoutStandsApart(context);
    for (const entry of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
      const { width, height } = entry.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    const logout = canvas.getByRole('button', { name: 'Logout' });
    logout.scrollIntoView({ inline: 'end', behavior: 'instant' });
    await waitFor(() => expect(logout.getBoundingClientRect().right).toBeLessThanOrEqual(globalThis.innerWidth));
  },
};
