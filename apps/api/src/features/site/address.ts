/**
 * The address under which the browser's client will look for a reply: names sorted, empty values left out.
 * The same rule as the web's own `addressOf`; a test of the browser story holds the two together.
 */
export function toApiAddress(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
