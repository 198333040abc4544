import type { PageContent } from '@piacter/contracts/pages';
import type { PageRow } from './pages.queries.ts';

export const toPageContent = (row: PageRow): PageContent => ({
  ...row,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
});
