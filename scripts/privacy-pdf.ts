import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { obtainBrowser } from './browser.ts';
import { timed } from './output.mjs';
import { root } from './paths.mjs';
import { mustRun } from './processes.mjs';

/** The privacy statement: its source, and the document that the site serves. */
export const privacyStatement = {
  html: join(root, 'docs', 'legal', 'adatkezelesi_nyilatkozat.html'),
  pdf: join(root, 'apps', 'api', 'assets', 'pdfs', 'adatkezelesi_nyilatkozat.pdf'),
};

/** The last line of the PDF, a comment that names the text it was printed from. */
export const getSourceComment = (): string =>
  `% source sha256 ${createHash('sha256').update(readFileSync(privacyStatement.html)).digest('hex')}\n`;

/** `npm run privacy:pdf`: prints the privacy statement. The PDF is committed. */
export async function privacyPdf(): Promise<number> {
  const browser = await obtainBrowser();
  const args = [
    '--headless',
    '--no-sandbox',
    '--no-pdf-header-footer',
    `--print-to-pdf=${privacyStatement.pdf}`,
    pathToFileURL(privacyStatement.html).href,
  ];
  await timed('Printing the privacy statement', 'Privacy statement printed', () =>
    mustRun(browser, args, { quiet: true }, 'The browser could not print the privacy statement (see above).'),
  );
  appendFileSync(privacyStatement.pdf, getSourceComment());
  return 0;
}
