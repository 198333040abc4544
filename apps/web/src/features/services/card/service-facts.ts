import type { ServiceCard } from '@piacter/contracts/services';
import type { Keepable } from '../../favourites/heart/index.ts';
import { text } from './text.ts';

type CoverageFields = Pick<ServiceCard, 'coverage' | 'moreCoverage' | 'settlement' | 'countyRegion'>;

/** 'Győr-Moson-Sopron vármegye, Pápa és még 3'; the service's own address without coverage; null without both. */
export const formatCoverage = ({
  coverage,
  moreCoverage,
  settlement,
  countyRegion,
}: CoverageFields): string | null => {
  if (coverage.length === 0) return settlement ?? countyRegion;
  return [coverage.join(', '), moreCoverage > 0 && text.more(moreCoverage)].filter(Boolean).join(' ');
};

/** The service as a favourite. */
export const getKeepable = ({
  serviceID: id,
  title,
  price,
}: Pick<ServiceCard, 'serviceID' | 'title' | 'price'>): Keepable => ({ kind: 'service', id, title, price });
