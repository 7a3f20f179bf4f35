import type { Contract } from './breaking-changes.ts';

interface Parameter {
  name?: string;
  schema?: Record<string, unknown>;
}

interface Documents {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
  components: { parameters: Record<string, Parameter> };
}

const sizes = ['limit', 'per_page'];

/** Describes sizes of pages without limits, and those that say neither what holds without them nor why nothing does. */
export function pageSizeProblems({ openapi }: Contract): string[] {
  const { paths, components } = openapi as unknown as Documents;
  const parameters: [place: string, parameter: Parameter][] = [
    ...Object.entries(components.parameters),
    ...Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId = '', parameters = [] }) =>
        parameters.map((one): [string, Parameter] => [operationId, one]),
      ),
    ),
  ];
  return parameters.flatMap(([place, { name = '', schema = {} }]) => {
    if (!sizes.includes(name)) return [];
    const { minimum, maximum, default: usual, 'x-no-default': reason } = schema;
    if (typeof minimum !== 'number' || typeof maximum !== 'number')
      return [`${place}: ${name} needs a minimum and a maximum`];
    const isSaid = typeof usual === 'number' ? usual >= minimum && usual <= maximum : typeof reason === 'string';
    return isSaid
      ? []
      : [`${place}: ${name} needs a default within its limits, or x-no-default with what holds without it`];
  });
}
