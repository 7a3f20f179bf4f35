import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import ts from 'typescript';
import { parseFile } from './source.ts';

/** A type of the contract that the kit's components take, and its fields. */
export interface ContractType {
  /** 'Event' */
  readonly name: string;
  readonly description: string;
  readonly fields: readonly {
    readonly name: string;
    /** 'text', 'date-time', 'list of SkillRef' */
    readonly kind: string;
    readonly required: boolean;
    readonly description: string;
  }[];
  /** Folders of the kit: 'event-card'. */
  readonly components: readonly string[];
}

interface Schema {
  type?: string | string[];
  format?: string;
  description?: string;
  $ref?: string;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Reads which of the contract's types the kit's components take, with their fields from openapi.yaml. */
export function readContractTypes(root: string): ContractType[] {
  const contract = load(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  };
  const users = componentsByType(join(root, 'packages/ui/src/components'));
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const components = users.get(name);
    const fields = fieldsOf(schema, contract.components.schemas);
    if (components === undefined || fields.length === 0) return [];
    return [{ name, description: schema.description ?? '', fields, components: [...components].sort() }];
  });
}

/** Returns a schema's fields, those of its base schemas first. */
function fieldsOf(schema: Schema, all: Record<string, Schema>): ContractType['fields'] {
  const base = (schema.allOf ?? []).flatMap((part) => fieldsOf(all[nameOf(part.$ref)] ?? part, all));
  const own = Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    kind: kindOf(value),
    required: schema.required?.includes(name) ?? false,
    description: value.description ?? '',
  }));
  return [...base, ...own];
}

/** Returns the name in '#/components/schemas/Event': 'Event'. */
function nameOf($ref = ''): string {
  return $ref.split('/').at(-1) ?? '';
}

function kindOf({ $ref, type, format, items, enum: words, anyOf, oneOf, allOf }: Schema): string {
  if ($ref !== undefined) return nameOf($ref);
  if (words !== undefined) return words.join(', ');
  const choices = anyOf ?? oneOf ?? allOf;
  if (choices !== undefined) return choices.map(kindOf).join(' or ');
  const types = [type ?? 'anything'].flat();
  return types
    .map((one) => {
      if (one === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
      if (one === 'string') return format ?? 'text';
      return one;
    })
    .join(' or ');
}

function componentsByType(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('*/*.{ts,tsx}', { cwd: source })) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const name of contractTypesIn(parseFile(join(source, file))))
      found.set(name, (found.get(name) ?? new Set()).add(dirname(file)));
  }
  return found;
}

function contractTypesIn(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (statement.moduleSpecifier.text !== '@skill-exchange/api-client/types') return [];
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) return [];
    return named.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  });
}
