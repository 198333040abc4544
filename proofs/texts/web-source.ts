import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { TypingSuggestion } from '@piacter/contracts/understanding';
import { createServer } from 'vite';

interface PageText {
  place: string;
  text: string;
}

/** A lookup list with the names of a filter's ids. */
export interface NameList {
  endpoint: Endpoint;
  params?: Record<string, string>;
}

/** What `apps/web/src/testing/texts/index.ts` exports. */
export interface WebTexts {
  /** The texts of a page, and the calls whose replies it lacked. */
  renderTexts: (
    address: string,
    replies: Readonly<Record<string, unknown>>,
  ) => Promise<{ texts: PageText[]; missing: string[] }>;
  /** The search of each kind, with the lists of the names of its ids. */
  searches: readonly {
    kind: ListingKind;
    search: Endpoint;
    names: Readonly<Record<string, NameList>>;
  }[];
  describeSuggestion: (suggestion: TypingSuggestion) => { text: string; note: string };
  /** What the pins of a map say. */
  describeMap: (
    kind: ListingKind,
    pins: readonly unknown[],
  ) => Promise<{ label: string; title: string; price?: string }[]>;
  /** The texts with variables of the catalogues, by file. */
  listCatalogueTexts: () => { file: string; texts: string[] }[];
}

/** Runs the web's own functions from their sources, as a build takes longer than all of its texts. */
export async function openWeb(): Promise<{ web: WebTexts; close: () => Promise<void> }> {
  // React chooses its build when it is loaded; that for production takes a third of the time.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const vite = await createServer({
    root: fileURLToPath(new URL('../../apps/web', import.meta.url)),
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const web = (await vite.ssrLoadModule('/src/testing/texts/index.ts')) as WebTexts;
  process.env.NODE_ENV = NODE_ENV;
  return { web, close: () => vite.close() };
}
