import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the monthly page of a listing. */
export const text = {
  title: 'Havi összesítő',
  named: (month: string) => `Havi összesítő, ${month}`,
  month: 'Hónap',
  present: (month: string) => `${month} (eddig)`,
  loading: shared.loading,
  print: 'Nyomtatás',
  send: 'Küldés e-mailben',
  edit: 'Szerkesztés',
  figures: 'Ennyien érdeklődtek',
  events: {
    views: 'Megtekintés',
    contacts: 'Kattintás az elérhetőségre',
    messages: 'Üzenet',
  },
  compared: 'az előző hónaphoz képest',
  comparedDays: 'az előző hónap ugyanennyi napjához képest',
  before: (value: string) => `Az előző hónapban: ${value}`,
  listing: 'A hirdetés',
  reference: 'Saját azonosító',
  state: 'Állapot',
  price: 'Ár',
  hearts: 'Ennyien jelölték kedvencnek',
  newHearts: 'Ebben a hónapban jelölték kedvencnek',
  daysLeft: 'Lejár',
  inDays: (days: number) => `${days} nap múlva`,
  address: 'A hirdetés címe',
  mail: {
    subject: (title: string, month: string) => `${title}: ${month}`,
    line: (label: string, value: string) => `${label}: ${value}`,
  },
} as const;
