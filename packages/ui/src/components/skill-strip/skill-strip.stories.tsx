import { makeSkill, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { SkillStrip, SkillStripSkeleton } from './skill-strip.tsx';

const meta = {
  title: 'Components/Skills/SkillStrip',
  component: SkillStrip,
  args: { skills: many(8, makeSkill) },
} satisfies Meta<typeof SkillStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithLinks: Story = {
  args: { hrefOf: ({ name }) => `#${name}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Python/ })).toHaveAttribute('href', '#Python');
  },
};

const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>',
)}`;

export const WithAPhoto: Story = { args: { skills: [makeSkill({ photo: PHOTO }), makeSkill({}, 1)] } };

export const BrokenPhoto: Story = {
  ...WithAPhoto,
  play: async ({ canvasElement }) => {
    const photo = canvasElement.querySelector('img');
    if (!photo) throw new Error('The skill shows no photo');
    await fireEvent.error(photo);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelectorAll('[data-slot="skill-glyph"]')).toHaveLength(2);
  },
};

export const LongTexts: Story = {
  args: {
    skills: [
      makeSkill({
        _id: 'long-name',
        name: 'Contract reading for people who would rather not read contracts',
        description: '',
        desc: '',
      }),
      makeSkill({
        _id: 'long-word',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
        description: 'A word '.repeat(30),
      }),
      makeSkill({}, 2),
      makeSkill({}, 3),
    ],
  },
};

export const Loading: Story = { render: () => <SkillStripSkeleton /> };
