import { configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';

// Forms of this length take longer while other tests run in parallel.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

/** An IntersectionObserver in which everything is far away; returns the function by which everything comes near. */
export function stubObserver(): () => void {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        observers.push(() => notify([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    for (const comeNear of observers) comeNear();
  };
}

/** Opens pages of an advertiser's area in a router of their own, with the message box and an empty SWR cache. */
export function openPages(pages: Record<string, ReactNode>, address: string) {
  const routes = Object.entries(pages).map(([path, element]): RouteObject => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
      <MessageBoxHost />
    </SWRConfig>,
  );
  return router;
}

/** The field of a wire name. */
export function fieldNamed(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

/** Enters a field, changes it, and leaves it. */
export function fillIn(name: string, value: string): void {
  fireEvent.focus(fieldNamed(name));
  fireEvent.change(fieldNamed(name), { target: { value } });
  fireEvent.blur(fieldNamed(name));
}

/** Types into a field with suggestions and picks one. */
export async function pick(label: RegExp | string, typed: string, suggestion: string) {
  const field = await screen.findByRole('combobox', { name: label });
  fireEvent.change(field, { target: { value: typed } });
  // The typed part is in an element of its own, which splits the option's name.
  const matches = (_: string, option: Element) => option.textContent === suggestion;
  fireEvent.click(await screen.findByRole('option', { name: matches }));
}
