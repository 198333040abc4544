/**
 * The key under which the web client looks for an embedded reply: parameters sorted by name, empty values left out. Must
 * match the web's own function, which a browser story tests.
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
