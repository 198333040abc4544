/** schema.org BreadcrumbList from the home page to a page. */
export const breadcrumbs = (
  trail: readonly { name: string; path?: string }[],
  publicUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path === undefined ? {} : { item: new URL(path, publicUrl).href }),
  })),
});
