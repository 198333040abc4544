import type { Plugin } from 'vite';

/** The tags that load the entry: its script and those that it imports. */
const entryTags =
  /\s*<(?:script type="module" crossorigin src="[^"]+"><\/script>|link rel="modulepreload" crossorigin href="[^"]+">)/g;

/**
 * A button that is pressed before the page answers (`data-started`) looks busy, and is pressed again once it does; the last
 * one only, since a visitor who waits presses again. React, which listens a little earlier, does not hear of it before.
 * Links and most forms work without scripts; a form of `method="dialog"` is sent by them alone, as its password must not
 * get into the address.
 */
const repeater = `
      {
        const root = document.getElementById('root');
        let pressed = null;
        const remember = (event) => {
          const button = event.target.closest('button:not([type="submit"]), form[method="dialog"] button');
          if (button === null) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed?.removeAttribute('aria-disabled');
          pressed = button;
          pressed.setAttribute('aria-disabled', 'true');
        };
        root.addEventListener('click', remember, true);
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          root.removeEventListener('click', remember, true);
          pressed?.removeAttribute('aria-disabled');
          if (pressed?.isConnected) pressed.click();
        }).observe(root, { attributeFilter: ['data-started'] });
      }
    `;

/**
 * Runs when the page has been parsed: on a slow line the scripts of a rendered page would take the bandwidth of
 * styles, fonts and pictures. The content of a template is inert until it is inserted, and empty afterwards. A tab in
 * the background paints nothing, hence the timer.
 */
const starter = `
      {
        const start = () => document.body.append(document.getElementById('scripts').content);
        const isRendered = document.getElementById('root').firstElementChild !== null;
        if (isRendered && document.visibilityState === 'visible') {
          new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
          setTimeout(start, 2000);
        } else start();
      }
    `;

/** Moves the scripts into an inert template at the end of the page, to be inserted after the first paint. */
export function deferScripts(html: string): string {
  const tags = [...html.matchAll(entryTags)].map(([tag]) => tag.trim());
  const template = `<template id="scripts">${tags.join('')}<!--app-modules--></template>`;
  return html
    .replace(entryTags, '')
    .replace(
      '</body>',
      () => `${template}\n    <script>${repeater}</script>\n    <script>${starter}</script>\n  </body>`,
    );
}

export const deferScriptsOfPages = (): Plugin => ({
  name: 'piacter-defer-scripts',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: deferScripts },
});
