import useSWR from 'swr';

/** A page that the admin put on the menu (LAY-07). */
export type MenuPage = { pageUrl: string; pageName: string };

const isMenuPage = (value: unknown): value is MenuPage =>
  typeof value === 'object' &&
  value !== null &&
  'pageUrl' in value &&
  'pageName' in value &&
  typeof value.pageUrl === 'string' &&
  typeof value.pageName === 'string';

const menuPagesUrl = '/api/pages-on-the-menu';

const fetchMenuPages = async (url: string): Promise<readonly MenuPage[]> => {
  const response = await fetch(url);
  const reply: { data?: unknown } = await response.json();
  return Array.isArray(reply.data) ? reply.data.filter(isMenuPage) : [];
};

/** The further menu items. A failure is silent: there are no further items then (LAY-07). */
export const useMenuPages = (): readonly MenuPage[] => {
  const { data } = useSWR(menuPagesUrl, fetchMenuPages, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return data ?? [];
};
