/** Hungarian texts of a property's page. */
export const text = {
  properties: 'Ingatlan',
  perSquareMetre: 'Ft/m²',
  comparison: {
    title: 'Árak a környéken',
    own: 'Ez a hirdetés',
    median: (kind: string, place: string) => `${kind}, ${place}`,
    sample: (count: number) => `A középső ár ${count} hirdetés alapján: a fele olcsóbb, a fele drágább.`,
    below: (percent: number) => `${percent} százalékkal a középső ár alatt`,
    above: (percent: number) => `${percent} százalékkal a középső ár felett`,
    equal: 'Ugyanannyi, mint a középső ár',
    perMonth: 'Ft/m²/hó',
  },
  history: {
    title: 'Így változott az ár',
    first: 'Feladáskor',
    change: (percent: string, before: string) => `${percent}, előtte ${before}`,
  },
  loan: 'Havi törlesztő hitellel',
  unitPrice: 'Négyzet\u00ADméter\u00ADár',
  perMonth: 'Ft/hó',
  rooms: 'Szobák',
  halfRooms: (rooms: string) => `${rooms} fél`,
  floor: 'Emelet',
  exchange: 'Mire cserélné?',
  groups: {
    costs: 'Ár és költségek',
    building: 'Épület és lakás',
    equipment: 'Felszereltség',
  },
  noEnergyClass: 'nincs megadva – a hirdető kötelessége',
  advertiser: 'Hirdető',
} as const;
