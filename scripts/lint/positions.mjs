const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);
const arithmetic = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
};

/** Calls `visit(node, ancestors)` for every node of a tree, the nearest ancestor last; true means go no deeper. */
export function walk(node, visit, ancestors = []) {
  if (visit(node, ancestors)) return;
  const inner = [...ancestors, node];
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') walk(child, visit, inner);
  }
}

/** What an expression of literals comes to (`15 * 1024 * 1024`); undefined for any other. */
export function constantOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = constantOf(node.argument);
    return value === undefined ? undefined : -value;
  }
  if (node.type !== 'BinaryExpression' || !arithmetic[node.operator]) return undefined;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  return left === undefined || right === undefined ? undefined : arithmetic[node.operator](left, right);
}

/** A literal text or number, constant expressions among them; undefined for any other node. */
export const literalOf = (node) =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : constantOf(node);

/** The names in an expression: `listing.images.length` has listing, images, length. */
function namesIn(expression) {
  const names = [];
  walk(expression, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'JSXIdentifier') names.push(node.name);
    // What is called back, and what stands in an object, does not name the expression.
    return /Function|^ObjectExpression$/.test(node.type);
  });
  return names;
}

const keyName = ({ key, computed }) => (computed ? '' : String(key.name ?? key.value));

/** What a parent says of its child: which kind of position it is, and the names that go with it. */
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

/** Whether what is said about the parent says what the child is. */
const isTransparent = (parent, child) =>
  (transparent.has(parent.type) && parent.test !== child) ||
  (parent.type === 'ArrowFunctionExpression' && parent.body === child);

/**
 * Where a literal stands: `kind` is 'variable', 'property', 'default', 'attribute', 'comparison', 'argument' or
 * 'other'; `name` is the name nearest to it, `names` all that say what it is.
 */
export function positionOf(literal, ancestors) {
  const names = [];
  let nearest;
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
