import { basename } from 'node:path';
import { evaluateConstant, evaluateLiteral, getPosition, walk } from './positions.ts';
import { repeatedList, repeatedNumber, repeatedTable } from './repetition.ts';

const findLiterals = (nodes) => {
  const literals = nodes.map((node) => (node ? evaluateLiteral(node) : undefined));
  return literals.includes(undefined) ? [] : literals;
};

const getKey = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value));

/** The literal entries of an object, with undefined for other values; none if it has spread or computed keys. */
function findEntries({ properties }) {
  const isPlain = properties.every(
    (property) => property.type === 'Property' && getKey(property) !== undefined,
  );
  return isPlain ? properties.map((property) => [getKey(property), evaluateLiteral(property.value)]) : [];
}

/** For each type of node, finds the value of the contracts that it repeats. */
const finders = {
  ArrayExpression: (values, { elements }, position) => repeatedList(values, findLiterals(elements), position),
  TSUnionType: (values, { types }, position) =>
    repeatedList(values, findLiterals(types.map(({ literal }) => literal)), position),
  ObjectExpression: (values, node, position) => {
    const entries = findEntries(node);
    const keys = entries.map(([key]) => key);
    return (
      repeatedTable(values, entries) ??
      // Keys that are words are checked by the types; number keys repeat IDs.
      (keys.every((key) => typeof key === 'number') ? repeatedList(values, keys, position) : undefined)
    );
  },
  Literal: ({ texts }, node) => texts.find(({ value }) => value === node.value),
};

const findNumber = (values, node, position) => repeatedNumber(values, evaluateConstant(node), position);

/** Whether `// own value: reason` is on the line of a value or the one before. */
const isExcused = ({ comments, lineAt }, line) =>
  comments.some(
    ({ value, end }) => /^\s*own value: \S/.test(value) && [line, line - 1].includes(lineAt(end)),
  );

/** The repeated values of the contracts in a parsed file, as `{ file, line, sentence }`. */
export function repeatedValues(values, source) {
  const found = [];
  const about = basename(source.file).replace(/\..*/, '');
  walk(source.program, (node, ancestors) => {
    const isNumber = evaluateConstant(node) !== undefined;
    const find = isNumber ? findNumber : finders[node.type];
    const repeated = find?.(values, node, { ...getPosition(node, ancestors), about });
    if (repeated) {
      const typed = source.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
      const line = source.lineAt(node.start);
      const sentence = `${typed} repeats ${repeated.path} of the contracts: import it, or say why it is an "own value:".`;
      if (!isExcused(source, line)) found.push({ file: source.file, line, sentence });
    }
    return isNumber || repeated !== undefined;
  });
  return found;
}
