import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

function Filters() {
  const [open, setOpen] = useState(true);
  return (
    <Drawer title="Szűrők" open={open} onClose={() => setOpen(false)} foot={null}>
      mezők
    </Drawer>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('closes on phones by its x, before it is unmounted so that the browser restores the focus', async () => {
  const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => narrow);
  const places: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    places.push(this.isConnected);
  });
  render(<Filters />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bezárás' }));
  expect(screen.queryByText('mezők')).toBeNull();
  expect(places).toEqual([true]);
});
