/** A page as it is sent. */
export interface SentPage {
  content: Buffer;
  etag: string;
}

/** Caches the pages that were requested last, in at most so many bytes. One that is being made is shared by all requests. */
export function createPageCache(maxBytes: number) {
  const cached = new Map<string, SentPage>();
  const beingMade = new Map<string, Promise<SentPage>>();
  let bytes = 0;

  function add(key: string, page: SentPage): void {
    if (page.content.byteLength > maxBytes) return;
    cached.set(key, page);
    bytes += page.content.byteLength;
    for (const [oldest, { content }] of cached) {
      if (bytes <= maxBytes) return;
      cached.delete(oldest);
      bytes -= content.byteLength;
    }
  }

  async function makeAndCache(key: string, make: MakePage): Promise<SentPage> {
    try {
      const { page, isLasting } = await make();
      if (isLasting) add(key, page);
      return page;
    } finally {
      beingMade.delete(key);
    }
  }

  return (key: string, make: MakePage): Promise<SentPage> | SentPage => {
    const found = cached.get(key);
    if (found) {
      // The first key of a map is the oldest.
      cached.delete(key);
      cached.set(key, found);
      return found;
    }
    const making = beingMade.get(key) ?? makeAndCache(key, make);
    beingMade.set(key, making);
    return making;
  };
}

/** Makes a page, and tells whether it may be cached. */
type MakePage = () => Promise<{ page: SentPage; isLasting: boolean }>;
