/**
 * Counties in the order of their ids (101 …, alphabetical; 120 is Budapest), with the postal code prefixes that usually
 * belong to them, and the settlements that belong to them in spite of another prefix: postal codes follow the routes of
 * the post, not county borders.
 */
interface CountyRule {
  /** GeoNames' code of the county. */
  geonames: string;
  prefixes: string;
  exceptions?: string;
}

export const countyRules: Record<string, CountyRule> = {
  'Bács-Kiskun': { geonames: '01', prefixes: '600-659' },
  Baranya: { geonames: '02', prefixes: '730-734 736-739 760-798', exceptions: 'Máza Szárász' },
  Békés: { geonames: '03', prefixes: '550-599' },
  'Borsod-Abaúj-Zemplén': { geonames: '04', prefixes: '340-399' },
  'Csongrád-Csanád': { geonames: '06', prefixes: '660-699' },
  Fejér: {
    geonames: '08',
    prefixes: '206 240-243 245-249 700-701 800-809 811-815',
    exceptions: 'Etyek Vajta',
  },
  'Győr-Moson-Sopron': {
    geonames: '09',
    prefixes: '900-949',
    exceptions: 'Bakonygyirót Bakonyszentlászló Fenyőfő Románd Sikátor Veszprémvarsány',
  },
  'Hajdú-Bihar': { geonames: '10', prefixes: '400-422 424-428' },
  Heves: { geonames: '11', prefixes: '300-303 320-339' },
  'Jász-Nagykun-Szolnok': { geonames: '20', prefixes: '500-549' },
  'Komárom-Esztergom': {
    geonames: '12',
    prefixes: '250-254 280-299',
    exceptions: 'Dömös Pilismarót Szárliget',
  },
  Nógrád: { geonames: '14', prefixes: '261 264-269 304-319', exceptions: 'Erdőkürt Erdőtarcsa Kálló' },
  Pest: {
    geonames: '16',
    prefixes: '200-205 207-209 210-238 244 260 262-263 270-276',
    exceptions: 'Acsa Csővár Galgagyörk Kosd Penc Püspökhatvan Rád Tárnok',
  },
  Somogy: {
    geonames: '17',
    prefixes: '725-728 740-758 860-873 884-885',
    exceptions:
      'Balatonvilágos Darány Drávagárdony Drávatamási Istvándi Kastélyosdombó Lakócsa Potony Szentborbás Tótújfalu',
  },
  'Szabolcs-Szatmár-Bereg': {
    geonames: '18',
    prefixes: '423 430-499',
    exceptions: 'Érpatak Nyíregyháza Penészlek Újfehértó',
  },
  Tolna: {
    geonames: '21',
    prefixes: '702-722 735',
    exceptions: 'Attala Csikóstőttős Kaposszekcső Kapospula',
  },
  Vas: { geonames: '22', prefixes: '950-999' },
  Veszprém: {
    geonames: '23',
    prefixes: '810 816-834 840-859',
    exceptions: 'Bazsi Külsővat Marcalgergelyi Nemesszalók Sümegprága Vinár',
  },
  Zala: {
    geonames: '24',
    prefixes: '835-839 874-883 886-899',
    exceptions:
      'Balatongyörök Belezna Gyenesdiás Kisvásárhely Mihályfa Nemespátró Óhíd Surd Szalapa Vállus Várvölgy Vonyarcvashegy',
  },
};

const countyByException = new Map<string, string>();
const countyByPrefix = new Map<string, string>();
for (const [county, { prefixes, exceptions }] of Object.entries(countyRules)) {
  for (const name of exceptions?.split(' ') ?? []) countyByException.set(name, county);
  for (const range of prefixes.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let prefix = Number(first); prefix <= Number(last); prefix++)
      countyByPrefix.set(String(prefix), county);
  }
}

/** The county of a Hungarian settlement. Throws when its postal codes belong to several counties without an exception. */
export function getCounty(name: string, postalCodes: string[]): string {
  const exception = countyByException.get(name);
  if (exception) return exception;
  const counties = new Set(postalCodes.map((code) => countyByPrefix.get(code.slice(0, 3))));
  const [county] = counties;
  if (counties.size !== 1 || !county) throw new Error(`No county for ${name}, ${postalCodes.join(' ')}`);
  return county;
}
