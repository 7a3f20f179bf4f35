import { type Schema, schemaChanges } from './schema-changes.ts';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

export function parameterChanges(old: Parameter[] = [], now: Parameter[] = []): string[] {
  const found: string[] = [];
  for (const parameter of old) {
    const { name } = parameter;
    const is = now.find((one) => keyOf(one) === keyOf(parameter));
    const elsewhere = now.find((one) => one.name === name);
    if (!is) {
      found.push(
        elsewhere
          ? `the parameter ${name} moved from ${parameter.in} to ${elsewhere.in}`
          : `the parameter ${name} is gone`,
      );
      continue;
    }
    if (formatOf(parameter) !== formatOf(is))
      found.push(`the parameter ${name} was ${formatOf(parameter)}, and is ${formatOf(is)}`);
    found.push(...schemaChanges(`the parameter ${name}`, parameter.schema ?? {}, is.schema ?? {}, 'request'));
  }
  for (const parameter of now)
    if (parameter.required && !old.find((one) => keyOf(one) === keyOf(parameter))?.required)
      found.push(`the parameter ${parameter.name} is required`);
  return found;
}

export function keyOf(parameter: Parameter): string {
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
}

/** Returns how a parameter is serialized, with OpenAPI's defaults. */
function formatOf(parameter: Parameter): string {
  const style = parameter.style ?? (['query', 'cookie'].includes(parameter.in) ? 'form' : 'simple');
  return `${style}${(parameter.explode ?? style === 'form') ? ' exploded' : ''}`;
}
