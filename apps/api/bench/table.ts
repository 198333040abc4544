/** Prints a table with a header; numbers with two decimals. */
export const printTable = (head: string[], rows: (string | number)[][]) => {
  const lines = [
    head,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))),
  ];
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
