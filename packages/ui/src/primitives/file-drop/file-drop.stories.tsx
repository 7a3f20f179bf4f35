import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IMAGE_BYTES } from '../../lib/pictures/image-file.ts';
import { FileDrop } from './file-drop.tsx';
import { sampleImage } from './sample-image.ts';

function ControlledFileDrop({ value, onValueChange, ...props }: ComponentProps<typeof FileDrop>) {
  const [file, setFile] = useState(value);
  return (
    <div className="max-w-md">
      <FileDrop
        {...props}
        value={file}
        onValueChange={(next) => {
          setFile(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/Forms/FileDrop',
  tags: ['specified'],
  component: FileDrop,
  render: (args) => <ControlledFileDrop {...args} />,
  args: { label: 'Image', value: null, onValueChange: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const anyKind = userEvent.setup({ applyAccept: false });

export const Empty: Story = {};
export const Disabled: Story = { args: { disabled: true } };

/** Renders a preview; removing it returns focus to the input. */
export const Picks: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Image');
    await userEvent.upload(input, sampleImage());
    await canvas.findByText('bread.png');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.any(File));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  },
};

export const TooLarge: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const large = new File([new Uint8Array(IMAGE_BYTES + 1)], 'poster.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Image'), large);
    await canvas.findByText('Max file size is 5MB.');
    await expect(canvas.getByLabelText('Image')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Image'), sampleImage());
    await waitFor(() => expect(canvas.queryByText('Max file size is 5MB.')).toBeNull());
  },
};

export const Heic: Story = {
  play: async ({ canvas }) => {
    const photo = new File(['ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' });
    await anyKind.upload(canvas.getByLabelText('Image'), photo);
    await canvas.findByText(/save it as a JPEG first/);
  },
};

/** Dropped files bypass the `accept` attribute. */
export const NotAnImage: Story = {
  play: async ({ canvas, args }) => {
    const text = new File(['words'], 'words.txt', { type: 'text/plain' });
    await anyKind.upload(canvas.getByLabelText('Image'), text);
    await canvas.findByText('Please upload a valid file');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Declared as an image, but not decodable. */
export const Broken: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const broken = new File(['not a picture'], 'broken.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Image'), broken);
    await canvas.findByText('Please upload a valid file');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null));
  },
};

export const RejectedByTheServer: Story = { args: { error: 'This kind of file is not accepted.' } };

export const LongName: Story = {
  args: { value: sampleImage(`${'averyveryverylongname'.repeat(6)}.png`) },
};
