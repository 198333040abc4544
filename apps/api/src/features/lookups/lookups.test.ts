import { beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createLookupService, type LookupService } from './index.ts';

describe('lookups', () => {
  let lookups: LookupService;
  beforeAll(async () => {
    lookups = createLookupService({ db: await testDatabase(), clock: new TestClock() });
  });

  // Shows API-16.
  it('are the same list under each alias', async () => {
    expect(await lookups.getList('types_service')).toEqual(await lookups.getList('service_types_order'));
  });

  it('sort professions by the Hungarian alphabet', async () => {
    const names = (await lookups.getList('types_service')).map(({ typeName }) => typeName);
    expect(names).toEqual([...names].sort(new Intl.Collator('hu', { ignorePunctuation: true }).compare));
    expect(names.length).toBeGreaterThanOrEqual(150);
  });

  it.each(['types_user', 'types_accommodation', 'users', '__proto__', ''])(
    'reply 404 for the kind %j',
    async (kind) => {
      await expect(lookups.getList(kind)).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  // Shows API-04.
  it('never offer the admin role for registration', async () => {
    const types = await lookups.registrableTypes();
    expect(types.map(({ typeID }) => typeID)).toEqual([2, 3, 4, 5]);
  });

  it('reject an id that is not in the list, at its field', async () => {
    await expect(lookups.assertChoices([['houseType', 'types_house', 99]])).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'houseType' }],
    });
    await expect(lookups.assertChoices([['houseType', 'types_house', 3]])).resolves.toBeUndefined();
  });
});
