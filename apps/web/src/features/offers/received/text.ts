/** Hungarian texts of a requester's received offers. */
export const text = {
  title: 'Beérkezett ajánlatok',
  one: 'Egy ajánlatot fogadhatsz el. Az elérhetőségedet csak az látja majd, akit kiválasztasz.',
  none: 'Még nem érkezett ajánlat. Amint jön egy, e-mailben is szólunk.',
  noneCame: 'Erre az ajánlatkérésre nem érkezett ajánlat.',
  sort: 'Rendezés',
  sorts: { arrival: 'Érkezés szerint', price: 'Olcsóbb elöl' },
  loading: 'Betöltés…',
  responseTime: 'Mennyi időn belül',
  received: 'Beérkezett',
  person: 'magánszemély',
  firm: 'cég',
  professional: 'Szakember',
  services: 'Szolgáltatásai',
  accept: 'Elfogadom az ajánlatot',
  acceptLabel: (name: string) => `Elfogadom az ajánlatot: ${name}`,
  deal: {
    title: (name: string) => `Megállapodás: ${name}`,
    firstStep: 'Hívd fel a szakembert, vagy írj neki: ő is megkapta az elérhetőségedet.',
  },
  question: {
    title: 'Ajánlat elfogadása',
    text: (name: string) => `Biztosan el akarod fogadni a következő felhasználó ajánlatját: ${name}?`,
    detail: 'Ezt később már nem módosíthatod!',
    accept: 'Elfogadom',
    cancel: 'Mégse',
  },
} as const;
