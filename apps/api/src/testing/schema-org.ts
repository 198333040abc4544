import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The vocabulary of schema.org, read off the declarations of `schema-dts`. */
interface Vocabulary {
  /** Names of a type's own supertypes and properties; property: the names of its expected types. */
  classes: Map<string, { supertypes: string[]; properties: Map<string, string[]> }>;
  /** Members of an enumeration, as full addresses and as names. */
  enumerations: Map<string, Set<string>>;
}

const expectedNames = (union: string): string[] =>
  union.split('|').map((name) => name.trim().replace(/^.*</, ''));

function readVocabulary(): Vocabulary {
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const source = readFileSync(file, 'utf8');
  const classes: Vocabulary['classes'] = new Map();
  for (const [, name = '', kind, bases = '', body = ''] of source.matchAll(
    /interface (\w+?)(Base|Leaf) extends ([^{]+)\{(.*?)\n\}/gs,
  )) {
    const known = classes.get(name) ?? { supertypes: [], properties: new Map<string, string[]>() };
    for (const [, supertype = ''] of bases.matchAll(/(\w+)Base\b/g))
      if (supertype !== name) known.supertypes.push(supertype);
    if (kind === 'Base')
      for (const [, property = '', union = ''] of body.matchAll(/"(\w+)"\?: SchemaValue<(.+), "\w+">;/g))
        known.properties.set(property, expectedNames(union));
    classes.set(name, known);
  }
  const enumerations: Vocabulary['enumerations'] = new Map();
  for (const [, name = '', union = ''] of source.matchAll(/export type (\w+) = ((?:"[^"]+"(?: \| )?)+)/g))
    enumerations.set(name, new Set([...union.matchAll(/"([^"]+)"/g)].map(([, member = '']) => member)));
  return { classes, enumerations };
}

const vocabulary = readVocabulary();

/** A type with all its supertypes. */
function withSupertypes(type: string): string[] {
  const { supertypes = [] } = vocabulary.classes.get(type) ?? {};
  return [type, ...supertypes.flatMap(withSupertypes)];
}

function findExpected(type: string, property: string): string[] | undefined {
  for (const name of withSupertypes(type)) {
    const expected = vocabulary.classes.get(name)?.properties.get(property);
    if (expected) return expected;
  }
  return undefined;
}

const dataTypes: Record<string, readonly string[]> = {
  string: ['Text', 'URL', 'Date', 'DateTime', 'Time', 'CssSelectorType', 'XPathType'],
  number: ['Number', 'Integer', 'Float'],
  boolean: ['Boolean'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isExpected(value: unknown, expected: readonly string[]): boolean {
  if (isRecord(value)) {
    const { '@type': type } = value;
    if (type === undefined) return Object.keys(value).join() === '@id';
    return withSupertypes(String(type)).some((name) => expected.includes(name));
  }
  if (expected.some((name) => dataTypes[typeof value]?.includes(name))) return true;
  // The address of a thing stands for it, except for members of the vocabulary's own enumerations.
  if (/^https?:\/\/(?!schema\.org)/.test(String(value))) return true;
  return expected.some((name) => vocabulary.enumerations.get(name)?.has(String(value)));
}

/** Whether the key is the input of an action's property: 'query-input' (schema.org, 'Potential Actions'). */
const isActionInput = (type: string, key: string) =>
  withSupertypes(type).includes('Action') && findExpected(type, key.replace(/-input$/, '')) !== undefined;

/**
 * What in a JSON-LD object is not schema.org's: unknown types, properties that the type does not have, and values of
 * types that the property does not expect; empty for a valid one.
 */
export function findSchemaErrors(data: unknown, path = ''): string[] {
  if (!isRecord(data)) return [`${path}: no object`];
  const { '@type': type, '@context': context, '@id': _id, ...properties } = data;
  if (path === '' && context !== 'https://schema.org') return [`@context is ${String(context)}`];
  if (typeof type !== 'string' || !vocabulary.classes.has(type)) return [`${path}: no type ${String(type)}`];
  return Object.entries(properties).flatMap(([key, value]) => {
    const at = `${path}/${type}.${key}`;
    if (key.endsWith('-input')) return isActionInput(type, key) ? [] : [`${at} is unknown`];
    const expected = findExpected(type, key);
    if (!expected) return [`${at} is unknown`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => [
      ...(isExpected(one, expected) ? [] : [`${at} cannot be ${JSON.stringify(one)}`]),
      ...(isRecord(one) && one['@type'] !== undefined ? findSchemaErrors(one, at) : []),
    ]);
  });
}
