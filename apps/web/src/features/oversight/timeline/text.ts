import type { TimelineEvent } from '@piacter/contracts/oversight/values';
import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts of what happened to something. */
export const text = {
  title: 'Történet',
  hint: 'A legfrissebb elöl. A levelek szövege itt sem látszik.',
  loading: shared.loading,
  events: {
    registered: 'Regisztrált',
    activated: 'Megerősítette a regisztrációját',
    listing: 'Hirdetés létrehozva',
    state: 'Hirdetés állapota',
    order: 'Rendelés',
    payment: 'Fizetés elkezdve',
    captured: 'Fizetés megérkezett',
    request: 'Ajánlatkérés elküldve',
    mail_waiting: 'Levél vár',
    mail_sent: 'Levél elküldve',
    mail_failed: 'Levél sikertelen',
    report: 'Bejelentés',
    audit: 'Napló',
  } satisfies Record<TimelineEvent, string>,
} as const;
