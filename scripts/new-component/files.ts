/** Words in the name's other form: 'user-badge' is `UserBadge` in code. */
export function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/**
 * Reads the one argument, the component's name.
 *
 * @throws Error that says what a name looks like.
 */
export function readName(args: readonly string[]): string {
  const [name = '', ...rest] = args;
  if (rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name it in small letters and hyphens: npm run new:component -- user-badge');
  return name;
}

/** The files of a new component by their names: something that draws, and stories that can fail. */
export function componentFiles(name: string): Record<string, string> {
  return { [`${name}.tsx`]: componentFile(name), [`${name}.stories.tsx`]: storiesFile(name) };
}

function componentFile(name: string): string {
  const Component = pascalCase(name);
  return `import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const ${lowerFirst(Component)}Variants = cva(
  ['inline-flex max-w-full min-w-0 items-center gap-2 px-4 py-2.5', 'wrap-anywhere'],
  {
    variants: {
      direction: {
        teach: 'rounded-lane-teach bg-teach-tint text-teach-ink',
        learn: 'rounded-lane-learn bg-learn-tint text-learn-ink',
      },
    },
    defaultVariants: { direction: 'teach' },
  },
);

interface ${Component}Props
  extends ComponentProps<'div'>,
    VariantProps<typeof ${lowerFirst(Component)}Variants> {
  /** What it says. */
  children: ReactNode;
}

/** Say what it is for, and when to take something else. */
export function ${Component}({ direction, className, ...props }: ${Component}Props) {
  return (
    <div
      data-slot="${name}"
      className={${lowerFirst(Component)}Variants({ direction, className })}
      {...props}
    />
  );
}
`;
}

function storiesFile(name: string): string {
  const Component = pascalCase(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Component} } from './${name}.tsx';

const meta = {
  title: 'Components/${Component}',
  component: ${Component},
  args: { children: 'Portuguese for beginners' },
} satisfies Meta<typeof ${Component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teach: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible();
  },
};

export const Learn: Story = { args: { direction: 'learn' } };

/** Nothing scrolls sideways on the narrowest phone. */
export const LongText: Story = {
  args: { children: 'averyveryveryverylongwordthatneverends'.repeat(3), className: 'max-w-70' },
  play: async ({ canvas, args }) => {
    const element = canvas.getByText(String(args.children));
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};
`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
