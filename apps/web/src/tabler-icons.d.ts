/**
 * Icons are imported one by one, `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'`: the package's
 * index exports six thousand modules, which the bundler and the tests would all have to open. `ui/create-icon.ts` draws
 * them.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType } from 'react';

  const icon: ComponentType<{ className?: string | undefined }>;
  // biome-ignore lint/style/noDefaultExport: the package exports them as default
  export default icon;
  /** The elements within the icon. */
  export const __iconNode: [tag: string, attributes: Record<string, string>][];
}
