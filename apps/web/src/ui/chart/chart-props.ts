/** The colours of the marks, far enough apart for every kind of colour vision. */
export type ChartColor = 1 | 2 | 3 | 4 | 5;

export type ChartSeries = { key: string; name: string; color: ChartColor };

/** A column of the chart, and a row of its table. */
export type ChartBin = {
  key: string;
  /** On the axis: '11. 16.' */
  label: string;
  /** In the readout and the table: '2026. 11. 16. – 22.' */
  name: string;
  /** Not over yet: drawn pale. */
  isPartial?: boolean;
  /** The list behind the numbers. */
  to?: string;
  /** By the keys of the series. */
  values: Readonly<Record<string, number>>;
};

export type ChartProps = {
  /** What is drawn: 'Megrendelések hetente'. */
  label: string;
  bins: readonly ChartBin[];
  /** One, or several that are stacked; all in the same unit. */
  series: readonly ChartSeries[];
  format: (value: number) => string;
};
