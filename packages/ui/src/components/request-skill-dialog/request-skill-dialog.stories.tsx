import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleImage } from '../../primitives/file-drop/sample-image.ts';
import { RequestSkillDialog } from './request-skill-dialog.tsx';

const meta = {
  title: 'Components/Skills/RequestSkillDialog',
  tags: ['specified'],
  component: RequestSkillDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RequestSkillDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Request New Skill' }));

export const Requests: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('Name'), ' Tin whistle ');
    await userEvent.type(dialog.getByLabelText('Description'), 'Six holes, two octaves, no mercy.');
    await userEvent.upload(dialog.getByLabelText('Image'), sampleImage());
    await userEvent.click(dialog.getByRole('button', { name: 'Request Skill' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Tin whistle',
      desc: 'Six holes, two octaves, no mercy.',
      photo: expect.any(File),
    });
  },
};

/** Text is trimmed; the image is optional. */
export const TooShort: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('Name'), 'A ');
    await userEvent.type(dialog.getByLabelText('Description'), 'Too short');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Skill' }));
    await dialog.findByText('Skill name must be at least 2 characters.');
    await expect(dialog.getByText('Description must be at least 10 characters.')).toBeInTheDocument();
    await expect(dialog.getByLabelText('Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Name'), 'B');
    await userEvent.type(dialog.getByLabelText('Description'), ' no more');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Skill' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'A B',
      desc: 'Too short no more',
      photo: undefined,
    });
  },
};

/** Mousedown on a closing button does not blur the field, so no error moves the button. */
export const ClosesAtOnce: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await opened();
    const user = userEvent.setup();
    const field = dialog.getByLabelText('Name');
    await userEvent.click(field);
    for (const name of ['Close', 'Cancel']) {
      await user.pointer({ target: dialog.getByRole('button', { name }), keys: '[MouseLeft>]' });
      await expect(field).toHaveFocus();
      await user.pointer('[/MouseLeft]');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(dialog.queryByText('Skill name must be at least 2 characters.')).toBeNull();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = {
  tags: ['interaction'],
  args: { failure: 'Failed to request new skill Tin whistle' },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to request new skill Tin whistle');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
