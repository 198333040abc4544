export { Legend, type LegendEntry } from './legend.tsx';
export { MonthGrid } from './month-grid.tsx';
export { addMonths, findKeyDay, firstDay, monthOf, toNightMap } from './months.ts';
export { type SourceMarks, sourceColor } from './source-marks.ts';
