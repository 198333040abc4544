import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import type { ChartBin } from './chart-props.ts';
import { formatChange } from './stat-tile.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const bins: ChartBin[] = [
  { key: 'a', label: '11. 09.', name: 'első hét', values: { x: 4, y: 2 }, to: '/lista?het=1' },
  { key: 'b', label: '11. 16.', name: 'második hét', values: { x: 10 }, isPartial: true, to: '/lista?het=2' },
];
const show = () =>
  render(
    <MemoryRouter>
      <BarChart
        label="Rendelések hetente"
        bins={bins}
        series={[
          { key: 'x', name: 'Ingatlan', color: 1 },
          { key: 'y', name: 'Szállás', color: 2 },
        ]}
        format={(value) => `${value} db`}
      />
    </MemoryRouter>,
  );

describe('a chart', () => {
  it('has its numbers in a table, each a link to the list behind it', () => {
    show();
    screen.getByText('Számok táblázatban').click();
    const table = screen.getByRole('table', { hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'IdőszakIngatlanSzállás',
      'első hét4 db2 db',
      'második hét (folyamatban)10 db0 db',
    ]);
    const links = within(table).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/lista?het=1',
      '/lista?het=1',
      '/lista?het=2',
      '/lista?het=2',
    ]);
  });

  it('is a picture that screen readers skip, with its highest value written above the bar', () => {
    const { container } = show();
    const plot = container.querySelector('figure > div');
    expect(plot?.getAttribute('aria-hidden')).toBe('true');
    expect(plot?.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
    expect(plot?.textContent).toContain('10');
  });
});

describe('the change of a number', () => {
  it.each([
    [113, 100, '+13%'],
    [86, 100, '−14%'],
    [100, 100, '0%'],
    [5, 0, null],
    [1300, 100, null],
  ])('of %i after %i is %s', (now, before, expected) => {
    expect(formatChange(now, before)).toBe(expected);
  });
});
