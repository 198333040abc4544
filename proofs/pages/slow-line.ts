import { chromium, type Page } from '@playwright/test';
import type { Figures, slowLineGoals } from './goals.ts';

/** A slow line: milliseconds to each reply, bytes a second, and the processor slowed down by a factor. */
const line = { latencyMs: 400, bytesPerSecond: 200_000, cpuSlowdown: 2 };
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const limitMs = 30_000;

type SlowLineFigures = Figures<typeof slowLineGoals>;

declare global {
  interface Window {
    /** Written by `watchFrames`: milliseconds since navigation at which each was first in a frame. */
    seenAt: Record<'heading' | 'firstPicture' | 'usable', number>;
  }
}

/** Looks at every frame for the heading, the first picture and the sign that the page answers to clicks. */
function watchFrames(): void {
  const seenAt = { heading: Number.NaN, firstPicture: Number.NaN, usable: Number.NaN };
  window.seenAt = seenAt;
  const isShown = (element: Element | null) => (element?.getBoundingClientRect().width ?? 0) > 0;
  const look = (now: number): void => {
    // Details contain the pictures in two layouts, one of which is not displayed.
    const picture = [...document.querySelectorAll<HTMLImageElement>('main img')].find(isShown);
    const found = {
      heading: isShown(document.querySelector('h1')),
      firstPicture: picture?.complete === true && picture.naturalWidth > 0,
      usable: document.querySelector('#root[data-started]') !== null,
    };
    for (const key of ['heading', 'firstPicture', 'usable'] as const)
      if (found[key] && Number.isNaN(seenAt[key])) seenAt[key] = now;
    if (Object.values(seenAt).some(Number.isNaN)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The figures of the loaded page. Requests count when they were made before the first paint, the page's own included. */
const readFigures = (page: Page): Promise<SlowLineFigures> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const resources = performance.getEntriesByType('resource');
    const requests = 1 + resources.filter(({ startTime }) => startTime < paint).length;
    return { firstPaint: paint, ...window.seenAt, requests };
  });

/** Opens the page on the slow line with an empty cache, in a new browser. */
export async function loadOnSlowLine(url: string, browser: string): Promise<SlowLineFigures> {
  await using running = await chromium.launch({
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const { deviceScaleFactor, ...viewport } = phone;
  const page = await running.newPage({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
  await page.addInitScript(watchFrames);
  await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  await page.waitForFunction(() => !Object.values(window.seenAt).some(Number.isNaN), undefined, {
    timeout: limitMs,
  });
  return await readFigures(page);
}
