import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  messageReply,
  textID,
  updatedReply,
} from '../core/index.ts';
import {
  adminPackage,
  packageBody,
  packageOnSale,
  packagePrice,
  packagePriceBody,
  packageUpdate,
} from './schemas.ts';

const byID = z.object({ id: textID });

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
  params: byID,
  reply: fieldsReply({}).extend({ message: z.boolean() }),
});

export const listAllPackages = defineEndpoint({
  method: 'GET',
  path: '/api/all-service-packages',
  access: ['admin'],
  summary: 'All packages, for sale or not, with their present and next price (ADM-01).',
  reply: dataReply(z.array(adminPackage)),
});

export const getPackage = defineEndpoint({
  method: 'GET',
  path: '/api/service-packages/{id}',
  access: ['admin'],
  summary: 'A package, for sale or not (API-52).',
  params: byID,
  reply: dataReply(adminPackage),
});

export const createPackage = defineEndpoint({
  method: 'POST',
  path: '/api/service-packages',
  access: ['admin'],
  status: 201,
  summary: 'Creates a package; it is not for sale before it has a price (ADM-02).',
  body: packageBody,
  reply: createdReply,
});

export const updatePackage = defineEndpoint({
  method: 'PUT',
  path: '/api/service-packages/{id}',
  access: ['admin'],
  summary: 'Changes a package; 409 for another type than it was created with (ADM-02).',
  params: byID,
  body: packageUpdate,
  reply: updatedReply,
  errors: ['conflict', 'edited_meanwhile'],
});

export const deletePackage = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-packages/{id}',
  access: ['admin'],
  summary: 'Deletes a package with its prices; 409 once it was ordered (ADM-01).',
  params: byID,
  reply: messageReply,
  errors: ['conflict'],
});

export const listPackagePrices = defineEndpoint({
  method: 'GET',
  path: '/api/service-package-prices/{packageId}',
  access: ['admin'],
  summary: 'The prices of a package by start date, the latest first (ADM-02).',
  params: z.object({ packageId: textID }),
  reply: dataReply(z.array(packagePrice)),
});

export const addPackagePrice = defineEndpoint({
  method: 'POST',
  path: '/api/service-package-prices',
  access: ['admin'],
  status: 201,
  summary: 'Adds a price that is in force from a day on; 409 for a day that has one (ADM-02).',
  body: packagePriceBody,
  reply: createdReply,
  errors: ['conflict', 'not_found'],
});

export const deletePackagePrice = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-package-prices/{priceId}',
  access: ['admin'],
  summary: 'Deletes a price; the one before it is in force again (ADM-02).',
  params: z.object({ priceId: textID }),
  reply: messageReply,
});
