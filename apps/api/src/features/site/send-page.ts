import { hash } from 'node:crypto';
import type { Page, RenderedPage } from '@piacter/contracts/site';
import type { Request, Response } from 'express';
import { gzipParts, joinParts } from '../../core/http/gzip-parts.ts';
import type { Build } from './build.ts';
import {
  createPageWriter,
  escapeJson,
  findStyles,
  inlineStyles,
  linkStyles,
  type PageWriter,
  writeHead,
} from './html.ts';
import { createPageCache, type SentPage } from './page-cache.ts';

interface SenderDeps {
  build: Omit<Build, 'web'>;
  publicUrl: string;
  renderContent: (page: Page, address: string) => Promise<RenderedPage | undefined>;
}

/** Bytes of compressed pages that a process caches: some hundred. */
const maxCachedBytes = 8 * 1024 * 1024;

/** The writers of pages by their module, each for rendered pages and for those without content. */
function createWriters({ template, styles: contents = new Map(), getFiles }: SenderDeps['build']) {
  const shared = findStyles(template);
  const writers = new Map<string, PageWriter>();

  function create(source: string | undefined, isRendered: boolean): PageWriter {
    const { modules, styles } = source ? getFiles(source) : { modules: [], styles: [] };
    const links = linkStyles(styles);
    if (!isRendered) return createPageWriter(template, { modules, styles: links });
    return createPageWriter(inlineStyles(template, contents), {
      modules,
      styles: inlineStyles(links, contents),
      inlined: [...shared, ...styles],
    });
  }

  return (source: string | undefined, isRendered: boolean): PageWriter => {
    const key = `${source} ${isRendered}`;
    const writer = writers.get(key) ?? create(source, isRendered);
    writers.set(key, writer);
    return writer;
  };
}

/**
 * Sends pages. A rendered page is kept as it is sent, by everything that it is made from, so that it is never older than
 * its replies; pages with contact data are never kept.
 */
export function createPageSender({ build, publicUrl, renderContent }: SenderDeps) {
  const findWriter = createWriters(build);
  const getCached = createPageCache(maxCachedBytes);

  return async (page: Page, request: Request, response: Response): Promise<void> => {
    const address = request.originalUrl;
    const tags = writeHead(page.head, publicUrl);
    const replies = escapeJson(page.replies);
    // Other encodings are left to the middleware, which compresses what is not compressed.
    const isCompressed = Boolean(request.acceptsEncodings('gzip'));
    const getEtag = request.app.get('etag fn') as (content: Buffer) => string;

    async function make(): Promise<{ page: SentPage; isLasting: boolean }> {
      const rendered = await renderContent(page, address);
      const parts = findWriter(page.source, rendered !== undefined)(tags, { replies, ...rendered });
      const content = isCompressed ? gzipParts(parts) : joinParts(parts);
      return { page: { content, etag: getEtag(content) }, isLasting: rendered !== undefined };
    }

    const key = () =>
      hash('sha256', [isCompressed, address, ...Object.values(tags), replies].join('\0'), 'base64');
    const isCacheable = !page.isPersonal && !page.isRenderedByBrowser;
    const sent = isCacheable ? await getCached(key(), make) : (await make()).page;
    response.status(page.status).type('html').vary('Accept-Encoding').set('ETag', sent.etag);
    if (isCompressed && !request.fresh) response.set('Content-Encoding', 'gzip');
    response.send(sent.content);
  };
}
