import { deskRowLimit } from '@piacter/contracts/desks';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
type Row = { id: number; line: number; fate: string; message: string; seenPrice: number; changes: object };

let t: TestApp;
let owner: SignedIn;
const path = '/api/own-listings/property';
beforeAll(async () => {
  t = await testApp();
});

const upload = (content: string | Buffer, { auth }: SignedIn = owner) =>
  t.request().post(`${path}/csv`).set(auth).attach('file', Buffer.from(content), 'lista.csv');
const attempt = async (content: string | Buffer): Promise<{ rows: Row[]; unchanged: number }> =>
  (await upload(content).expect(200)).body.data;
const download = async (): Promise<string> =>
  (await t.request().get(`${path}/csv`).set(owner.auth).expect(200)).body.data.csv;
const send = async (rows: Row[]) => {
  const changed = rows.filter(({ fate }) => fate === 'changed');
  const body = { rows: changed.map(({ id, seenPrice, changes }) => ({ id, seenPrice, changes })) };
  return (await t.request().patch(path).set(owner.auth).send(body).expect(200)).body.data;
};
const mails = async () =>
  Number(
    (
      await t.db
        .selectFrom('outbox_mails')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );
const stored = () =>
  t.db
    .selectFrom('real_estates')
    .selectAll()
    .where('userID', '=', owner.userID)
    .orderBy('realEstateID')
    .execute();

// Shows LIFE-07.
describe('own listings as CSV', () => {
  let ids: number[];
  beforeAll(async () => {
    owner = await t.signIn('ingatlan_tulajdonos');
    ids = [];
    for (const price of [45_000, 50_000, 60_000])
      ids.push(
        await createProperty(t, owner, { settlement: 'Győr', postalCode: '9021', price, floorArea: 54 }),
      );
  });

  it('go out with semicolons and a byte order mark, and come back without a change', async () => {
    await t.db
      .updateTable('real_estates')
      .set({ ownReference: '=1+1;"Győr"' })
      .where('realEstateID', '=', ids[0] ?? 0)
      .execute();
    const csv = await download();
    expect(csv.startsWith('\ufeffAzonosító;Saját azonosító;Ár (Ft);Alapterület (m²);')).toBe(true);
    expect(csv).toContain(`"'=1+1;""Győr"""`);
    expect(await attempt(csv)).toEqual({ rows: [], unchanged: 3 });
  });

  it('changed in the spreadsheet are told row by row, then written; the same file again changes nothing', async () => {
    const csv = (await download()).replace('45000000', '"42 750 000,00"').replace('60000000', '59.000.000');
    const before = await stored();
    const { rows, unchanged } = await attempt(csv);
    expect(unchanged).toBe(1);
    expect(rows.map(({ fate }) => fate)).toEqual(['changed', 'changed']);
    expect(rows.find(({ id }) => id === ids[0])?.message).toMatch(/^Ár \(Ft\): 45\s000\s000 → 42\s750\s000$/);
    expect(await stored()).toEqual(before);
    const fates = await send(rows);
    expect(fates.map(({ fate }: { fate: string }) => fate)).toEqual(['changed', 'changed']);
    const after = await stored();
    expect(after.map(({ price }) => price)).toEqual([42_750, 50_000, 59_000]);
    expect(after.map(({ sortRank }) => sortRank)).toEqual(before.map(({ sortRank }) => sortRank));
    t.clock.pass(60_000);
    const count = await mails();
    expect(await attempt(csv)).toEqual({ rows: [], unchanged: 3 });
    // A browser that was killed after half of the rows sends the others again.
    expect((await send(rows)).map(({ fate }: { fate: string }) => fate)).toEqual(['unchanged', 'unchanged']);
    expect(await stored()).toEqual(after);
    expect(await mails()).toBe(count);
  });

  it("refuse another's id, a repeated one, none, and numbers that are none; nothing is deleted by empty cells", async () => {
    const strange = await createProperty(t, await t.signIn('ingatlan_tulajdonos'), {});
    const [one = 0, two = 0] = ids;
    const lines = [
      'Azonosító;Saját azonosító;Ár (Ft)',
      `${strange};X;1000`,
      `${one};;`,
      `${one};Z;`,
      ';Q;1000',
    ];
    const { rows, unchanged } = await attempt(
      [...lines, `${two};;sok`, `${two + 100_000};R;`, `0;R;`, ''].join('\n'),
    );
    expect(unchanged).toBe(1);
    expect(rows.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Nincs ilyen hirdetésed. Nézd meg az azonosítóját!'],
      [4, 'Ez az azonosító már szerepelt a fájlban. Hagyd meg csak az egyik sort!'],
      [5, 'Hibás vagy hiányzó azonosító. A letöltött listából másold ki!'],
      [6, 'Ár (Ft): „sok” nem egész szám. Javítsd a cellát!'],
      [7, 'Nincs ilyen hirdetésed. Nézd meg az azonosítóját!'],
      [8, 'Hibás vagy hiányzó azonosító. A letöltött listából másold ki!'],
    ]);
  });

  it('are read from Windows-1250, with commas and tabs as separators', async () => {
    const id = ids[1] ?? 0;
    // 'ő' and 'ű' of Windows-1250.
    const bytes = Buffer.concat([
      Buffer.from('Azonos\xedt\xf3,Saj\xe1t azonos\xedt\xf3\r\n', 'latin1'),
      Buffer.from(`${id},T\xf5zs\xfbr\r\n`, 'latin1'),
    ]);
    expect((await attempt(bytes)).rows[0]?.changes).toEqual({ ownReference: 'Tőzsűr' });
    const tabs = await attempt(`Azonosító\tSaját azonosító\n${id}\t"a\nb"\n`);
    expect(tabs.rows[0]?.fate).toBe('refused');
  });

  it('answer a file that is none of them with what to do', async () => {
    for (const [content, message] of [
      ['név;ár\n1;2', /nincs „Azonosító” oszlop/],
      ['', /nincs „Azonosító” oszlop/],
      ['Azonosító;Cím\n1;2', /nincs módosítható oszlop/],
      ['Azonosító;Ár (Ft);Ár (Ft)\n1;2;3', /kétszer szerepel/],
      ['Azonosító;Ár (Ft)\n1;"2\n', /idézőjelnek nincs párja: a 2\. sorban kezdődik/],
      [Buffer.from([80, 75, 3, 4, 0, 0]), /nem tudtuk CSV-ként elolvasni/],
    ] as const)
      expect((await upload(content).expect(422)).body.message).toMatch(message);
  });

  it('are judged by the thousand, up to a limit', async () => {
    const [id = 0] = ids;
    await sql`insert into real_estates (userID, countryID, adType, postalCode, settlement, street, houseNumber, price,
        searchText, status, state, sortRank, created, updated, touchedAt)
      with recursive n as (select 1 as i union all select i + 1 from n where i < 990)
      select userID, countryID, adType, postalCode, settlement, street, houseNumber, price, '', 1, 'live', 0, created,
        updated, touchedAt from real_estates, n where realEstateID = ${id}`.execute(t.db);
    const csv = await download();
    const trial = await attempt(csv.replaceAll(';42750000;', ';42000000;'));
    expect(trial.rows).toHaveLength(991);
    const line = csv.split('\r\n')[1] ?? '';
    const tooLong = csv + `${line}\r\n`.repeat(deskRowLimit);
    expect((await upload(tooLong).expect(422)).body.message).toMatch(/legfeljebb 5000 sor/);
  });
});
