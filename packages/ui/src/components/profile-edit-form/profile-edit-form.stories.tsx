import { allSkills, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleImage } from '../../primitives/file-drop/sample-image.ts';
import { ProfileEditForm } from './profile-edit-form.tsx';

const user = makeUser({ skillsOffered: ['Chess', 'Python'], skillsRequested: ['Sourdough'] });

const meta = {
  title: 'Components/Members/ProfileEditForm',
  tags: ['specified'],
  component: ProfileEditForm,
  args: {
    user,
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    'aria-label': 'Edit profile',
    className: 'max-w-2xl',
  },
} satisfies Meta<typeof ProfileEditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.upload(canvas.getByLabelText('Change photo'), sampleImage('me.png'));
    await canvas.findByText('me.png');
    const about = canvas.getByLabelText('About');
    await userEvent.clear(about);
    await userEvent.type(about, 'I bake.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chess' }));
    const wanted = canvas.getByRole('combobox', { name: 'Skills I Want to Learn' });
    await userEvent.type(wanted, 'Tin whistle{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: user.name,
      about: 'I bake.',
      skillsOffered: ['Python'],
      skillsRequested: ['Sourdough', 'Tin whistle'],
      photo: expect.any(File),
      removePhoto: false,
      facts: {},
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Facts: Story = {
  tags: ['interaction'],
  args: { user: { ...user, skillLevels: [], languages: ['pt'], hideActivity: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('How well do you know them?'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level of Chess' }), 'Can teach it');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Languages you speak' }), 'German');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Portuguese' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide when I was last here' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Members only' }));
    await userEvent.type(canvas.getByLabelText('Away until'), '2099-12-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          facts: {
            skillLevels: [{ side: 'teach', skill: 'Chess', level: 'can-teach' }],
            languages: ['de'],
            hideActivity: true,
            membersOnly: true,
            awayUntil: '2099-12-10',
          },
        }),
      ),
    );
  },
};

export const HiddenSkill: Story = {
  args: { user: { ...user, hiddenSkills: ['Chess'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Chess' })).toBeVisible();
    await expect(canvas.getByText(/^Moderators have hidden .*Chess.*Only you see this/)).toBeVisible();
  },
};

export const NameMissing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Required');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPhoto: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const drawing = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });
    const anyKind = userEvent.setup({ applyAccept: false });
    await anyKind.upload(canvas.getByLabelText('Change photo'), drawing);
    await canvas.findByText('Please upload a valid file');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Change photo')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photo: undefined })));
  },
};

/** A file that cannot be decoded is rejected and keeps the saved photo. */
export const BrokenPhoto: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const broken = new File(['not a picture'], 'broken.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Change photo'), broken);
    await canvas.findByText('Please upload a valid file');
    await expect(canvas.getByLabelText('Change photo')).toBeInvalid();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await userEvent.upload(canvas.getByLabelText('Change photo'), sampleImage('me.png'));
    await canvas.findByText('me.png');
    await expect(canvas.queryByText('Please upload a valid file')).toBeNull();
  },
};

export const Fresh: Story = {
  name: 'A new profile',
  args: { user: makeUser({ about: '', skillsOffered: [], skillsRequested: [] }) },
};

export const Pending: Story = { name: 'Your profile is being saved', args: { pending: true } };

export const Failed: Story = {
  tags: ['interaction'],
  args: { failure: 'This is too large.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is too large.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Invisible characters and mixed alphabets are rejected before submitting. */
export const DeceptiveName: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Name');
    for (const [text, message] of [
      ['Jonas\u200b', 'Has an invisible character; type it again without it.'],
      ['\u202eJonas', 'Has an invisible character; type it again without it.'],
      ['Jоnas', 'Mixes two alphabets in one word; type each word in one.'],
      ['\u3164', 'Required'],
    ] as const) {
      await fireEvent.change(name, { target: { value: text } });
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await canvas.findByText(message);
      await expect(name).toHaveFocus();
    }
    await fireEvent.change(name, { target: { value: 'Jonas ❤️' } });
    await waitFor(() => expect(name).toBeValid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Removes first the chosen file, then the saved photo; until Save it can be kept. */
export const RemovesPhoto: Story = {
  tags: ['interaction'],
  args: { user: makeUser({ photo: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }) },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.upload(canvas.getByLabelText('Change photo'), sampleImage('me.png'));
    await canvas.findByText('me.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(canvas.queryByText('me.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(canvasElement.querySelector('[data-slot=avatar-image]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photo: undefined, removePhoto: true })),
    );
  },
};
