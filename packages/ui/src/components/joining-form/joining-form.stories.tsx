import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JoiningForm, type JoiningValues } from './joining-form.tsx';

const saved = {
  joinBy: 'everybody',
  joinQuestion: 'What would you like to teach, and what to learn?',
  joinQuestionIn: [],
  joinAnswerDays: 3,
  moderatorsLetIn: false,
  joinDomains: [],
  minimumAge: 0,
  invitationsPerMonth: 2,
} as const satisfies JoiningValues;

const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'de', name: 'Deutsch', tag: 'de' },
  { code: 'ar', name: 'العربية', tag: 'ar' },
];

const meta = {
  title: 'Components/Operator/JoiningForm',
  tags: ['specified'],
  component: JoiningForm,
  args: {
    saved,
    languages,
    language: 'en',
    contactEmail: 'team@skill-exchange.example',
    onSave: fn(),
  },
} satisfies Meta<typeof JoiningForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const ByInvitation: Story = {
  args: { saved: { ...saved, joinBy: 'invitation', minimumAge: 16, invitationsPerMonth: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await expect(canvas.getByText(/^You need an invitation to join/)).toBeVisible();
    await expect(canvas.getByText('I am at least 16 years old.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Members may invite' })).not.toBeChecked();
  },
};

export const Domains: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Certain addresses' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(await canvas.findByText('Name at least one domain.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Domains' }), 'School.example, ann@uni.example');
    await expect(canvas.getByText(/^Join with an email address of/)).toHaveTextContent('school.example or uni.example');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Domains' }),
      ' https://bücher.example/um, *.town.example.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ask for a minimum age' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Members may invite' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...saved,
      joinBy: 'addresses',
      joinDomains: ['school.example', 'uni.example', 'xn--bcher-kva.example', 'town.example'],
      minimumAge: 16,
      invitationsPerMonth: 0,
    });
  },
};

export const ByApproval: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By approval' }));
    const question = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.clear(question);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(await canvas.findByText('Ask something.')).toBeVisible();
    await userEvent.type(question, 'Why us?');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'An answer within' }), 'A week');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Moderators let people in, too' }));
    await expect(canvas.getByText('Ask to join')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...saved,
      joinBy: 'approval',
      joinQuestion: 'Why us?',
      joinAnswerDays: 7,
      moderatorsLetIn: true,
    });
  },
};

/** Each language has the question in its own words; without, they are asked in the community’s language. */
export const InTwoLanguages: Story = {
  args: { saved: { ...saved, joinBy: 'approval' } },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch missing' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'In German' }), 'Warum wir?');
    await expect(canvas.getByRole('tab', { name: 'Deutsch' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your question' }), ' Tell us!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...saved,
      joinBy: 'approval',
      joinQuestion: `${saved.joinQuestion} Tell us!`,
      joinQuestionIn: [{ language: 'de', text: 'Warum wir?' }],
    });
  },
};

export const Discarded: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By invitation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('radio', { name: 'Everybody' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'Something went wrong on our side.' } };

export const ChangedMeanwhile: Story = {
  args: {
    meanwhile: [
      {
        _id: '1',
        group: 'joining',
        changedAt: '2026-11-21T09:00:00.000Z',
        changedBy: { _id: 'rosa', name: 'Rosa Lind', photo: '' },
        before: { joinBy: 'everybody', joinDomains: [] },
        after: { joinBy: 'addresses', joinDomains: ['school.example'] },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rosa Lind saved this after you opened the page:')).toBeVisible();
    await expect(canvas.getByText('Who may join: everybody is now certain addresses')).toBeVisible();
    await expect(canvas.getByText('Domains: none is now school.example')).toBeVisible();
  },
};
