import { makeUser } from '@skill-exchange/api-mocks/factories';
import { makeNews } from '@skill-exchange/api-mocks/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SinceLastVisit } from './since-last-visit.tsx';

const meta = {
  title: 'Components/Members/SinceLastVisit',
  tags: ['!stable', 'new'],
  component: SinceLastVisit,
  args: { news: makeNews(), onPutAway: fn(), timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof SinceLastVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind; each leads to its page. */
export const EveryKind: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      args.news.map(({ path }) => path),
    );
    await expect(canvas.getByText(/^Sun, Nov 29, 7:00\sPM$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put the news away' }));
    await expect(args.onPutAway).toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: {
    news: [
      {
        kind: 'meetAgain',
        _id: 'user-2',
        title: `Meet ${'Maximiliana'.repeat(6)} again`,
        path: '/userDashboard/session?with=user-2',
        actor: makeUser({ name: 'Maximiliana'.repeat(6) }, 2),
      },
    ],
  },
};
