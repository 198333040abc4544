import type { ServiceCard } from '@piacter/contracts/services';
import { text } from './text.ts';

type Covering = Pick<ServiceCard, 'coverage' | 'moreCoverage' | 'settlement' | 'countyRegion'>;

/** 'Győr-Moson-Sopron vármegye, Pápa és még 3'; where nothing was given, where it is at home; null without that. */
export const coverageOf = ({ coverage, moreCoverage, settlement, countyRegion }: Covering): string | null => {
  if (coverage.length === 0) return settlement ?? countyRegion;
  return [coverage.join(', '), moreCoverage > 0 && text.more(moreCoverage)].filter(Boolean).join(' ');
};
