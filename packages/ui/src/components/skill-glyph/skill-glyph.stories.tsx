import { allSkills } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkillGlyph } from './skill-glyph.tsx';

const meta = {
  title: 'Components/Skills/SkillGlyph',
  component: SkillGlyph,
  args: { name: 'Sourdough' },
} satisfies Meta<typeof SkillGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromAName: Story = {};
export const Large: Story = { args: { name: 'Portuguese', className: 'size-28' } };
export const WithoutAName: Story = { args: { name: '' } };

export const Catalog: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-5">
      {allSkills().map(({ _id, name }) => (
        <li key={_id} className="grid justify-items-start gap-2 text-cap text-ink-2">
          <SkillGlyph name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
