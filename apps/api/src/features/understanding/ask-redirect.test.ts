import express from 'express';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { createErrorHandler } from '../../core/http/error-handler.ts';
import { OverloadError } from '../../core/http/overload-error.ts';
import { createLogger } from '../../core/log.ts';
import { askPath, createAskRedirect } from './ask-redirect.ts';

it('the form is understood only once it is admitted, like a page', async () => {
  const understand = vi.fn();
  const redirect = createAskRedirect({ understand }, { run: () => Promise.reject(new OverloadError()) });
  const app = express()
    .get(askPath, redirect)
    .use(createErrorHandler(createLogger('silent')));
  await supertest(app).get(askPath).query({ q: 'kiadó lakás' }).expect(503);
  expect(understand).not.toHaveBeenCalled();
});
