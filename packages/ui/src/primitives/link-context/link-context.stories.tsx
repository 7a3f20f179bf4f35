import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type LinkProps, LinkProvider, useLink } from './link-context.tsx';

const visited = fn<(href: string) => void>();

/** A mock of a router's link, which records the visit without navigating. */
function RoutedLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      data-routed="true"
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        visited(href);
      }}
    >
      {children}
    </a>
  );
}

function SomeLink() {
  const Link = useLink();
  return <Link href="/users">Users</Link>;
}

/** Renders all links of the kit by the component of a router. */
const meta = {
  title: 'Primitives/Actions/LinkContext',
  component: SomeLink,
} satisfies Meta<typeof SomeLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Users' });
    await expect(link).toHaveAttribute('href', '/users');
    await expect(link).not.toHaveAttribute('data-routed');
  },
};

export const RoutedByTheApp: Story = {
  tags: ['interaction'],
  decorators: [
    (Story) => (
      <LinkProvider component={RoutedLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    visited.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
    await expect(visited.mock.calls).toEqual([['/users']]);
  },
};
