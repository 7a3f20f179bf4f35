import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestSheet } from './guest-sheet.tsx';

const meta = {
  title: 'Components/Events/GuestSheet',
  component: GuestSheet,
  args: {
    title: 'Letters in the evening',
    when: '24 Nov 2026, 19:00 UTC',
    guests: [
      {
        id: 'member-1',
        name: 'Inês Carvalho',
        state: 'Coming',
        signedUp: '2026-11-20 18:05',
        offeredUntil: '',
        checkedIn: 'Yes',
      },
      {
        id: 'member-2',
        name: 'Marit Solheim',
        state: 'Asked',
        signedUp: '2026-11-21 09:30',
        offeredUntil: '',
        checkedIn: '',
      },
      {
        id: 'member-3',
        name: 'Samir Haddad',
        state: 'Waiting, number 1',
        signedUp: '2026-11-22 11:00',
        offeredUntil: '2026-11-23 11:00',
        checkedIn: '',
      },
    ],
  },
} satisfies Meta<typeof GuestSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Inês Carvalho',
      'Marit Solheim',
      'Samir Haddad',
    ]);
    await expect(canvas.getByRole('row', { name: /^Samir Haddad/ })).toHaveTextContent('2026-11-23 11:00');
  },
};

export const Long: Story = {
  args: {
    guests: Array.from({ length: 60 }, (_guest, index) => ({
      id: `member-${index}`,
      name: `Guest ${index + 1}`,
      state: 'Coming',
      signedUp: '2026-11-20 18:05',
      offeredUntil: '',
      checkedIn: '',
    })),
  },
};
