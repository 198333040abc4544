import { pick } from '@piacter/contracts/core';
import { describe, expect, it } from 'vitest';
import type { LookupNames } from '../../lookups/index.ts';
import { columnsAs, createColumnReader, lookupChoices, lookupColumns } from './columns.ts';

const columns = {
  title: 'value',
  ...columnsAs(['isNew', 'isOld'], 'optionalFlag'),
  hasLift: 'flag',
  adType: { list: 'types_ad', isRequired: true },
  ...lookupColumns({ conditionID: 'types_condition', viewType: 'types_view' }),
} as const;

const names: LookupNames = {
  findName: (list, id) => (id === 1 ? `${list} 1` : null),
};

describe('columns of a listing', () => {
  const read = createColumnReader(columns);
  const row = {
    title: 'x',
    isNew: null,
    isOld: 1,
    hasLift: 0,
    adType: 1,
    conditionID: 1,
    viewType: null,
    secret: 1,
  };

  it('are read by their specs, with the names of lookup entries beside the ids', () => {
    expect(read(row, names)).toEqual({
      title: 'x',
      isNew: null,
      isOld: 1,
      hasLift: 0,
      adType: 1,
      adTypeName: 'types_ad 1',
      conditionID: 1,
      conditionName: 'types_condition 1',
      viewType: null,
      viewTypeName: null,
    });
  });

  it('have an empty name for a required entry that the cached list does not have yet', () => {
    expect(read({ ...row, adType: 2, conditionID: 2 }, names)).toMatchObject({
      adTypeName: '',
      conditionName: null,
    });
  });

  it('are validated against the lists that they refer to', () => {
    expect(lookupChoices(columns, row)).toEqual([
      ['adType', 'types_ad', 1],
      ['conditionID', 'types_condition', 1],
    ]);
  });

  it('are picked by name', () => {
    expect(pick(row, ['title', 'hasLift'])).toEqual({ title: 'x', hasLift: 0 });
  });
});
