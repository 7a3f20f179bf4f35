import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IMAGE_BYTES } from '../../lib/pictures/image-file.ts';
import { FileDrop } from './file-drop.tsx';

/** The files that `FileDrop` sends instead of those that the server would reject. */
function ControlledFileDrop({ onValueChange, ...props }: ComponentProps<typeof FileDrop>) {
  const [file, setFile] = useState(props.value);
  return (
    <FileDrop
      {...props}
      value={file}
      onValueChange={(next) => {
        setFile(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Forms/FileDrop',
  component: FileDrop,
  render: (args) => <ControlledFileDrop {...args} />,
  args: { label: 'Image', value: null, onValueChange: fn() },
  tags: ['interaction', 'specified'],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

const halfOrange: Draw = (context, width, height) => {
  context.fillStyle = 'orange';
  context.fillRect(0, 0, width, height / 2);
};

const orange: Draw = (context, width, height) => {
  context.fillStyle = 'orange';
  context.fillRect(0, 0, width, height);
};

/** Opaque noise, which PNG cannot compress. */
const noise: Draw = (context, width, height) => {
  const pixels = new ImageData(width, height);
  const perCall = 65_536;
  for (let start = 0; start < pixels.data.length; start += perCall)
    crypto.getRandomValues(pixels.data.subarray(start, start + perCall));
  for (let index = 3; index < pixels.data.length; index += 4) pixels.data[index] = 255;
  context.putImageData(pixels, 0, 0);
};

async function drawn(type: string, width: number, height: number, draw: Draw): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return blob ?? new Blob();
}

/** A bitmap of one red pixel, which browsers show and the server does not accept. */
function bitmap(): Blob {
  const head = [66, 77, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0];
  return new Blob([Uint8Array.from([...head, ...new Array(24).fill(0), 0, 0, 255, 0])]);
}

/** A gray JPEG of 8-pixel blocks without details, each of two bits: large in pixels, small in bytes. */
function grayJpeg(width: number, height: number): Blob {
  const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes];
  const codes = [1, ...new Array(15).fill(0), 0];
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...new Array(64).fill(1)),
    ...segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    ...segment(0xc4, 0x00, ...codes),
    ...segment(0xc4, 0x10, ...codes),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
  ];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return new Blob([Uint8Array.from(head), new Uint8Array(Math.ceil(blocks / 4)), Uint8Array.from([0xff, 0xd9])]);
}

async function upload({ canvas, args }: Context, file: File, expectedName: string): Promise<File> {
  const anyKind = userEvent.setup({ applyAccept: false });
  await anyKind.upload(canvas.getByLabelText('Image'), file);
  // Many pixels take a while.
  await canvas.findByText(expectedName, {}, { timeout: 15_000 });
  const lastSent = () => (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as File;
  await waitFor(() => expect(lastSent().name).toBe(expectedName));
  return lastSent();
}

/** Returns the color of a pixel, at a fraction of the width and height. */
async function pixelAt(file: File, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const color = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
  return { width: bitmap.width, height: bitmap.height, color: Array.from(color ?? []) };
}

export const TooManyBytes: Story = {
  play: async (context) => {
    const photo = await drawn('image/png', 1400, 1400, noise);
    await expect(photo.size).toBeGreaterThan(IMAGE_BYTES);
    const sent = await upload(context, new File([photo], 'beach.png', { type: 'image/png' }), 'beach.jpg');
    await expect(sent.type).toBe('image/jpeg');
    await expect(sent.size).toBeLessThan(IMAGE_BYTES);
  },
};

export const TooManyPixels: Story = {
  play: async (context) => {
    const photo = await drawn('image/jpeg', 3900, 2600, orange);
    const file = new File([photo], 'IMG_1.jpeg', { type: 'image/jpeg' });
    const sent = await upload(context, file, 'IMG_1.jpg');
    await expect(await pixelAt(sent, 0.5, 0.5)).toMatchObject({ width: 2048, height: 1365 });
  },
};

/** As the largest cameras of phones make them. */
export const TwoHundredMegapixels: Story = {
  play: async (context) => {
    const file = new File([grayJpeg(16_320, 12_240)], 'IMG_2.jpeg', { type: 'image/jpeg' });
    const sent = await upload(context, file, 'IMG_2.jpg');
    await expect(await pixelAt(sent, 0.5, 0.5)).toMatchObject({
      width: 2048,
      height: 1536,
      color: [128, 128, 128, 255],
    });
  },
};

export const Panorama: Story = {
  play: async (context) => {
    const file = new File([grayJpeg(30_000, 2_000)], 'pano.jpeg', { type: 'image/jpeg' });
    const sent = await upload(context, file, 'pano.jpg');
    await expect(await pixelAt(sent, 0.99, 0.5)).toMatchObject({
      width: 2048,
      height: 137,
      color: [128, 128, 128, 255],
    });
  },
};

export const KeepsTransparency: Story = {
  play: async (context) => {
    const logo = await drawn('image/png', 3600, 2600, halfOrange);
    const sent = await upload(context, new File([logo], 'logo.png', { type: 'image/png' }), 'logo.webp');
    await expect((await pixelAt(sent, 0.5, 0.75)).color[3]).toBe(0);
    await expect((await pixelAt(sent, 0.5, 0.25)).color[3]).toBe(255);
  },
};

export const NamedWrong: Story = {
  play: async (context) => {
    const photo = await drawn('image/jpeg', 20, 20, orange);
    await upload(context, new File([photo], 'me.PNG', { type: 'image/png' }), 'me.PNG');
    const jpeg = expect.objectContaining({ type: 'image/jpeg' });
    await waitFor(() => expect(context.args.onValueChange).toHaveBeenLastCalledWith(jpeg));
  },
};

export const WithoutTypeOrExtension: Story = {
  play: async (context) => {
    const photo = await drawn('image/jpeg', 20, 20, orange);
    const sent = await upload(context, new File([photo], 'photo'), 'photo');
    await expect(sent.type).toBe('image/jpeg');
  },
};

/** A truncated file; browsers show the existing part. */
export const JpegWithoutItsEnd: Story = {
  play: async (context) => {
    const photo = await drawn('image/jpeg', 200, 200, noise);
    const cut = new File([photo.slice(0, photo.size - 300)], 'cut.jpg', { type: 'image/jpeg' });
    await expect((await upload(context, cut, 'cut.jpg')).size).toBe(cut.size);
    await expect(context.canvas.getByLabelText('Image')).toBeValid();
  },
};

/** The server cannot decode such a PNG, so the browser sends its own rendering. */
export const PngWithoutItsEnd: Story = {
  play: async (context) => {
    const photo = await drawn('image/png', 200, 200, noise);
    const cut = new File([photo.slice(0, photo.size - 300)], 'cut.png', { type: 'image/png' });
    const sent = await upload(context, cut, 'cut.webp');
    await expect((await pixelAt(sent, 0.5, 0.25)).width).toBe(200);
  },
};

/** As by a failing disk or a broken download: its end is there. */
export const PngDamagedInside: Story = {
  play: async (context) => {
    const photo = await drawn('image/png', 200, 200, noise);
    const bytes = new Uint8Array(await photo.arrayBuffer());
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    const damaged = new File([bytes], 'damaged.png', { type: 'image/png' });
    const sent = await upload(context, damaged, 'damaged.webp');
    await expect((await pixelAt(sent, 0.5, 0.1)).color[3]).toBe(255);
  },
};

export const AnotherType: Story = {
  play: async (context) => {
    const sent = await upload(context, new File([bitmap()], 'dot.bmp', { type: 'image/bmp' }), 'dot.jpg');
    await expect(sent.type).toBe('image/jpeg');
  },
};
