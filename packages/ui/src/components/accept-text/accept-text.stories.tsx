import type { CommunityText } from '@skill-exchange/api-client/types';
import { readableText } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AcceptText } from './accept-text.tsx';

const rules = readableText('rules') as CommunityText;

const meta = {
  title: 'Components/Operator/AcceptText',
  tags: ['!stable', 'new'],
  component: AcceptText,
  args: {
    text: { ...rules, acceptedVersion: 2 },
    accountHref: '/account',
    hrefOf: (version) => `/texts/rules/${version}`,
    onAccept: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof AcceptText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewVersion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rules: there is a new version' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /which you accepted$/ })).toHaveAttribute('href', '/texts/rules/2');
  },
};

export const FirstTime: Story = {
  args: { text: rules },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rules: before you go on' })).toBeVisible();
  },
};

/** Nobody has translated this version into the reader's language. */
export const InAnotherLanguage: Story = {
  args: { text: { ...(readableText('rules', undefined, 'de') as CommunityText), languages: ['de'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This text is in German only for now.')).toBeVisible();
    await expect(canvas.getByText(/^Wir tauschen Zeit/).closest('[lang]')).toHaveAttribute('lang', 'de');
  },
};

export const Accepts: Story = {
  tags: ['interaction'],
  args: { onAccept: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Accepting: Story = { args: { pending: true } };

export const Failing: Story = {
  name: 'Error',
  args: { failure: 'This text has changed since you opened it. Read the new version first.' },
};
