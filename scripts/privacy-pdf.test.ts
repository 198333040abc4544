import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { getSourceComment, privacyStatement } from './privacy-pdf.ts';

const statement = readFileSync(privacyStatement.html, 'utf8');

/** What the statement calls the tables that store something of a person. */
const statedAs = {
  accommodation_request_contacts: 'a szállásadók válaszai',
  accommodation_requests: 'Ajánlatkérések',
  accommodations: 'Hirdetések adatai',
  audit_log: 'Napló',
  billing_profiles: 'Számlázási adatok',
  contact_views: 'Melyik fiók melyik ajánlatkérés',
  draft_images: 'előre feltöltött képek',
  drafts: '(piszkozat)',
  favourite_lists: 'megosztott listák',
  favourites: 'Kedvenc hirdetések',
  hidden_anchors: 'rejtett címek környékének',
  known_devices: 'Felismert böngészők',
  listing_reports: 'Bejelentések',
  notification_frequencies: 'Az értesítéseid beállításai',
  one_time_secrets: 'linkek titkának lenyomata',
  outbox_mails: 'Kimenő levelek',
  payments: 'fizetés azonosítói',
  price_mail_refusals: 'olcsóbb lett kedvenceidről',
  quick_answers: 'Gyors válaszaid',
  quiet_hours: 'Az értesítéseid beállításai',
  rate_limits: 'Sikertelen bejelentkezések',
  real_estate_requests: 'Ajánlatkérések',
  real_estates: 'az ingatlanok árának változásai',
  service_orders: 'Megrendelt csomagok',
  service_request_responses: 'ajánlatok',
  service_requests: 'Ajánlatkérések',
  services: 'Hirdetések adatai',
  social_media_links: 'közösségi oldalak linkjei',
  stays: 'Tartózkodások, amelyekről kérdeztél',
  thread_openings: 'Az utolsó egy napban kezdett beszélgetéseid száma',
  thread_parties: 'Üzenetek és beszélgetések',
  user_profiles: 'Név, cégnév, adószám',
  user_sessions: 'a bejelentkezéseid',
  users: 'E-mail-cím, jelszó',
  watches: 'Figyelt keresések',
};

/** The tables with a user's id, a mail address, or the keys of who was counted. */
function findPersonalTables() {
  const types = readFileSync(join(root, 'db', 'types.ts'), 'utf8');
  const [, database = ''] = /export interface DB \{([^}]*)\}/.exec(types) ?? [];
  const tableOf = new Map(
    [...database.matchAll(/(\w+): (\w+);/g)].map(([, table, type]) => [type, table] as const),
  );
  const interfaces = [...types.matchAll(/export interface (\w+) \{([^}]*)\}/g)];
  const personal = /^ {2}(\w*[uU]serID|requesterID|reporterID|actorID|hostID|guestID|email|toAddress|key):/m;
  return interfaces.flatMap(([, type, columns = '']) =>
    personal.test(columns) ? (tableOf.get(type) ?? []) : [],
  );
}

it('the privacy statement names all that is stored of a person', () => {
  expect(findPersonalTables().sort()).toEqual(Object.keys(statedAs).sort());
  expect(Object.values(statedAs).filter((words) => !statement.includes(words))).toEqual([]);
});

it('the privacy statement that the site serves is printed from its present text', () => {
  const pdf = readFileSync(privacyStatement.pdf, 'latin1');
  expect(pdf.endsWith(getSourceComment()), 'npm run privacy:pdf prints it').toBe(true);
});
