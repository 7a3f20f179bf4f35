import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DEFAULT_HREFS, navItemsFor } from '../navbar/nav-items.ts';
import { NavSheet } from './nav-sheet.tsx';

const meta = {
  title: 'Components/Site/NavSheet',
  tags: ['specified'],
  component: NavSheet,
  args: {
    items: navItemsFor('/users/member-1', DEFAULT_HREFS),
    member: undefined,
    hrefs: DEFAULT_HREFS,
    open: true,
    onOpenChange: fn(),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof NavSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(sheet.getByRole('link', { name: 'Login/SignUp' })).toBeVisible();
    await expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
    // The links are in the lower part, near the thumb.
    const { top } = sheet.getByRole('link', { name: 'Home' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 4);
  },
};

const { _id, name } = makeUser();

export const Member: Story = {
  args: { member: { id: _id, name } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const labels = sheet.getAllByRole('link').map((link) => link.lastChild?.textContent);
    await expect(labels).toEqual(['Home', 'About Us', 'Blogs', 'Events', 'Users', 'My Profile']);
    await expect(sheet.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/userDashboard');
  },
};
