/** The values of a search as they stand in its address. */
export type WireQuery = Readonly<Record<string, string>>;

/** The query without the given parameters. */
export const omit = (query: WireQuery, names: readonly string[]): WireQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

export const pickOnly = (query: WireQuery, names: readonly string[]): WireQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));

/** The address of a page of results; ids keep their commas, as in the web app. */
export const toAddress = (path: string, query: WireQuery): string => {
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search ? `${path}?${search}` : path;
};
