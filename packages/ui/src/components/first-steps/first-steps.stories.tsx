import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type FirstStep, FirstSteps } from './first-steps.tsx';

const steps: FirstStep[] = [
  {
    title: 'Show your face, say both halves',
    text: 'Members answer a face sooner. One skill to teach and one to learn are enough.',
    isDone: false,
    href: '#profile',
    action: 'Fill in your profile',
  },
  {
    title: 'Say when you have time',
    text: 'Two evenings are enough.',
    isDone: false,
    href: '#hours',
    action: 'Set your hours',
  },
  {
    title: 'Ask one person',
    text: 'A message or three times.',
    isDone: false,
    href: '#find',
    action: 'Find your swap',
  },
];

const meta = {
  title: 'Components/Members/FirstSteps',
  tags: ['!stable', 'new'],
  component: FirstSteps,
  args: { steps, onPutAway: fn() },
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Fill in your profile',
      'Set your hours',
      'Find your swap',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Put the first steps away' }));
    await expect(args.onPutAway).toHaveBeenCalled();
  },
};

/** A completed step is ticked, and has no button. */
export const OneDone: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, isDone: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Show your face, say both halves (done)' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Fill in your profile' })).toBeNull();
  },
};

export const Welcomed: Story = {
  args: { welcomeHref: '/texts/welcome' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read our welcome' })).toHaveAttribute('href', '/texts/welcome');
  },
};

export const Phone: Story = {
  ...OneDone,
  play: async () => {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const RightToLeft: Story = { ...OneDone, play: async () => {}, globals: { direction: 'rtl' } };
