import { describe, expect, it } from 'vitest';
import { getWeekErrors, toWeekBody, toWeekValues } from './week-values.ts';

const closed = toWeekValues(null);
const open = { ...closed, mondayOpen: true, mondayFrom: '09:00', mondayTo: '17:00' };

describe('the week of a listing', () => {
  it('is sent with a new listing, unless it was left empty', () => {
    expect(toWeekBody(closed, 'create')).toEqual({});
    expect(toWeekBody(open, 'create')).toEqual(open);
    // A stored one may be emptied.
    expect(toWeekBody(closed, 'edit')).toEqual(closed);
  });

  it('is sent without the times of closed days, which are not stored', () => {
    const sent = toWeekBody({ ...open, mondayOpen: false }, 'edit');
    expect(sent).toMatchObject({ mondayOpen: false, mondayFrom: '', mondayTo: '' });
  });

  it('is validated by the contract, with errors at its fields', async () => {
    expect(await getWeekErrors(open)).toEqual({});
    const errors = await getWeekErrors({ ...open, tuesdayOpen: true, mondayTo: '09:00' });
    expect(Object.keys(errors).sort()).toEqual(['mondayTo', 'tuesdayFrom', 'tuesdayTo']);
  });
});
