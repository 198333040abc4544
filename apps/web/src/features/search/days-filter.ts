import { formatDate } from '../../lib/format.ts';

/** The filter of the admin's lists by days, `dateFrom` and `dateTo` in the address; `between` names them on its chip. */
export const describeDays = (
  label: string,
  between: (from: string | undefined, to: string | undefined) => string,
) =>
  ({
    kind: 'dates',
    bounds: 'past',
    from: 'dateFrom',
    to: 'dateTo',
    label,
    format: (from: string | undefined, to: string | undefined) =>
      between(from && formatDate(from), to && formatDate(to)),
  }) as const;
