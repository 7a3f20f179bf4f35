import type { SettingGroup } from '@skill-exchange/api-client/types';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { sampleImage } from '../../primitives/file-drop/sample-image.ts';
import { CommunityForm } from './community-form.tsx';

const { groups, changes } = communitySettings();
const group = { ...(groups[0] as SettingGroup), setByServer: [] };

const logo = URL.createObjectURL(sampleImage());

const meta = {
  title: 'Components/Operator/CommunityForm',
  tags: ['!stable', 'new'],
  component: CommunityForm,
  args: {
    group,
    languages: [
      { code: 'en', name: 'English', tag: 'en' },
      { code: 'de', name: 'Deutsch', tag: 'de' },
    ],
    onSave: fn(),
    onUpload: fn(async () => logo),
  },
} satisfies Meta<typeof CommunityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Skill Exchange');
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, ' Bibliothek Lindenau ');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'Lisbon', {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    });
    await userEvent.click(await canvas.findByRole('option', { name: /Lisbon/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    const changed = { name: 'Bibliothek Lindenau', language: 'de', timeZone: 'Europe/Lisbon' };
    await expect(args.onSave).toHaveBeenCalledWith(changed);
  },
};

/** The sentence in another language is saved with the others, and leaves the first one as it is. */
export const Translates: Story = {
  tags: ['interaction'],
  args: { onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch missing' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'In German' }), 'Eine Stunde für eine Stunde');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    const translated = [{ language: 'de', text: 'Eine Stunde für eine Stunde' }];
    await expect(args.onSave).toHaveBeenCalledWith({ descriptionIn: translated });
  },
};

export const Blank: Story = {
  tags: ['interaction'],
  args: { onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Short name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OneWord: Story = {
  args: { group: { ...group, values: { ...group.values, name: 'Lindenau' } } },
};

export const SetByServer: Story = {
  args: { group: { ...group, setByServer: [{ setting: 'contactEmail', variable: 'CONTACT_EMAIL' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contact address' })).toHaveAttribute('readonly');
    await expect(canvas.getByText(/^CONTACT_EMAIL sets this/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { refused: { setting: 'contactEmail', message: 'Must be an email address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contact address' })).toHaveAccessibleDescription(
      /Must be an email address\.$/,
    );
  },
};

const blue = { ...group, values: { ...group.values, name: 'Bibliothek Lindenau', teachHue: 258, learnHue: 62 } };

export const Blue: Story = {
  args: { group: blue },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider', { name: 'Left color' })).toHaveAttribute('aria-valuetext', 'Blue (258)');
    const lane = canvasElement.querySelector('[data-slot="community-preview"] .bg-teach') as HTMLElement;
    await expect(getComputedStyle(lane).backgroundColor).toBe('oklch(0.405 0.138 258)');
  },
};

export const BlueInTheDark: Story = {
  tags: ['interaction'],
  args: { group: blue },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    const lane = canvasElement.querySelector('[data-slot="community-preview"] .bg-teach') as HTMLElement;
    await expect(getComputedStyle(lane).backgroundColor).toBe('oklch(0.525 0.17 258)');
  },
};

export const WithLogo: Story = {
  args: { group: { ...blue, values: { ...blue.values, logo } } },
};

export const PicksLogo: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Add a logo'), sampleImage());
    await waitFor(() => expect(canvasElement.querySelectorAll(`img[src="${logo}"]`)).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({ logo });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LogoRefused: Story = {
  args: { uploadFailures: { logo: 'Please upload a valid file' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add a logo')).toHaveAccessibleDescription('Please upload a valid file');
  },
};

export const LogoBeingStored: Story = { args: { uploading: 'logo' } };

const coverAlt = 'Two neighbors at a workbench';

export const WithCover: Story = {
  args: { group: { ...blue, values: { ...blue.values, cover: logo, coverAlt } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: coverAlt })).toBeVisible();
    await expect(canvas.getByLabelText('Add a logo')).toBeInTheDocument();
  },
};

/** Another picture makes the words of the one before it old. */
export const TranslatesCover: Story = {
  tags: ['interaction'],
  args: {
    group: {
      ...blue,
      values: { ...blue.values, cover: logo, coverAlt, coverAltIn: [{ language: 'de', text: 'Zwei Nachbarn' }] },
    },
    onSave: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch' }));
    const german = canvas.getByRole('textbox', { name: 'In German' });
    await expect(german).toHaveValue('Zwei Nachbarn');
    await userEvent.type(german, ' bei der Arbeit');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    const coverAltIn = [{ language: 'de', text: 'Zwei Nachbarn bei der Arbeit' }];
    await expect(args.onSave).toHaveBeenCalledWith({ coverAltIn });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cover' }));
    args.onUpload.mockResolvedValueOnce(`${logo}#another`);
    await userEvent.upload(canvas.getByLabelText('Add a cover'), sampleImage());
    await expect(await canvas.findByRole('tab', { name: 'Deutsch earlier version' })).toBeVisible();
  },
};

export const PicksCover: Story = {
  tags: ['interaction'],
  args: { onUpload: fn(async () => logo), onSave: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'What the cover shows' })).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Add a cover'), sampleImage());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What the cover shows' }), ` ${coverAlt} `);
    await expect(args.onUpload).toHaveBeenCalledWith(expect.any(File), 'cover');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({ cover: logo, coverAlt });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cover' }));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const CoverRefused: Story = {
  args: { uploadFailures: { cover: 'Please upload a valid file' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add a cover')).toHaveAccessibleDescription('Please upload a valid file');
    await expect(canvas.getByLabelText('Add a logo')).not.toHaveAccessibleDescription('Please upload a valid file');
  },
};

/** The preview keeps the last pair that works. */
export const TooAlike: Story = {
  tags: ['interaction'],
  args: { group: blue, onSave: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const learn = canvas.getByRole('slider', { name: 'Right color' });
    fireEvent.change(learn, { target: { value: 292 } });
    await expect(canvas.getByText(/too alike: 34° apart, at least 60° is needed\.$/)).toBeVisible();
    const lane = canvasElement.querySelector('[data-slot="community-preview"] .bg-learn') as HTMLElement;
    await expect(getComputedStyle(lane).backgroundColor).toBe('oklch(0.81 0.125 62)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(learn).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Orchid (318)' }));
    await expect(canvas.queryByText(/too alike/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({ learnHue: 318 });
  },
};

export const ChangedMeanwhile: Story = {
  args: { meanwhile: changes, failure: 'Somebody has changed these settings since you opened them.' },
};

export const Saving: Story = { args: { pending: true } };
