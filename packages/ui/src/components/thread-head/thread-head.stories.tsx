import { makeChatUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { ThreadHead } from './thread-head.tsx';

const meta = {
  title: 'Components/Chat/ThreadHead',
  tags: ['!stable', 'new'],
  component: ThreadHead,
  args: {
    other: makeChatUser({}, 1),
    backHref: '#back',
    profileHref: '#profile',
    presence: 'online',
    match: { learn: 'Portuguese', teach: 'Python' },
    children: (
      <ButtonLink href="#session" size="sm">
        Propose a session
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ThreadHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  parameters: repeatsHeadings,
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'They are here now': Online,
        'They were here today': ActiveToday,
        'Nothing is known of when they were here': NoPresence,
        'The other member has left': FormerMember,
      }}
    />
  ),
};

export const Online: Story = {
  name: 'They are here now',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inês Carvalho' })).toHaveAttribute('href', '#profile');
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getByText('for Python')).toBeVisible();
  },
};

export const ActiveToday: Story = { name: 'They were here today', args: { presence: 'today', match: undefined } };

/** Who hides it, or was here long ago. */
export const NoPresence: Story = { name: 'Nothing is known of when they were here', args: { presence: undefined } };

export const FormerMember: Story = {
  name: 'The other member has left',
  args: {
    other: makeChatUser({ name: 'Former member', photo: '', isFormer: true }),
    profileHref: undefined,
    match: undefined,
    children: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer a member')).toBeVisible();
    await expect(canvas.queryByText('Online')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    other: makeChatUser({ name: 'Maximiliane Featherstonehaugh-Cholmondeley' }),
    match: { learn: 'Donaudampfschifffahrtsgesellschaft', teach: 'Conversational Portuguese for beginners' },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
