import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the monthly page of a listing. */
export const text = {
  title: 'Havi lap',
  named: (month: string) => `Havi lap, ${month}`,
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
  hearts: 'Ennyien kedvelik',
  newHearts: 'Ebben a hónapban kedvelték meg',
  daysLeft: 'Lejár',
  inDays: (days: number) => `${days} nap múlva`,
  address: 'A hirdetés címe',
  mail: {
    subject: (title: string, month: string) => `${title}: ${month}`,
    line: (label: string, value: string) => `${label}: ${value}`,
  },
} as const;
