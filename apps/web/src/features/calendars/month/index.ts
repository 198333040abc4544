export { Legend, type LegendEntry, type SourceMarks, sourceColor } from './legend.tsx';
export { MonthGrid } from './month-grid.tsx';
export { addMonths, findKeyDay, firstDay, monthOf, toNightMap } from './months.ts';
