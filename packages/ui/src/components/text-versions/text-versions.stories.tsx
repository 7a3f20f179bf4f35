import type { OperatorText } from '@skill-exchange/api-client/types';
import { communityTexts } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextVersions } from './text-versions.tsx';

const rules = communityTexts().texts.find(({ kind }) => kind === 'rules') as OperatorText;

const meta = {
  title: 'Components/Operator/TextVersions',
  tags: ['!stable', 'new'],
  component: TextVersions,
  args: { text: rules },
} satisfies Meta<typeof TextVersions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: { hrefOf: (version) => `/texts/rules/${version}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read version 2' })).toHaveAttribute('href', '/texts/rules/2');
    await expect(canvas.getByText(/members are asked, 1,203 accepted$/)).toBeVisible();
    await expect(canvas.getByText('In English and German')).toBeVisible();
    await expect(canvas.getAllByText(/^Somebody who has left/)).toHaveLength(2);
  },
};

export const TakenDown: Story = {
  args: { text: { ...rules, content: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Live')).toBeNull();
  },
};
