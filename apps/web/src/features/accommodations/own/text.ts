/** Hungarian texts of the host's list. */
export const text = {
  title: 'Szállások',
  count: (count: number) => `${count} szállásod van fent.`,
  create: 'Új szállás',
  removeDetail: 'A képei, az árlistája és a videói is törlődnek. Nem lehet visszavonni.',
  noNtakNumber: 'NTAK-szám nincs megadva',
  empty: {
    title: 'Még nincs szállásod',
    hint: 'Add fel az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted. Árlistát utána készíthetsz hozzá.',
  },
} as const;
