import type { Request } from 'express';
import { escapeHtml } from '../formatting.ts';
import { pageMessages } from './messages.ts';

const elsewhere = /^\/(api|files|assets|dev)(\/|$)/i;

/** Whether the request is for a page, so that its error is shown as HTML and not as JSON. */
export const isForPage = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !elsewhere.test(path);

/** Random jitter of the reload in seconds, and its minimum delay. */
const spreadSeconds = 10;
const minRetrySeconds = 5;

const styles = `
  :root { color-scheme: light dark; }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: #f6f7f5; color: #1d2733;
    font: 1.125rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  main { max-width: 32rem; padding: 2rem; }
  h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) { body { background: #11141c; color: #e8ebf0; } }
`;

/**
 * A minimal page for errors. It needs no other file, and reloads itself when a retry makes sense (without a script,
 * which the CSP forbids).
 */
export function renderFailurePage({
  message,
  retryAfter,
}: {
  message: string;
  retryAfter: number | undefined;
}): string {
  const seconds =
    Math.max(minRetrySeconds, Math.ceil(retryAfter ?? 0)) + Math.floor(Math.random() * spreadSeconds);
  const isPassing = retryAfter !== undefined;
  const title = isPassing ? pageMessages.passingTitle : pageMessages.failedTitle;
  return `<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
${isPassing ? `<meta http-equiv="refresh" content="${seconds}" />` : ''}
<title>${title} – Piactér</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p>${isPassing ? `${pageMessages.triesAgain} <a href="">${pageMessages.tryNow}</a>` : `<a href="/">${pageMessages.home}</a>`}</p>
</main>
</body>
</html>
`;
}
