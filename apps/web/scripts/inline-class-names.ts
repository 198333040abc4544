import type { Plugin } from 'vite';

/** Imports the classes of CSS modules as constants instead of an object of all of a file's. */
export const importClassesAsConstants = (code: string): string =>
  code.replaceAll(/\bimport (\w+) from (['"][^'"]+\.module\.css['"])/g, 'import * as $1 from $2');

/**
 * Lets the bundler write every class name where it is used. What is left of a CSS module is an empty script, which is kept
 * as the bundler collects the styles of the scripts that it keeps.
 */
export const inlineClassNames = (): Plugin => ({
  name: 'piacter-inline-class-names',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: [/\/src\/.*\.tsx?$/, /\.module\.css$/] },
    handler: (code, id) =>
      id.endsWith('.css')
        ? { moduleSideEffects: 'no-treeshake' }
        : { code: importClassesAsConstants(code), map: null },
  },
});
