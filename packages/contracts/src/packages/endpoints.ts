import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, textID } from '../core/index.ts';
import { packageOnSale } from './schemas.ts';

export const listPackagesOnSale = defineEndpoint({
  method: 'GET',
  path: '/api/service-packages',
  access: 'public',
  summary: 'Packages with a price in force today (API-21).',
  reply: dataReply(z.array(packageOnSale)),
  maxAge: 60,
});

export const hasProPackage = defineEndpoint({
  method: 'GET',
  path: '/api/has-pro-package/{id}',
  access: 'public',
  summary: 'Whether a property has a PRO package in force; `message` is the boolean, as documented (PKG-08).',
  params: z.object({ id: textID }),
  reply: fieldsReply({}).extend({ message: z.boolean() }),
});
