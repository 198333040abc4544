const cellText = (cell: string | number) => {
  if (typeof cell === 'string') return cell;
  return Number.isNaN(cell) ? '–' : cell.toFixed(2);
};

/** Prints a table with a header; numbers with two decimals, a dash where nothing was measured. */
export const printTable = (head: string[], rows: (string | number)[][]) => {
  const lines = [head, ...rows.map((row) => row.map(cellText))];
  const widths = head.map((_cell, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  console.log('');
};

/** NaN of no values. */
export function percentile(values: readonly number[] = [], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
