import type { ArgsEnhancer, ArgTypesEnhancer, Parameters } from 'storybook/internal/types';
import type { ComponentGuide } from '../packages/ui/src/docs/component-guide.ts';

type Defaults = NonNullable<ComponentGuide['defaults']>;

function defaultsIn(parameters: Parameters): Defaults {
  const guide: ComponentGuide | undefined = parameters.guide;
  return guide?.defaults ?? {};
}

/** Sets the defaults of a component's guide as args: the controls show them instead of nothing. */
export const defaultArgs: ArgsEnhancer = ({ parameters, initialArgs }) =>
  Object.fromEntries(Object.entries(defaultsIn(parameters)).filter(([name]) => initialArgs[name] === undefined));

/** Shows them in the table of props as well. */
export const defaultArgTypes: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const shown = Object.entries(defaultsIn(parameters)).map(([name, value]) => {
    const argType = argTypes[name] ?? { name };
    return [name, { ...argType, table: { ...argType.table, defaultValue: { summary: String(value) } } }] as const;
  });
  return { ...argTypes, ...Object.fromEntries(shown) };
};
