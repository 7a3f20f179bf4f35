import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Shield from 'lucide-react/icons/shield';
import { expect, fn, userEvent } from 'storybook/test';
import { SettingsAction, SettingsGroup, SettingsRow } from './settings-rows.tsx';

const meta = {
  title: 'Components/Site/SettingsRows',
  tags: ['!stable', 'new'],
  component: SettingsGroup,
  args: {
    title: 'Account',
    className: 'max-w-180',
    children: (
      <>
        <SettingsRow href="/notifications/settings" icon={Bell} title="Notifications" value="Push on" />
        <SettingsRow
          href="/account/email"
          icon={Mail}
          title="Email"
          detail="marit@demo.example"
          value="Confirmed"
          tone="well"
        />
      </>
    ),
  },
} satisfies Meta<typeof SettingsGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account' })).toBeVisible();
    const row = canvas.getByRole('link', { name: /^Email/ });
    await expect(row).toHaveAttribute('href', '/account/email');
    await expect(row).toHaveTextContent('Confirmed');
  },
};

export const SomethingToDo: Story = {
  args: {
    children: <SettingsRow href="/" icon={Mail} title="Email" detail="a@b.example" value="Not confirmed" tone="due" />,
  },
};

export const Waiting: Story = {
  args: {
    title: 'Safety and data',
    children: (
      <SettingsRow
        href="/moderation"
        icon={Shield}
        title="Moderation"
        detail="Reports that wait for you"
        count={3}
        countWords="3 open cases"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Moderation Reports that wait for you 3 open cases');
  },
};

export const Loading: Story = {
  args: { children: <SettingsRow href="/" icon={Bell} title="Notifications" detail="Email and push" loading /> },
};

export const CouldNotBeRead: Story = {
  args: { children: <SettingsRow href="/" icon={Bell} title="Notifications" value="Couldn’t load" /> },
};

const logOut = fn();

export const WithoutAHeading: Story = {
  tags: ['interaction'],
  args: { title: '', children: <SettingsAction icon={LogOut} title="Logout" onPress={logOut} /> },
  render: ({ title: _title, ...props }) => <SettingsGroup {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalled();
  },
};

export const LongWordsOnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    children: (
      <SettingsRow
        href="/"
        icon={Clock}
        title="Your hours"
        detail={`Mon, Wed 6:00 – 9:00 PM ${'Llanfairpwllgwyngyll'.repeat(3)} time`}
        value="Not confirmed"
        tone="due"
      />
    ),
  },
};
