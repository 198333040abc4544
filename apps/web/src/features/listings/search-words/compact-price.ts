const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });

/** '45 M Ft', '180 E Ft'. */
export const formatCompactPrice = (forints: number) => `${compact.format(forints)} Ft`;
