import { advertiserTypes, type PropertyDetail } from '@piacter/contracts/properties';
import { toContact } from '../listings/index.ts';
import { createColumnReader, toAddress, toStateReply } from '../listings/rows/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import type { PropertyRow } from './find-property.ts';
import { propertyColumns } from './property-columns.ts';

const readColumns = createColumnReader(propertyColumns);

type Parts = Pick<PropertyDetail, 'packageType' | 'images' | 'videoLinks' | 'specialLocations' | 'isOwn'>;

export const toDetail = (row: PropertyRow, names: LookupNames, parts: Parts): PropertyDetail => ({
  realEstateID: row.realEstateID,
  ...toAddress(row, names),
  countryName: names.findName('countries', row.countryID) ?? '',
  ...readColumns(row, names),
  advertiserType: advertiserTypes.find((type) => type === row.advertiserType) ?? null,
  mainImg: row.mainImg,
  hiddenReason: row.hiddenReason,
  ...toStateReply(row, parts.isOwn === 1),
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  ...toContact(row),
  ...parts,
});
