import { skillNamed } from '@skill-exchange/api-mocks/factories';
import { followedSkills } from '@skill-exchange/api-mocks/handlers/events/followed-skills';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Events',
  component: StoryApp,
  args: { path: '/events?skill=Sourdough', as: 'member' },
  tags: ['!autodocs', 'interaction'],
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const follow = () => press('Follow Sourdough');
const unfollow = () => press('You follow Sourdough');
const isBusy = (name: string) => waitFor(() => expect(screen.getByRole('button', { name, busy: true })).toBeVisible());
const known = () => skillNamed('Sourdough');

/** The result of a click in a network state. */
const after = (
  act: () => Promise<void>,
  parameters: object,
  shown: () => Promise<unknown>,
  isFollowed = false,
): Story => ({
  parameters,
  beforeEach: () => {
    if (isFollowed) followedSkills().push(known());
  },
  play: async () => {
    await act();
    await shown();
  },
});

export const Followed = after(follow, network({ followSkill: 'success' }), async () => {
  await expectToast('We tell you about new events that teach Sourdough.');
  await expect(await screen.findByRole('button', { name: 'You follow Sourdough', pressed: true })).toBeVisible();
  await expect(followedSkills()).toEqual([known()]);
});
export const Following = after(follow, network({ followSkill: 'loading' }), () => isBusy('Follow Sourdough'));
export const FollowFailing = after(follow, network({ followSkill: 'error' }), () =>
  expectToast('The skill couldn’t be followed. Something went wrong on our side (req-1).'),
);

export const Full: Story = {
  beforeEach: () => {
    for (let index = 0; index < 20; index += 1) followedSkills().push(skillNamed(`Skill ${index}`));
  },
  play: async () => {
    await follow();
    await expectToast('The skill couldn’t be followed. You follow 20 skills. Unfollow one to follow another.');
  },
};

export const Unfollowed = after(
  unfollow,
  network({ unfollowSkill: 'success' }),
  () => screen.findByRole('button', { name: 'Follow Sourdough', pressed: false }),
  true,
);
export const Unfollowing = after(
  unfollow,
  network({ unfollowSkill: 'loading' }),
  () => isBusy('You follow Sourdough'),
  true,
);
export const UnfollowFailing = after(
  unfollow,
  network({ unfollowSkill: 'error' }),
  () => expectToast('The skill couldn’t be unfollowed. Something went wrong on our side (req-1).'),
  true,
);

/** The list itself does not depend on followed skills. */
const isThere = () => screen.findByRole('button', { name: 'Follow Sourdough in your calendar' });
const nothing = () => Promise.resolve();
export const FollowedSkillsLoading = after(nothing, network({ listFollowedSkills: 'loading' }), isThere);
export const LoadFailing = after(nothing, network({ listFollowedSkills: 'error' }), isThere);
export const NoneYet = after(nothing, network({ listFollowedSkills: 'empty' }), () =>
  screen.findByRole('button', { name: 'Follow Sourdough', pressed: false }),
);

/** The page of an event follows what it teaches. */
export const OnAnEvent: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/events/event-2' },
  play: async () => {
    const skills = within(await screen.findByRole('list', { name: 'Follow what it teaches' }));
    const [first] = await skills.findAllByRole('button', { name: /^Follow /, pressed: false });
    const name = first?.textContent?.replace('Follow ', '') ?? '';
    await userEvent.click(first as HTMLElement);
    await expectToast(`We tell you about new events that teach ${name}.`);
    await expect(await skills.findByRole('button', { name: `You follow ${name}`, pressed: true })).toBeVisible();
    await expect(followedSkills()).toEqual([skillNamed(name)]);
  },
};

/** The notification settings list them. */
export const Listed: Story = {
  name: 'Skills that you follow',
  args: { path: '/notifications/settings' },
  beforeEach: () => {
    followedSkills().push(known());
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Sourdough' });
    await expect(link).toHaveAttribute('href', '/events?skill=Sourdough');
    await press('Unfollow Sourdough');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Skills you follow' })).toBeNull());
  },
};
