import { listingKinds } from '@piacter/contracts/listings/values';
import type { RouteObject } from 'react-router-dom';
import { type Cache, type State, unstable_serialize as serialize } from 'swr';
import { RoleLayout } from '../../app/layout/role-layout.tsx';
import { PublicLayout } from '../../app/layout/shell.tsx';
import { linkPages } from '../../app/link-pages.tsx';
import type { Replies } from '../../app/providers.tsx';
import { roleAreas } from '../../app/role-routes.tsx';
import { routes } from '../../app/routes.tsx';
import { kindParts } from '../../features/kind-parts/index.ts';
import { type HtmlNode, setHtmlParser } from '../../lib/parse-html.ts';
import { createRouteRenderer } from '../../server/render-routes.tsx';
import { parseHtmlOnServer } from '../../server/server-entry.tsx';
import { type PageText, readTexts } from './read-html.ts';
import { searchWords } from './search-words.ts';

setHtmlParser(parseHtmlOnServer);

/** An area of a role without its permission check, which needs a browser. */
const openArea = ({ lazy: _lazy, ...area }: RouteObject): RouteObject => ({
  ...area,
  Component: RoleLayout,
  loader: () => ({}),
});

const [shell] = routes;
const allRoutes: RouteObject[] = [
  {
    ...shell,
    children: [
      ...roleAreas.map(openArea),
      { Component: PublicLayout, children: linkPages },
      ...(shell?.children ?? []),
    ],
  } as RouteObject,
];
const renderRoutes = createRouteRenderer(allRoutes);

/** A cache that notes what a page asks it for. */
class NotingCache extends Map<string, State> implements Cache {
  readonly asked = new Set<string>();

  override get(key: string) {
    this.asked.add(key);
    return super.get(key);
  }
}

/** The code that pages load like a reply, by its key. */
async function loadParts(): Promise<Replies> {
  const loaded = listingKinds.map(async (kind) => {
    return [
      [serialize(['comparison', kind]), await kindParts[kind].loadComparison()],
      [serialize(['words', kind]), await searchWords[kind]()],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}
const parts = loadParts();

/** The content of a page without its frame, which has no text that is assembled. */
function findMain(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  for (const { name, children = [] } of nodes) {
    if (name === 'main') return children;
    const found = findMain(children);
    if (found.length > 0) return found;
  }
  return [];
}

/** The texts of the page at an address, and the calls whose replies it lacked. */
export async function renderTexts(
  address: string,
  replies: Replies,
): Promise<{ texts: PageText[]; missing: string[] }> {
  const cache = new NotingCache();
  const html = await renderRoutes(address, { ...(await parts), ...replies }, () => cache);
  const missing = [...cache.asked].filter((key) => key.startsWith('/api/') && !Object.hasOwn(replies, key));
  return { texts: readTexts(findMain(parseHtmlOnServer(html))), missing };
}
