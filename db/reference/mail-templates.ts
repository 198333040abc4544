import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';

interface DefaultMailTemplate {
  emailType: number;
  subject: string;
  /** HTML with placeholders in braces; a link alone in its paragraph is rendered as a button. */
  content: string;
  /** Days before the end of a package (type 3 only). */
  intervalDays: number | null;
}

const template = (
  emailType: number,
  subject: string,
  paragraphs: string[],
  intervalDays: number | null = null,
): DefaultMailTemplate => ({
  emailType,
  subject,
  content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  intervalDays,
});

const link = (words: string) => `<a href="{url}">${words}</a>`;

/** The default template of each mail; the admin can edit them. */
export const defaultMailTemplates: readonly DefaultMailTemplate[] = [
  template(1, 'Erősítsd meg a regisztrációdat', [
    'Szia!',
    'Örülünk, hogy itt vagy. Egy kattintás van hátra: erősítsd meg, hogy tiéd ez az e-mail-cím.',
    link('Regisztráció megerősítése'),
    'A link 7 napig érvényes, és csak egyszer használható. Ha nem te regisztráltál, nincs teendőd: a fiók a megerősítés nélkül nem használható.',
  ]),
  template(2, 'Új jelszó beállítása', [
    'Szia, {name}!',
    'Új jelszót kértek a fiókodhoz. Itt állíthatod be:',
    link('Új jelszó beállítása'),
    'A link 1 óráig érvényes, és csak egyszer használható. Ha nem te kérted, hagyd figyelmen kívül ezt a levelet, a jelszavad nem változik.',
  ]),
  template(
    3,
    '{days} nap múlva lejár: {package}',
    [
      'Szia, {name}!',
      '{days} nap múlva lejár ez a csomagod: <strong>{package}</strong>. {title}',
      'Ha továbbra is szeretnéd használni, most rendelj újat: az új időszak a mostani végén kezdődik.',
      link('Csomag megújítása'),
    ],
    7,
  ),
  template(4, 'Belépési link', [
    'Szia, {name}!',
    'A fiókodban be van kapcsolva a kétlépcsős belépés. Ezzel a linkkel fejezed be a bejelentkezést:',
    link('Belépés'),
    'A link 7 napig érvényes, és csak egyszer használható. Ha nem te jelentkeztél be, valaki ismeri a jelszavadat: változtasd meg!',
  ]),
  template(5, 'Új ajánlatod érkezett: {title}', [
    'Szia, {name}!',
    '{clientName} ajánlatot küldött erre az ajánlatkérésedre: <strong>{title}</strong>.',
    link('Ajánlat megnézése'),
  ]),
  template(6, 'Elfogadták az ajánlatodat: {title}', [
    'Szia, {name}!',
    'Jó hír: {clientName} elfogadta az ajánlatodat erre: <strong>{title}</strong>. Az ajánlatkérő elérhetőségét már láthatod.',
    link('Elérhetőség megnézése'),
  ]),
  template(7, 'Megkaptuk a fizetésedet: {package}', [
    'Szia, {name}!',
    'Megkaptuk a fizetésedet: <strong>{package}</strong>, {price}.',
    '{title}',
    link('Csomagvásárlásaim'),
  ]),
  template(8, 'Üzeneted érkezett: {clientName}', [
    'Szia, {name}!',
    '<strong>{clientName}</strong> írt neked a Piactéren, a hirdetéseddel kapcsolatban:',
    '{message}',
    'Telefonszáma: <strong>{phone}</strong>',
    'Hívd fel a fenti számon! Ha e-mail-címet is megadott, erre a levélre is válaszolhatsz; ezzel ő is megtudja az e-mail-címedet.',
    link('Hirdetéseim megnyitása'),
  ]),
  template(9, 'Erősítsd meg az új e-mail-címedet', [
    'Szia, {name}!',
    'Ezt a címet adtad meg a fiókod új e-mail-címének. A váltáshoz erősítsd meg:',
    link('E-mail-cím megerősítése'),
    'A link 1 napig érvényes, és csak egyszer használható. Ha nem te kérted, nincs teendőd.',
  ]),
  template(10, 'Szállásadó jelentkezett az ajánlatkérésedre', [
    'Szia, {name}!',
    '{clientName} szállásadó válaszolt az ajánlatkérésedre. {title}',
    '{message}',
    link('Ajánlatkérésem megnyitása'),
  ]),
  template(11, 'Más ajánlatát fogadták el: {title}', [
    'Szia, {name}!',
    'Köszönjük az ajánlatodat erre: <strong>{title}</strong>. Az ajánlatkérő ezúttal másik szakember ajánlatát fogadta el.',
    link('Ajánlatkérés megnyitása'),
  ]),
  template(12, 'Elrejtettük a hirdetésedet: {title}', [
    'Szia, {name}!',
    'Elrejtettük ezt a hirdetésedet: <strong>{title}</strong>. Most csak te látod: a keresésekben nem szerepel, és mások nem tudják megnyitni.',
    'Az ok: {message}',
    'Javítsd ki, amit kifogásoltunk, majd válaszolj erre a levélre! Átnézzük, és ha minden rendben van, újra látható lesz. Akkor is válaszolj, ha szerinted tévedtünk.',
    link('Hirdetéseim megnyitása'),
  ]),
  template(13, 'Újra látható a hirdetésed: {title}', [
    'Szia, {name}!',
    'Újra látható ez a hirdetésed: <strong>{title}</strong>. Ugyanott találják meg, ahol korábban.',
    '{message}',
    link('Hirdetéseim megnyitása'),
  ]),
  template(14, 'Aktuális még a hirdetésed? {title}', [
    'Szia, {name}!',
    'Régóta nem nyúltál ehhez a hirdetésedhez: <strong>{title}</strong>. Ha még aktuális, egy kattintással megújíthatod, bejelentkezés nélkül.',
    link('Hirdetés megújítása'),
    'Ha {days} napon belül nem újítod meg, elrejtjük. Nem töröljük: a hirdetéseid között később is újraindíthatod. Ha már nem aktuális, nincs teendőd.',
  ]),
  template(15, 'Erősítsd meg a figyelést: {title}', [
    'Szia!',
    'Ezzel az e-mail-címmel kértek értesítést erről a keresésről: <strong>{title}</strong>. Ha te voltál, erősítsd meg, és írunk, amikor új hirdetés illik rá.',
    link('Értesítés megerősítése'),
    'A link {days} napig érvényes. Ha nem te kérted, nincs teendőd: a megerősítésig nem küldünk mást.',
  ]),
  template(16, 'Új találat – {title}', [
    'Szia, {name}!',
    'Új találat van ebben a figyelésedben: <strong>{title}</strong>.',
    '{message}',
    link('Találatok megnyitása'),
  ]),
  template(17, 'Új ajánlatkérés – {title}', [
    'Szia, {name}!',
    'Új ajánlatkérés van ebben a figyelésedben: <strong>{title}</strong>.',
    '{message}',
    link('Ajánlatkérések megnyitása'),
  ]),
  template(18, 'Olcsóbb lett: {title}', [
    'Szia, {name}!',
    'Lejjebb ment az ára egy kedvencednek: <strong>{title}</strong>.',
    'Az új ár: <strong>{price}</strong>.',
    link('Hirdetés megnyitása'),
  ]),
];

const stateName = 'mail-templates';

/** Inserts the default template of every type that has none; the admin's templates are kept. */
export async function loadMailTemplates(db: Kysely<DB>, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that only one of several starting processes inserts them.
    await sql`insert into reference_state (name, hash) values (${stateName}, '')
      on duplicate key update name = values(name)`.execute(trx);
    const present = await trx.selectFrom('email_templates').select('emailType').distinct().execute();
    const known = new Set(present.map(({ emailType }) => emailType));
    const missing = defaultMailTemplates.filter(({ emailType }) => !known.has(emailType));
    if (missing.length === 0) return;
    await trx
      .insertInto('email_templates')
      .values(missing.map((entry) => ({ ...entry, updated: now })))
      .execute();
  });
}
