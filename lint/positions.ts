import type { Node, PropertyKey } from 'oxc-parser';

const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);
const arithmetic: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit(node, ancestors)` for every node of a tree, the nearest ancestor last; true skips its children. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => boolean,
  ancestors: readonly Node[] = [],
): void {
  if (visit(node, ancestors)) return;
  const inner = [...ancestors, node];
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, inner);
}

/** The value of a constant arithmetic expression (`15 * 1024 * 1024`); undefined for any other. */
export function evaluateConstant(node: Node): number | undefined {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = evaluateConstant(node.argument);
    return value === undefined ? undefined : -value;
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [evaluateConstant(node.left), evaluateConstant(node.right)];
  return left === undefined || right === undefined ? undefined : arithmetic[node.operator]?.(left, right);
}

/** The value of a string, number or constant expression; undefined for any other node. */
export const evaluateLiteral = (node: Node): string | number | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : evaluateConstant(node);

/** The names in an expression: listing, images and length for `listing.images.length`. */
function namesIn(expression: Node) {
  const names: string[] = [];
  walk(expression, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'JSXIdentifier') names.push(node.name);
    // Names within callbacks and object literals do not describe the expression.
    return /Function|^ObjectExpression$/.test(node.type);
  });
  return names;
}

/** The key of a property that is not computed. */
export function getKeyName({
  key,
  computed,
}: {
  key: PropertyKey;
  computed: boolean;
}): string | number | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  const value = key.type === 'Literal' ? key.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

const getName = (node: Node) =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : '';

/** What a position is, by the parent of its literal. */
type PositionKind = 'property' | 'variable' | 'default' | 'attribute' | 'comparison' | 'argument' | 'other';

export interface Position {
  kind: PositionKind;
  /** The nearest name. */
  name: string;
  /** All names that describe it. */
  names: string[];
}

/** The kind of a child's position by its parent, and the related names. */
function naming(parent: Node, child: Node): [PositionKind, ...string[]] | undefined {
  switch (parent.type) {
    case 'Property':
      return parent.value === child ? ['property', String(getKeyName(parent) ?? '')] : undefined;
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return ['property', String(getKeyName(parent) ?? '')];
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
      return ['variable', getName(parent.id)];
    case 'AssignmentPattern':
      return ['default', getName(parent.left)];
    case 'JSXAttribute':
      return ['attribute', getName(parent.name)];
    case 'BinaryExpression':
      return comparisons.has(parent.operator)
        ? ['comparison', ...namesIn(parent.left === child ? parent.right : parent.left)]
        : undefined;
    case 'CallExpression':
    case 'NewExpression':
      return ['argument', ...namesIn(parent.callee)];
    default:
      return undefined;
  }
}

const transparent = new Set([
  'ArrayExpression',
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'NewExpression',
  'ObjectExpression',
  'Property',
  'ReturnStatement',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSTypeAnnotation',
]);

/** Whether the names of the parent describe the child as well. */
const isTransparent = (parent: Node, child: Node) =>
  (transparent.has(parent.type) && !(parent.type === 'ConditionalExpression' && parent.test === child)) ||
  (parent.type === 'ArrowFunctionExpression' && parent.body === child);

export function getPosition(literal: Node, ancestors: readonly Node[]): Position {
  const names: string[] = [];
  let nearest: PositionKind | undefined;
  let child = literal;
  for (const parent of ancestors.toReversed()) {
    const [kind, ...told] = naming(parent, child) ?? [];
    nearest ??= kind;
    names.push(...told);
    if (!isTransparent(parent, child)) break;
    child = parent;
  }
  return { kind: nearest ?? 'other', name: names[0] ?? '', names };
}
