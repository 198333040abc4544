/**
 * Icons are imported one by one, `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'`: the package's
 * index exports six thousand modules, which the bundler and the tests would all have to open.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  // biome-ignore lint/style/noDefaultExport: the package exports them as default
  export default icon;
}
