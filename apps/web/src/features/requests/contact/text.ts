/** Hungarian texts of contact data, and of what follows a deal. */
export const text = {
  title: 'Kapcsolat',
  name: 'Név',
  firmName: 'Cégnév',
  firmType: 'Cégforma',
  taxNumber: 'Adószám',
  contactPerson: 'Kapcsolattartó',
  mobile: 'Mobiltelefon',
  tel: 'Vezetékes telefon',
  email: 'E-mail-cím',
  next: 'Mi történik most?',
  steps: [
    'Beszéljétek meg az időpontot és a részleteket.',
    'A munka után közvetlenül vele számolsz el, a Piactéren nincs több teendőd.',
  ],
} as const;
