/** Hungarian texts of the professional's list of services. */
export const text = {
  title: 'Szolgáltatásaim',
  count: (count: number) => `${count} szolgáltatásod van fent.`,
  create: 'Új szolgáltatás',
  removeDetail: 'A képei, a videói, az árai és a munkaterülete is törlődnek. Nem lehet visszavonni.',
  empty: {
    title: 'Még nincs szolgáltatásod',
    hint: 'Hozd létre az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted. Árlistát utána készíthetsz hozzá.',
  },
  priceFrom: 'Ft-tól',
} as const;
