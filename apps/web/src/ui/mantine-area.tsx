import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine's provider. It is kept out of the public pages, which use none of its components: the provider alone weighs
 * 32 kB gzipped of the 150 kB budget of a first visit. It loads with the layout of the role areas. Components import
 * their own style sheet (`@mantine/core/styles/X.layer.css`, layered so that ours take precedence).
 */
export function MantineArea({ children }: { children: ReactNode }) {
  useEffect(
    // Otherwise the attribute would pin the public pages to the current colour scheme.
    () => () => document.documentElement.removeAttribute('data-mantine-color-scheme'),
    [],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
