import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isPhone } from './visitor.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified source: `axe.source` is twice as long, and takes almost twice the time to send and to load. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // No criterion, but screen readers list the headings: h1 is followed by h2.
  rules: { 'heading-order': { enabled: true } },
};

/** The serious and critical violations, and headings that skip a level. Axe stays in the page, as loading it takes as long as most of its runs. */
async function findGrave(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  return page.evaluate(async (asked) => {
    // Selectors for all that passed would take half of the time.
    const report = await window.axe?.run(document, { ...asked, resultTypes: ['violations'], iframes: false });
    if (!report) throw new Error('axe has not been loaded.');
    // Marks may cover each other: their place is what they say, which WCAG 2.5.8 allows for maps.
    const isPlaced = (target: string) => document.querySelector(target)?.closest('.leaflet-marker-pane');
    return report.violations
      .map(({ nodes, ...one }) => ({
        ...one,
        nodes: nodes.filter(({ target }) => one.id !== 'target-size' || !isPlaced(target.join(' '))),
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .filter(({ id, impact }) => id === 'heading-order' || impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}

/** Asserts that axe finds no serious or critical violation; contrast is checked in dark mode too. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Reduced motion ends transitions of colours at once.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Elsewhere a bar that sticks to the window covers parts of what can be scrolled out from under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await findGrave(page, standards), what).toEqual([]);
  // Colours are the same at every width.
  if (isPhone(page)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await findGrave(page, contrast), `${what}, dark`).toEqual([]);
}

/** The fields whose chosen option is wider than its room. */
const findCutChoices = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position: absolute; visibility: hidden; white-space: pre';
    document.body.append(ruler);
    const isCut = (select: HTMLSelectElement) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
      Object.assign(ruler.style, { font, letterSpacing });
      ruler.textContent = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return ruler.getBoundingClientRect().width > room + 0.5;
    };
    const cut = [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility() && isCut(select))
      .map(({ name, selectedOptions }) => `${name}: ${selectedOptions[0]?.text}`);
    ruler.remove();
    return cut;
  });

/** Asserts that nothing overflows horizontally, and that what is chosen in a field can be read. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    /** Content of a row that scrolls horizontally may be wider than the window. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 0.5)
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 8);
  });
  expect(tooWide, `sticks out at ${what}`).toEqual([]);
  expect(await findCutChoices(page), `cut at ${what}`).toEqual([]);
}
