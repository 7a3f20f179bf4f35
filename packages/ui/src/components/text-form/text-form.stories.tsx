import type { OperatorText } from '@skill-exchange/api-client/types';
import { communityTexts, germanRules } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextForm } from './text-form.tsx';

const rules = communityTexts().texts.find(({ kind }) => kind === 'rules') as OperatorText;

const meta = {
  title: 'Components/Operator/TextForm',
  tags: ['!stable', 'new'],
  component: TextForm,
  args: { text: rules, members: 1287, onPublish: fn() },
} satisfies Meta<typeof TextForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Publish as version 4' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'How we treat each other' })).toBeVisible();
  },
};

export const First: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Publish as version 1' })).toBeVisible();
  },
};

export const Publishes: Story = {
  tags: ['interaction'],
  args: { text: undefined, onPublish: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your words' }), '# Be kind');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Members must accept it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    const draft = {
      content: '# Be kind',
      change: 'This is the first version.',
      mustAccept: true,
      translationsFit: false,
    };
    await expect(args.onPublish).toHaveBeenCalledWith(draft);
    await userEvent.type(canvas.getByRole('textbox', { name: 'What changes, in one sentence' }), ' Our first rules. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(args.onPublish).toHaveBeenLastCalledWith({ ...draft, change: 'Our first rules.' });
  },
};

export const TakesDown: Story = {
  tags: ['interaction'],
  args: { onPublish: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Your words' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^What changes/ }), 'We have none.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take it down' }));
    const draft = { content: '', change: 'We have none.', mustAccept: false, translationsFit: false };
    await expect(args.onPublish).toHaveBeenCalledWith(draft);
  },
};

/** A spelling is corrected: readers of other languages keep their words. */
export const WithTranslations: Story = {
  tags: ['interaction'],
  args: { language: 'en', translations: { along: ['es'], others: ['de', 'ar'] }, onPublish: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Published along: your words in Spanish.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^What changes/ }), 'A spelling.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The words in German and Arabic still fit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ translationsFit: true }));
  },
};

/** The community has another language since the words were published. */
export const InAnotherLanguage: Story = {
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The published words are in English\. Write the next version in German/),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your words' })).toHaveValue(germanRules.content);
  },
};

export const Blank: Story = {
  tags: ['interaction'],
  args: { text: undefined, onPublish: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** A later version says what changes. */
export const WithoutASentence: Story = { ...Blank, args: { onPublish: fn() } };

export const Overtaken: Story = { args: { isOvertaken: true, failure: 'Somebody has published another version.' } };

export const Publishing: Story = { args: { pending: true } };
