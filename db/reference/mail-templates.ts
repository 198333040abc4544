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

/** Facts below each other, 'Telefon: {phone}'; a mail leaves out those without a value. */
const facts = (...lines: [label: string, value: string][]) =>
  lines.map(([label, value]) => `${label}: <strong>${value}</strong>`).join('<br>');

const whom = facts(['Név', '{clientName}'], ['Telefon', '{phone}'], ['E-mail', '{email}']);
const deal = facts(
  ['Munka', '{request}'],
  ['Helyszín', '{place}'],
  ['Ár', '{price}'],
  ['Vállalt idő', '{time}'],
);

/** The default template of each mail; the admin can edit them. A changed text appends its digest to `shippedTexts`. */
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
      link('Csomag meghosszabbítása'),
    ],
    7,
  ),
  template(4, 'Bejelentkezési link', [
    'Szia, {name}!',
    'A fiókodban be van kapcsolva a kétlépcsős bejelentkezés. Ezzel a linkkel fejezed be:',
    link('Bejelentkezés'),
    'A link 7 napig érvényes, és csak egyszer használható. Ha nem te jelentkeztél be, valaki ismeri a jelszavadat: változtasd meg!',
  ]),
  template(5, 'Új ajánlatod érkezett: {request}, {price}', [
    'Szia, {name}!',
    '{clientName} ajánlatot küldött erre az ajánlatkérésedre: <strong>{request}</strong>.',
    facts(['Ár', '{price}'], ['Vállalt idő', '{time}']),
    '{message}',
    link('Ajánlat megnézése'),
    'Ha megfelel, ugyanitt elfogadhatod. Az elérhetőségedet csak az látja meg, akinek az ajánlatát elfogadod.',
  ]),
  template(6, 'Elfogadták az ajánlatodat: {request}', [
    'Szia, {name}!',
    'Jó hír: {clientName} elfogadta az ajánlatodat. Keresd meg, és egyeztessétek az időpontot!',
    whom,
    deal,
    link('Ajánlatkérés megnyitása'),
    'Az elérhetőségedet ő is megkapta.',
  ]),
  template(7, 'Megkaptuk a fizetésedet: {package}', [
    'Szia, {name}!',
    'Megkaptuk a fizetésedet: <strong>{package}</strong>, {price}.',
    '{title}',
    facts(
      ['Rendelés száma', '{order}'],
      ['Fizetve', '{date}'],
      ['Ár', '{vat}'],
      ['Eladó', '{seller}'],
      ['Vevő', '{buyer}'],
    ),
    link('Rendelés megnyitása'),
    'Ez a levél a fizetésedet igazolja, nem számla.',
  ]),
  template(8, 'Üzeneted érkezett: {clientName}', [
    'Szia, {name}!',
    '<strong>{clientName}</strong> üzenetet küldött neked a Piactéren.',
    '{title}',
    facts(['Kért időszak', '{stay}'], ['Végösszeg az áraid szerint', '{price}']),
    '{message}',
    'Telefonszáma: <strong>{phone}</strong>',
    '{reply}',
    link('Megnyitás a Piactéren'),
  ]),
  template(9, 'Erősítsd meg az új e-mail-címedet', [
    'Szia, {name}!',
    'Ezt a címet adtad meg a fiókod új e-mail-címének. A váltáshoz erősítsd meg:',
    link('E-mail-cím megerősítése'),
    'A link 1 napig érvényes, és csak egyszer használható. Ha nem te kérted, nincs teendőd.',
  ]),
  template(10, 'Szállásadó jelentkezett: {request}', [
    'Szia, {name}!',
    '{clientName} szállásadó jelentkezett erre az ajánlatkérésedre: <strong>{request}</strong>.',
    '{message}',
    '{title}',
    facts(['Telefon', '{phone}'], ['E-mail', '{email}']),
    '{reply}',
    link('Ajánlatkérésem megnyitása'),
  ]),
  template(11, 'Más ajánlatát fogadták el: {request}', [
    'Szia, {name}!',
    'Köszönjük az ajánlatodat erre a munkára: <strong>{request}</strong>. Az ajánlatkérő ezúttal másik szakember ajánlatát fogadta el, ezzel nincs több teendőd.',
    facts(['A te ajánlatod', '{price}']),
    link('Ajánlatkérés megnyitása'),
  ]),
  template(12, 'Elrejtettük a hirdetésedet: {title}', [
    'Szia, {name}!',
    'Elrejtettük ezt a hirdetésedet: <strong>{title}</strong>. Most csak te látod: a keresésekben nem szerepel, és mások nem tudják megnyitni.',
    'Indoklás: {message}',
    'Javítsd ki, amit kifogásoltunk, majd nyomd meg a hirdetésednél ezt a gombot: <strong>Kijavítottam, nézzétek meg újra</strong>. Átnézzük, és ha minden rendben van, újra látható lesz. Akkor is kérd, ha szerinted tévedtünk.',
    link('Hirdetéseim megnyitása'),
  ]),
  template(13, 'Újra látható a hirdetésed: {title}', [
    'Szia, {name}!',
    'Újra látható ez a hirdetésed: <strong>{title}</strong>. A keresésben és a régi címén is megtalálják.',
    '{message}',
    link('Hirdetéseim megnyitása'),
  ]),
  template(14, 'Aktuális még? {title}', [
    'Szia, {name}!',
    'Régóta nem nyúltál ehhez a hirdetésedhez: <strong>{title}</strong>. Ha még aktuális, egy kattintással megújíthatod, bejelentkezés nélkül.',
    link('Hirdetés megújítása'),
    'Ha {days} napon belül nem újítod meg, lejár: a keresés nem találja többé. Nem töröljük, a hirdetéseid között később is megújíthatod. Ha már nem aktuális, nincs teendőd.',
  ]),
  template(15, 'Erősítsd meg a figyelést: {title}', [
    'Szia!',
    'Ezzel az e-mail-címmel kérték ennek a keresésnek a figyelését: <strong>{title}</strong>. Ha te voltál, erősítsd meg, és írunk, amikor új hirdetés illik rá.',
    link('Figyelem ezt a keresést'),
    'A link {days} napig érvényes. Ha nem te kérted, nincs teendőd: a megerősítésig nem küldünk mást.',
  ]),
  template(16, 'Hír a figyelésedről: {title}', [
    'Szia, {name}!',
    'Új, olcsóbb vagy épp felszabadult hirdetést találtunk ehhez a figyelésedhez: <strong>{title}</strong>.',
    '{message}',
    link('Találatok megnyitása'),
  ]),
  template(17, '{request}', [
    'Szia, {name}!',
    '<strong>{request}</strong>',
    '{message}',
    link('Megnézem'),
    'Azért írtunk, mert illik erre a figyelésedre: {title}.',
  ]),
  template(18, 'Olcsóbb lett: {title}', [
    'Szia, {name}!',
    'Olcsóbb lett egy kedvenced: <strong>{title}</strong>.',
    'Az új ár: <strong>{price}</strong>.',
    link('Hirdetés megnyitása'),
  ]),
  template(19, 'Elfogadtad az ajánlatot: {request}', [
    'Szia, {name}!',
    'Elfogadtad {clientName} ajánlatát. Mostantól látja az elérhetőségedet, és itt az övé is. Hívd fel, vagy írj neki, és egyeztessétek az időpontot!',
    whom,
    deal,
    link('Ajánlatkérésem megnyitása'),
  ]),
  template(25, 'Lezárták az ajánlatkérést: {request}', [
    'Szia, {name}!',
    'Az ajánlatkérő lezárta ezt az ajánlatkérést, mert már nem aktuális: <strong>{request}</strong>.',
    '{message}',
    link('Ajánlatkérés megnyitása'),
  ]),
  template(26, 'Keresed még? {request}', [
    'Szia, {name}!',
    'Régóta nem nyúltál ehhez az ajánlatkérésedhez: <strong>{request}</strong>. Ha még keresel, egy kattintással meghosszabbíthatod, bejelentkezés nélkül.',
    link('Ajánlatkérés meghosszabbítása'),
    'Ha {days} napon belül nem hosszabbítod meg, magától lezárul: az ingatlantulajdonosok nem találják meg többé. Később is újraindíthatod. Ha már nem keresel, nincs teendőd.',
  ]),
  template(27, 'Lezárult az ajánlatkérésed: {title}', [
    'Szia, {name}!',
    'Letelt az ideje, ezért magától lezárult: <strong>{title}</strong>.',
    '{message}',
    link('Ajánlatkéréseim megnyitása'),
  ]),
  template(28, 'Elrejtettük az ajánlatkérésedet: {request}', [
    'Szia, {name}!',
    'Elrejtettük ezt az ajánlatkérésedet: <strong>{request}</strong>. Most csak te látod, új válasz nem érkezhet rá.',
    'Indoklás: {message}',
    link('Ajánlatkérésem megnyitása'),
  ]),
  template(29, 'Elkészült a számlád: {invoice}', [
    'Szia, {name}!',
    'Elkészült a számlád erről a csomagról: <strong>{package}</strong>.',
    facts(['Számlaszám', '{invoice}'], ['Rendelés száma', '{order}']),
    link('Számla letöltése'),
  ]),
  template(30, 'Sztornóztuk a számládat: {cancelledInvoice}', [
    'Szia, {name}!',
    'Visszatérítettük ennek a csomagnak az árát, ezért sztornóztuk a számláját: <strong>{package}</strong>.',
    facts(
      ['Sztornózott számla', '{cancelledInvoice}'],
      ['Sztornószámla', '{invoice}'],
      ['Rendelés száma', '{order}'],
    ),
    link('Sztornószámla letöltése'),
  ]),
  template(31, 'Visszatérítettük: {package}', [
    'Szia, {name}!',
    'Visszatérítettük ennek a csomagnak az árát: <strong>{package}</strong>, {price}. A csomag ezzel véget ért.',
    'Indoklás: {message}',
    facts(['Rendelés száma', '{order}']),
    'A pénz oda érkezik vissza, ahonnan fizettél: PayPal-egyenlegre azonnal, kártyára néhány banki napon belül.',
    link('Rendelés megnyitása'),
  ]),
  template(32, '{clientName} üzenetet írt: {title}', [
    'Szia, {name}!',
    '<strong>{clientName}</strong> üzenetet írt neked erről: <strong>{title}</strong>.',
    '{message}',
    link('Válaszolok'),
    '{reply}',
  ]),
  template(36, 'Elküldtük az üzenetedet: {title}', [
    'Szia, {name}!',
    'Elküldtük az üzenetedet erről a hirdetésről: <strong>{title}</strong>.',
    '{message}',
    link('Beszélgetés megnyitása'),
    'Ha a hirdető válaszol, levélben szólunk. Ha nem te írtál, a gombbal megnyíló oldalon egy kattintással lezárhatod a beszélgetést.',
  ]),
  template(33, 'Három napja nem frissül a naptárad: {title}', [
    'Szia, {name}!',
    'Három napja nem tudjuk beolvasni ezt a naptárat: <strong>{clientName}</strong>. A szállás: <strong>{title}</strong>.',
    facts(['Utoljára frissült', '{date}'], ['Mi a gond', '{message}']),
    'Az eddig átvett napok foglaltak maradtak, az újakról viszont nem tudunk, és az érdeklődők látják, mikor frissült utoljára. Nézd meg a másik oldalon, megváltozott-e a naptár linkje, és másold be újra!',
    link('Megnézem a naptárat'),
  ]),
  template(34, 'Két foglalás ugyanarra a napra: {title}', [
    'Szia, {name}!',
    'Olyan napokra érkezett foglalás egy másik oldalról, amelyeket itt már lefoglaltál valakinek. Egyiket sem töröltük, neked kell döntened.',
    facts(['Szállás', '{title}'], ['Napok', '{date}'], ['Másik naptár', '{clientName}']),
    link('Megnézem a naptárat'),
    'Minél előbb szólj annak, akit nem tudsz fogadni!',
  ]),
  template(35, '{message}', [
    'Szia, {name}!',
    '<strong>{message}</strong>',
    facts(['Miről', '{title}'], ['Kivel', '{clientName}']),
    '{reply}',
    link('Beszélgetés megnyitása'),
  ]),
];
