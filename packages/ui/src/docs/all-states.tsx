import type { ComponentType, ReactNode } from 'react';

type StateStory<Props> = { args?: Partial<Props> };

/** Several states of a part with a heading repeat it, which no page does. */
export const repeatsHeadings = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

/** Shows several states of a component below each other, each with its name. */
export function AllStates<Props extends object>(props: {
  component: ComponentType<Props>;
  /** Args of every state. */
  base: Props;
  states: Readonly<Record<string, StateStory<Props>>>;
}): ReactNode {
  const { component: Component, base, states } = props;
  return (
    <div className="grid gap-8">
      {Object.entries(states).map(([name, { args }]) => (
        <article key={name} className="grid gap-2">
          <p className="text-small text-ink-2">{name}</p>
          <Component {...base} {...args} />
        </article>
      ))}
    </div>
  );
}
