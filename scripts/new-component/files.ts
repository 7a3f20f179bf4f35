/** Returns the name in Pascal case: 'user-badge' is `UserBadge`. */
export function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The component to create, and the place of its stories in the sidebar. */
export interface NewComponent {
  /** 'user-badge' */
  readonly name: string;
  /**
   * Reads the arguments: the component's name, and optionally its family.
   *
   * @param families The known families: 'Primitives/Forms', 'Components/Members'.
   * @throws Error with the format of a name and the known families.
   */
  readonly family: string;
}

/**
 * Reads the arguments: the component's name, and the family that it belongs to if there is one.
 *
 * @param families The known families: 'Primitives/Forms', 'Components/Members'.
 * @throws Error with the format of a name and the known families.
 */
export function readArguments(args: readonly string[], families: readonly string[]): NewComponent {
  const [name = '', wanted = '', ...rest] = args;
  if (rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name it in small letters and hyphens: npm run new:component -- user-badge Members');
  if (wanted === '') return { name, family: 'Components' };
  const family = families.find((each) => each.split('/').at(-1) === wanted);
  if (family === undefined) throw new Error(`There is no such family; there are ${families.join(', ')}.`);
  return { name, family };
}

/** Returns the folder of a component by the first word of its family: 'packages/ui/src/components/user-badge'. */
export function folderOf({ name, family }: NewComponent): string {
  return `packages/ui/src/${family.startsWith('Primitives/') ? 'primitives' : 'components'}/${name}`;
}

/** Returns the files of a new component by name: a component that renders, and stories that can fail. */
export function componentFiles({ name, family }: NewComponent): Record<string, string> {
  return { [`${name}.tsx`]: componentFile(name), [`${name}.stories.tsx`]: storiesFile(name, family) };
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
  /** The text. */
  children: ReactNode;
}

/** Say what it renders, and when to use something else. */
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

function storiesFile(name: string, family: string): string {
  const Component = pascalCase(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Component} } from './${name}.tsx';

const meta = {
  title: '${family}/${Component}',
  tags: ['!stable', 'new'],
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

/** No horizontal overflow. */
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
