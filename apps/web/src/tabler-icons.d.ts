/**
 * Icons are imported one by one, `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'`: the package's
 * index exports six thousand modules, which the bundler and the tests would all have to open.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  // biome-ignore lint/style/noDefaultExport: the package exports them as default
  export default icon;
  /** The elements within the icon. */
  export const __iconNode: [tag: string, attributes: Record<string, string>][];
}

declare module '@tabler/icons-react/dist/esm/defaultAttributes.mjs' {
  const attributes: Record<'outline' | 'filled', Record<string, string | number>>;
  // biome-ignore lint/style/noDefaultExport: the package exports it as default
  export default attributes;
}

declare module '@tabler/icons-react/dist/esm/createReactComponent.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const create: (
    type: 'outline' | 'filled',
    name: string,
    displayName: string,
    shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[],
  ) => Icon;
  // biome-ignore lint/style/noDefaultExport: the package exports it as default
  export default create;
}
