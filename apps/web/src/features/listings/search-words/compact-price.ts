const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });

/** '45 M Ft', '180 E Ft/hó'. */
export const formatCompactPrice = (forints: number, unit = 'Ft') => `${compact.format(forints)} ${unit}`;
