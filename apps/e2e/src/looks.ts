import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A report of violations only: selectors for all that passed take half of axe's time. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

const graveIn = async (axe: AxeBuilder): Promise<string[]> => {
  // The non-legacy mode assembles the report in a separate page, for cross-origin frames, and takes twice as long.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Asserts that axe finds no serious or critical violation; contrast is checked in dark mode too. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Elsewhere a bar that sticks to the window covers parts of what can be scrolled out from under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await graveIn(axeOn(page).withTags(standards)), what).toEqual([]);
  // Colours are the same at every width.
  if (isPhone(page)) return;
  // Finishes colour transitions between light and dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await graveIn(axeOn(page).withRules('color-contrast')), `${what}, dark`).toEqual([]);
}

/** Asserts that nothing overflows horizontally. */
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
}
