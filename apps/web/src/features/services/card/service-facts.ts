import type { ServiceCard } from '@piacter/contracts/services';
import { formatMoney } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
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

/** The key facts: coverage, the price of coming out, and until when it is open now. */
export function getFacts(service: ServiceCard): Fact[] {
  const { callOutFee, openUntil } = service;
  const coverage = formatCoverage(service);
  return [
    coverage !== null && { sign: 'place' as const, text: coverage },
    Boolean(callOutFee) && { sign: 'callOut' as const, text: text.callOutFee(formatMoney(callOutFee)) },
    Boolean(openUntil) && {
      sign: 'open' as const,
      text: text.openUntil((openUntil ?? '').replace(/^0/, '')),
    },
  ].filter((fact) => fact !== false);
}

/** The service as a favourite. */
export const getKeepable = ({
  serviceID: id,
  title,
  price,
}: Pick<ServiceCard, 'serviceID' | 'title' | 'price'>): Keepable => ({ kind: 'service', id, title, price });
