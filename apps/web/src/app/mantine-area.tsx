import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine for what stands in it. It is not part of the public pages' first load: its provider alone weighs
 * 32 kB gzip of the 150 that a first visit may cost, and those pages need none of its components. So it
 * comes with the role areas, whose layout is loaded lazily. Components bring their own style sheet
 * (`@mantine/core/styles/X.layer.css`, layered so that ours win).
 */
export function MantineArea({ children }: { children: ReactNode }) {
  useEffect(
    // Left behind, the attribute would pin the public pages to the scheme of this moment.
    () => () => document.documentElement.removeAttribute('data-mantine-color-scheme'),
    [],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
