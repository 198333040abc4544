const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The head of a page as a crawler without JavaScript reads it. */
export function readHead(html: string) {
  const metas = new Map<string, string>();
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g,
  ))
    metas.set(name, decode(content));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    /** Contents by name or property. */
    metas,
    canonical: decode(/<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1] ?? '') || undefined,
    isHidden: metas.get('robots') === 'noindex',
    jsonLd: scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}
