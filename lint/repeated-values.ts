import { basename } from 'node:path';
import type { Node, ObjectExpression } from 'oxc-parser';
import type { ContractValues } from './contract-values.ts';
import { evaluateConstant, evaluateLiteral, getKeyName, getPosition, walk } from './positions.ts';
import { type NamedPosition, repeatedList, repeatedNumber, repeatedTable } from './repetition.ts';
import type { Problem, Source } from './source-files.ts';

const findLiterals = (nodes: readonly (Node | null)[]) => {
  const literals = nodes.map((node) => (node ? evaluateLiteral(node) : undefined));
  return literals.includes(undefined) ? [] : literals;
};

/** The literal entries of an object, with undefined for other values; none if it has spread or computed keys. */
function findEntries({ properties }: ObjectExpression): [string | number, unknown][] {
  const entries = properties.flatMap((property): [string | number, unknown][] => {
    const key = property.type === 'Property' ? getKeyName(property) : undefined;
    return key === undefined || property.type !== 'Property' ? [] : [[key, evaluateLiteral(property.value)]];
  });
  return entries.length === properties.length ? entries : [];
}

/** The value of the contracts that a node repeats. */
function findRepeated(values: ContractValues, node: Node, position: NamedPosition) {
  const number = evaluateConstant(node);
  if (number !== undefined) return repeatedNumber(values, number, position);
  switch (node.type) {
    case 'ArrayExpression':
      return repeatedList(values, findLiterals(node.elements), position);
    case 'TSUnionType': {
      const literals = node.types.map((type) => (type.type === 'TSLiteralType' ? type.literal : null));
      return repeatedList(values, findLiterals(literals), position);
    }
    case 'ObjectExpression': {
      const entries = findEntries(node);
      const keys = entries.map(([key]) => key);
      // Keys that are words are checked by the types; number keys repeat IDs.
      const areNumbers = keys.every((key) => typeof key === 'number');
      return (
        repeatedTable(values, entries) ?? (areNumbers ? repeatedList(values, keys, position) : undefined)
      );
    }
    case 'Literal':
      return values.texts.find(({ value }) => value === node.value);
    default:
      return undefined;
  }
}

/** Whether `// own value: reason` is on the line of a value or the one before. */
const isExcused = ({ comments, lineAt }: Source, line: number) =>
  comments.some(
    ({ value, end }) => /^\s*own value: \S/.test(value) && [line, line - 1].includes(lineAt(end)),
  );

/** The repeated values of the contracts in a parsed file. */
export function repeatedValues(values: ContractValues, source: Source): Problem[] {
  const found: Problem[] = [];
  const about = basename(source.file).replace(/\..*/, '');
  walk(source.program, (node, ancestors) => {
    const repeated = findRepeated(values, node, { ...getPosition(node, ancestors), about });
    if (repeated) {
      const typed = source.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
      const line = source.lineAt(node.start);
      const sentence = `${typed} repeats ${repeated.path} of the contracts: import it, or say why it is an "own value:".`;
      if (!isExcused(source, line)) found.push({ file: source.file, line, sentence });
    }
    return evaluateConstant(node) !== undefined || repeated !== undefined;
  });
  return found;
}
