import type { ComponentType, ReactNode } from 'react';

type StateStory<Props> = { args?: Partial<Props>; render?: (args: Props, context: never) => unknown };

/** Several states of a part with a heading repeat it, which no page does. */
export const repeatsHeadings = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

/** Shows several states of a component below each other, each with its name; a story's own `render` renders it. */
export function AllStates<Props extends object>(props: {
  component: ComponentType<Props>;
  /** Args of every state. */
  base: Props;
  states: Readonly<Record<string, StateStory<Props>>>;
}): ReactNode {
  const { component: Component, base, states } = props;
  return (
    <div className="grid gap-8">
      {Object.entries(states).map(([name, { args, render }]) => (
        <article key={name} className="grid gap-2">
          <p className="text-small text-ink-2">{name}</p>
          {render ? (render({ ...base, ...args }, undefined as never) as ReactNode) : <Component {...base} {...args} />}
        </article>
      ))}
    </div>
  );
}
