import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type LinkProps, LinkProvider } from '../../primitives/link-context/link-context.tsx';
import { ThemeToggle } from '../../primitives/theme-toggle/theme-toggle.tsx';
import { NavBell } from '../nav-bell/nav-bell.tsx';
import { NavSheet } from '../nav-sheet/nav-sheet.tsx';
import { Navbar } from './navbar.tsx';

const { _id, name } = makeUser();
const JONAS = { id: _id, name };

/** A link that does not navigate. */
function InertLink({ href, children, onClick, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Site/Navbar',
  tags: ['specified'],
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/',
    themeToggle: <ThemeToggle />,
    Sheet: NavSheet,
  },
  decorators: [
    (Story) => (
      <LinkProvider component={InertLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const DESKTOP = { viewport: { value: 'desktop', isRotated: false } };
const PHONE = { viewport: { value: 'phone', isRotated: false } };

export const Visitor: Story = {
  globals: DESKTOP,
  args: { path: '/events' },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const labels = nav.getAllByRole('link').map((link) => link.textContent);
    await expect(labels).toEqual(['Home', 'About Us', 'Blogs', 'Events', 'Users']);
    await expect(canvas.getByRole('link', { name: /home/i })).toHaveTextContent('Home');
    await expect(canvas.getByRole('link', { name: 'SkillExchange' })).toHaveAttribute('href', '/');
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
    await expect(canvas.getByRole('link', { name: 'Login/SignUp' })).toHaveAttribute('href', '/login');
  },
};

export const Member: Story = {
  globals: DESKTOP,
  args: { member: JONAS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/userDashboard');
    await expect(canvas.queryByRole('link', { name: 'Login/SignUp' })).toBeNull();
  },
};

export const ManyNotificationsOnAPhone: Story = {
  globals: PHONE,
  args: { member: JONAS, bell: <NavBell href="/notifications" unread={240} /> },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('link', { name: 'Notifications, 99+ unread' });
    await expect(bell).toBeVisible();
    await expect(bell.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const MemberWithoutAName: Story = {
  globals: DESKTOP,
  args: { member: { id: _id, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
};

export const LongName: Story = {
  globals: DESKTOP,
  args: { member: { id: _id, name: `Maximiliane von Hohenberg-Schwarzenfeld ${'Habsburg'.repeat(5)}` } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Maximiliane/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(208);
    await expect(link.textContent).toContain('Habsburg');
  },
};

/** Traps focus and returns it on Escape. */
export const SheetByKeyboard: Story = {
  tags: ['interaction'],
  globals: PHONE,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const SheetClosesOnAChoice: Story = {
  tags: ['interaction'],
  globals: PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Blogs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
