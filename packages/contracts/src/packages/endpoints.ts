import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, textID } from '../core/index.ts';
import { order, packageOnSale } from './schemas.ts';

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
  summary:
    'Whether a property has a PRO package in force; the boolean stands in `message`, as documented (PKG-08).',
  params: z.object({ id: textID }),
  reply: fieldsReply({}).extend({ message: z.boolean() }),
});

export const listOrdersOfProperty = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-real-estate/{realEstateID}',
  access: ['ingatlan_tulajdonos'],
  summary: 'Orders of one own property, newest first.',
  params: z.object({ realEstateID: textID }),
  reply: dataReply(z.array(order)),
});

export const listOrdersOfAccommodation = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-accommodation/{id}',
  access: ['szallasado'],
  summary: 'Orders of one own accommodation, newest first (API-32).',
  params: z.object({ id: textID }),
  reply: dataReply(z.array(order)),
});

export const listOrdersOfService = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-professional-service/{serviceId}',
  access: ['szakember'],
  summary: 'Orders of one own service, newest first (API-32).',
  params: z.object({ serviceId: textID }),
  reply: dataReply(z.array(order)),
});
