const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);
const arithmetic = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
};

/** Calls `visit(node, ancestors)` for every node of a tree, the nearest ancestor last; true skips its children. */
export function walk(node, visit, ancestors = []) {
  if (visit(node, ancestors)) return;
  const inner = [...ancestors, node];
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') walk(child, visit, inner);
  }
}

/** The value of a constant arithmetic expression (`15 * 1024 * 1024`); undefined for any other. */
export function evaluateConstant(node) {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = evaluateConstant(node.argument);
    return value === undefined ? undefined : -value;
  }
  if (node.type !== 'BinaryExpression' || !arithmetic[node.operator]) return undefined;
  const [left, right] = [evaluateConstant(node.left), evaluateConstant(node.right)];
  return left === undefined || right === undefined ? undefined : arithmetic[node.operator](left, right);
}

/** The value of a string, number or constant expression; undefined for any other node. */
export const evaluateLiteral = (node) =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : evaluateConstant(node);

/** The names in an expression: listing, images and length for `listing.images.length`. */
function namesIn(expression) {
  const names = [];
  walk(expression, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'JSXIdentifier') names.push(node.name);
    // Names within callbacks and object literals do not describe the expression.
    return /Function|^ObjectExpression$/.test(node.type);
  });
  return names;
}

const keyName = ({ key, computed }) => (computed ? '' : String(key.name ?? key.value));

/** The kind of a child's position by its parent, and the related names. */
function naming(parent, child) {
  switch (parent.type) {
    case 'Property':
      return parent.value === child ? ['property', keyName(parent)] : undefined;
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return ['property', keyName(parent)];
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
      return ['variable', parent.id.name ?? ''];
    case 'AssignmentPattern':
      return ['default', parent.left.name ?? ''];
    case 'JSXAttribute':
      return ['attribute', parent.name.name];
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
const isTransparent = (parent, child) =>
  (transparent.has(parent.type) && parent.test !== child) ||
  (parent.type === 'ArrowFunctionExpression' && parent.body === child);

/**
 * The position of a literal: `kind` is 'variable', 'property', 'default', 'attribute', 'comparison', 'argument' or
 * 'other'; `name` is the nearest name, `names` are all names that describe it.
 */
export function getPosition(literal, ancestors) {
  const names = [];
  let nearest: string | undefined;
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
