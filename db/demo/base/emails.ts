import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';

interface Template {
  /** Id of types_email. */
  emailType: number;
  subject: string;
  content: string;
  /** Days before the end of a package, for type 3. */
  intervalDays?: number;
}

const greeting = '<p>Szia {name}!</p>';
const farewell = '<p>Üdv,<br>a Piactér csapata</p>';
const mail = (...paragraphs: string[]) =>
  [greeting, ...paragraphs.map((text) => `<p>${text}</p>`), farewell].join('\n');

/** The first text of every mail; the admin rewrites them. Words in braces are filled in when a mail is made. */
export const emailTemplates: readonly Template[] = [
  {
    emailType: 1,
    subject: 'Erősítsd meg a regisztrációdat',
    content: mail(
      'Köszönjük, hogy regisztráltál a Piactéren. Egy lépés van hátra: nyisd meg az alábbi linket, és a fiókod használatra kész.',
      '<a href="{url}">Regisztráció megerősítése</a>',
      'A link 7 napig érvényes. Ha nem te regisztráltál, nincs teendőd.',
    ),
  },
  {
    emailType: 2,
    subject: 'Új jelszó beállítása',
    content: mail(
      'Új jelszót kértél a fiókodhoz. Az alábbi linken tudod megadni.',
      '<a href="{url}">Új jelszó megadása</a>',
      'A link 1 óráig érvényes. Ha nem te kérted, hagyd figyelmen kívül ezt a levelet, a régi jelszavad marad.',
    ),
  },
  {
    emailType: 3,
    intervalDays: 7,
    subject: 'Egy hét múlva lejár a csomagod: {package}',
    content: mail(
      '{days} nap múlva lejár a {package} csomagod, amely ehhez a hirdetéshez tartozik: {title}.',
      'Ha szeretnéd, hogy továbbra is elöl legyen, itt tudod meghosszabbítani: <a href="{url}">Csomag rendelése</a>',
    ),
  },
  {
    emailType: 3,
    intervalDays: 1,
    subject: 'Holnap lejár a csomagod: {package}',
    content: mail(
      'Holnap lejár a {package} csomagod, amely ehhez a hirdetéshez tartozik: {title}.',
      'Az új csomag a régi végén indul, egyetlen napod sem vész el: <a href="{url}">Csomag rendelése</a>',
    ),
  },
  {
    emailType: 4,
    subject: 'Belépési linked',
    content: mail(
      'Az alábbi linkkel tudsz belépni a fiókodba.',
      '<a href="{url}">Belépés</a>',
      'A link egyszer használható, és egy hétig érvényes. Ha nem te próbáltál belépni, változtasd meg a jelszavadat.',
    ),
  },
  {
    emailType: 5,
    subject: 'Új ajánlat érkezett: {title}',
    content: mail(
      '{clientName} ajánlatot küldött a kérésedre: {title}. Az ár: {price}.',
      'Az ajánlatokat egymás mellett itt látod: <a href="{url}">Ajánlatok megnézése</a>',
    ),
  },
  {
    emailType: 6,
    subject: 'Elfogadták az ajánlatodat: {title}',
    content: mail(
      '{clientName} elfogadta az ajánlatodat erre a kérésre: {title}.',
      'Az elérhetőségeit mostantól látod: <a href="{url}">Ajánlatkérés megnyitása</a>',
    ),
  },
  {
    emailType: 7,
    subject: 'Aktív a csomagod: {package}',
    content: mail(
      'Megkaptuk a fizetésedet ({price}), a {package} csomag aktív.',
      'A rendeléseidet itt találod: <a href="{url}">Csomagvásárlások</a>',
    ),
  },
  {
    emailType: 8,
    subject: 'Üzeneted érkezett a Piactéren',
    content: mail(
      '{clientName} üzenetet küldött neked erről: {title}.',
      'Válaszolni erre a levélre válaszolva tudsz.',
      '<a href="{url}">Hirdetés megnyitása</a>',
    ),
  },
  {
    emailType: 9,
    subject: 'Erősítsd meg az új e-mail-címedet',
    content: mail(
      'A fiókodhoz ezt az e-mail-címet adtad meg. Az alábbi linkkel tudod megerősíteni.',
      '<a href="{url}">E-mail-cím megerősítése</a>',
      'A link 1 napig érvényes. Addig a régi címeddel tudsz belépni.',
    ),
  },
  {
    emailType: 10,
    subject: 'Egy szállásadó felvette veled a kapcsolatot',
    content: mail(
      '{clientName} szállásadó látta az ajánlatkérésedet, és ezt írta: {title}',
      'A szállásait itt tudod megnézni: <a href="{url}">Szállások megnyitása</a>',
    ),
  },
];

/** Lays down the templates where there are none yet. */
export async function insertEmailTemplates(db: Kysely<DB>, now: Date): Promise<void> {
  const known = await db.selectFrom('email_templates').select('emailID').limit(1).executeTakeFirst();
  if (known) return;
  await db
    .insertInto('email_templates')
    .values(emailTemplates.map((template) => ({ intervalDays: null, ...template, updated: now })))
    .execute();
}
