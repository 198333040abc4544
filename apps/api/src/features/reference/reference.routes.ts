import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openApiDocument } from '@piacter/contracts/openapi';
import express, { Router } from 'express';

const uiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

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
  const document = JSON.stringify(openApiDocument(publicUrl));
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').type('application/json').send(document);
  });
  router.get('/api/docs', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').type('html').send(page);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').type('text/javascript').send(startScript);
  });
  router.use('/api/docs/ui', express.static(uiFolder, { index: false, maxAge: '1d', fallthrough: false }));
  return router;
}
