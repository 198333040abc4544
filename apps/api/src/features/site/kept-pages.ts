/** A page as it is sent. */
export interface SentPage {
  content: Buffer;
  etag: string;
}

/** Keeps the pages that were asked for last, in at most so many bytes. Those being made are shared by all who ask. */
export function keepPages(maxBytes: number) {
  const kept = new Map<string, SentPage>();
  const beingMade = new Map<string, Promise<SentPage>>();
  let bytes = 0;

  function keep(key: string, page: SentPage): void {
    if (page.content.byteLength > maxBytes) return;
    kept.set(key, page);
    bytes += page.content.byteLength;
    for (const [oldest, { content }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= content.byteLength;
    }
  }

  async function makeAndKeep(key: string, make: MakePage): Promise<SentPage> {
    try {
      const { page, isLasting } = await make();
      if (isLasting) keep(key, page);
      return page;
    } finally {
      beingMade.delete(key);
    }
  }

  return (key: string, make: MakePage): Promise<SentPage> | SentPage => {
    const found = kept.get(key);
    if (found) {
      // The first key of a map is the oldest.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const making = beingMade.get(key) ?? makeAndKeep(key, make);
    beingMade.set(key, making);
    return making;
  };
}

/** Makes a page, and tells whether it may be kept. */
type MakePage = () => Promise<{ page: SentPage; isLasting: boolean }>;
