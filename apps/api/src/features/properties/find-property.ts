import { createListingFinder } from '../listings/index.ts';
import { columnNames } from '../listings/rows/index.ts';
import { propertyColumns } from './property-columns.ts';

/** One property that the viewer may see, with everything that its page shows. */
export const findProperty = createListingFinder('property', columnNames(propertyColumns), ['specialMask']);

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;
