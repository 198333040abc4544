import type { SeoMetadata } from '@piacter/contracts/seo';
import type { SeoRow } from './seo.queries.ts';

const parseKeywords = (stored: string): string[] => {
  const parsed: unknown = JSON.parse(stored || '[]');
  return Array.isArray(parsed) ? parsed.filter((word): word is string => typeof word === 'string') : [];
};

export const toSeoMetadata = ({ keywords, updated, ...row }: SeoRow): SeoMetadata => ({
  ...row,
  keywords: parseKeywords(keywords),
  updated: updated.toISOString(),
});
