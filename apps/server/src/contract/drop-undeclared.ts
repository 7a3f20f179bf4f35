/** The parts of a body's schema that declare fields. References are resolved. */
export interface FieldSchema {
  properties?: Record<string, FieldSchema>;
  additionalProperties?: unknown;
  items?: FieldSchema;
  allOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
}

/**
 * Removes the fields of a body that the contract does not declare, at every level. They are ignored everywhere: a body of
 * such fields alone is empty, also for `minProperties`, and nothing of them is stored.
 */
export function dropUndeclared(schema: FieldSchema, value: unknown): void {
  drop([schema], value);
}

function drop(schemas: FieldSchema[], value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const parts = schemas.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    // Not into lists that the contract does not describe, which may be of any depth.
    if (items.length > 0) for (const entry of value) drop(items, entry);
    return;
  }
  const declaring = parts.filter(({ properties }) => properties !== undefined);
  if (declaring.length === 0) return;
  const isOpen = parts.some(({ additionalProperties }) => additionalProperties);
  for (const [name, field] of Object.entries(value)) {
    const known = declaring.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    if (known.length > 0) drop(known, field);
    else if (!isOpen) delete (value as Record<string, unknown>)[name];
  }
}

/** Returns a schema and those that it combines. */
function partsOf(schema: FieldSchema): FieldSchema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}
