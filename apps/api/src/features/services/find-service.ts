import { createListingFinder } from '../listings/index.ts';
import { columnNames } from '../listings/rows/index.ts';
import { serviceColumns } from './service-columns.ts';

/** One service that the viewer may see; its price is derived from its price table. */
export const findService = createListingFinder('service', [...columnNames(serviceColumns), 'price'], []);
