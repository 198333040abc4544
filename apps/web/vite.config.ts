import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { createClassNames } from './scripts/class-names.ts';
import { deferScriptsOfPages } from './scripts/defer-scripts.ts';
import { inlineClassNames } from './scripts/inline-class-names.ts';
import { createPublicChunkName } from './scripts/public-chunks.ts';
import { shakeTheRouter } from './scripts/shake-router.ts';
import { textInRem } from './scripts/text-in-rem.ts';

/** Writes a `.br` and a `.gz` file beside each script, style sheet and drawing, so that the server compresses none of them. */
const precompress = () =>
  compression({
    include: /\.(?:js|css|svg)$/,
    algorithms: ['brotliCompress', defineAlgorithm('gzip', { level: 9 })],
    threshold: 0,
    skipIfLargerOrEqual: false,
  });

const api = `http://localhost:${process.env.PORT || 3001}`;

const sourceFolder = fileURLToPath(new URL('./src', import.meta.url));

/**
 * The router's package offers browsers its development build only, with warnings and messages for developers. The router
 * itself is beside its package for the web.
 */
const routerDom = dirname(fileURLToPath(import.meta.resolve('react-router-dom/package.json')));
const router = join(routerDom, '..', 'react-router', 'dist', 'production');
const routerAliases = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** As an ES module: the helpers of CommonJS for it alone would be a file of their own in the first load of every page. */
const leafletAlias = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };

/** React has had it since version 18; the shim is for those before. */
const storeAlias = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

const iconAliases = [
  { find: /^\.\.\/createReactComponent\.mjs$/, replacement: join(sourceFolder, 'ui', 'create-icon.ts') },
];

/**
 * Of both builds, as both name the pictures of a page. The shell lists the files of every page: without their names, and
 * with letters and digits of one case, it is 2 kB smaller, compressed.
 */
const assetNames = { hashCharacters: 'base36', assetFileNames: 'assets/[hash:7][extname]' } as const;

/** The build of the browser. */
const browserBuild: BuildEnvironmentOptions = {
  manifest: true,
  target: 'baseline-widely-available',
  // The CSP forbids inline scripts and data: fonts, so nothing is inlined.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      // What every page loads comes as one file: cut into shared parts it compresses worse and costs more requests.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'shell', tags: ['$initial'], priority: 1, includeDependenciesRecursively: true },
          { name: createPublicChunkName(sourceFolder), debugName: 'public pages' },
        ],
      },
      ...assetNames,
      chunkFileNames: 'assets/[hash:7].js',
    },
  },
};

/**
 * The build of the server, which renders the public pages: with every dependency, as the API installs none of the web's.
 * In a hidden folder of the browser's build, from which no file is served.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/.server',
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { output: assetNames },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  ...(command === 'build' && { css: { modules: { generateScopedName: createClassNames(sourceFolder) } } }),
  plugins: [
    react(),
    textInRem(),
    ...(isSsrBuild ? [] : [inlineClassNames(), shakeTheRouter(), deferScriptsOfPages(), precompress()]),
  ],
  resolve: {
    alias: command === 'build' ? [...routerAliases, leafletAlias, storeAlias, ...iconAliases] : iconAliases,
  },
  // Where dependencies are bundled for development, aliases within them are not seen.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    proxy: {
      '/api': api,
      '/files': api,
      '/service_request_images': api,
      '/dev/paypal': api,
    },
  },
  ...(isSsrBuild
    ? {
        build: serverBuild,
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }
    : { build: browserBuild }),
}));
