/**
 * The replies that the server embedded for the page's own calls, by SWR key, from
 * `<script type="application/json" id="initial-data">`; empty where there are none or they are unreadable.
 */
export const readInitialData = (): Record<string, unknown> => {
  const embedded = document.getElementById('initial-data')?.textContent;
  if (!embedded) return {};
  try {
    const data: unknown = JSON.parse(embedded);
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    console.warn('The initial data in the page is not valid JSON; it is fetched instead.');
    return {};
  }
};
