import { propertyFields } from '@piacter/contracts/properties/fields';
import { formText } from '../../ui/form-text.ts';

/** Hungarian texts of the property ad's form. */
export const propertyFormText = {
  newTitle: 'Új hirdetés',
  editTitle: 'Hirdetés szerkesztése',
  view: 'Megnézem a hirdetést',
  data: 'A hirdetés adatai',
  allFields: `Lehetőleg minden mezőt tölts ki! ${formText.starred}`,
  choose: 'Válassz!',
  sections: {
    address: 'Cím és típus',
    price: propertyFields.price.label,
    priceSub: 'Ezer forintban: 12 500 000 Ft-hoz 12500-at írj.',
    area: 'Terület és szobák',
    equipment: 'Felszereltség',
    features: 'Jellemzők',
    locations: 'Környék',
    locationsSub: 'Jelöld meg, mi van a közelben!',
    locationsSubSaved: 'Jelöld meg, mi van a közelben! Minden változtatás azonnal mentődik.',
    description: propertyFields.description.label,
  },
  energyClassHint: `Ház és lakás hirdetésében jogszabály írja elő. ${formText.untilGiven} Ha még nincs kész a tanúsítvány: „folyamatban”.`,
  energyCertificateHint: 'Nem kötelező: a tanúsítványon HET és nyolc számjegy.',
  details: 'Részletek',
  locations: 'A közelben van',
  monthly: '/hó',
  thousands: (typed: string, right: string) => `Ezer forintban add meg! ${typed} Ft-hoz ${right} kell ide.`,
  rewrite: (right: string) => `Átírom: ${right}`,
  unitPriceDoubt: {
    question: (unitPrice: string) =>
      `Ezzel az árral és alapterülettel egy négyzetméter ${unitPrice}. Az árat ezer forintban add meg!`,
    farBelow: (unitPrice: string, median: string) =>
      `Ezzel az árral és alapterülettel egy négyzetméter ${unitPrice}, a környéken a középső ár ${median}. Az árat ezer forintban add meg!`,
    error: 'Nézd meg újra az árat és az alapterületet!',
  },
  rareForPlot: (count: number) => `Teleknél ritkán kell (${count} mező)`,
} as const;

/** Hungarian texts of the owner's list of ads. */
export const ownListingsText = {
  title: 'Ingatlanjaim',
  count: (count: number) => `${count} hirdetésed van fent.`,
  create: 'Új hirdetés',
  removeDetail: 'A képei és a videói is törlődnek. Nem lehet visszavonni.',
  noEnergyClass: 'Energetikai besorolás nincs megadva',
  empty: {
    title: 'Még nincs hirdetésed',
    hint: 'Add fel az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted.',
  },
} as const;

/** Hungarian texts of the prices on the monthly page of a property. */
export const monthText = {
  title: 'Az ár',
  comparison: (place: string) => `Négyzetméterár a környéken (${place})`,
  own: 'A hirdetésedé',
  median: (sample: string) => `A középső ár, ${sample} hasonló hirdetésből`,
  unit: 'Ft/m²',
  changes: 'Árváltozások',
} as const;
