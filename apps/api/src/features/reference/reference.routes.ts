import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { openApiDocument } from '@piacter/contracts/openapi';
import { Router } from 'express';
import { createFixedReply } from '../../core/http/fixed-reply.ts';

const { resolve } = createRequire(import.meta.url);
const uiFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const daySeconds = 86_400;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Piactér API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/ui/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// A file of its own, because the site's CSP allows no inline script.
const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, tryItOutEnabled: true });\n`;

/** Serves the OpenAPI document and a page to browse it. */
export function referenceRouter(publicUrl: string): Router {
  const router = Router();
  const texts: [path: string, type: string, read: () => string][] = [
    ['/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(publicUrl))],
    ['/api/docs', 'html', () => page],
    ['/api/docs/start.js', 'text/javascript', () => startScript],
  ];
  for (const [path, type, read] of texts)
    router.get(path, createFixedReply({ type, maxAge: 60, read: () => Buffer.from(read()) }));
  for (const file of uiFiles)
    router.get(
      `/api/docs/ui/${file}`,
      createFixedReply({
        type: extname(file),
        maxAge: daySeconds,
        read: () => readFile(resolve(`swagger-ui-dist/${file}`)),
      }),
    );
  return router;
}
