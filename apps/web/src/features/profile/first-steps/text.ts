/** Hungarian texts of the first steps of an advertiser. */
export const text = {
  title: 'Három lépés az első hirdetésedig',
  progress: (done: number) => `${done} kész a 3 lépésből.`,
  done: 'Kész',
  identity: { name: 'Neved és telefonod', hint: 'Ebből tudják az érdeklődők, kivel beszélnek.' },
  listing: { name: 'Első hirdetésed', hint: 'Piszkozatként is elmentheted, és később folytathatod.' },
  pictures: { name: 'Képek', hint: 'A hirdetés űrlapja ezekkel kezdődik.' },
} as const;
