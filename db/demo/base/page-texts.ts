const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

/** The block below the highlights of the home page; with a picture if one is stored. */
export const homePageText = (picture?: string): string => `<h2>Így lesz érdeklődő a hirdetésedre</h2>
<p>A Piactéren ugyanott keresnek lakást, szállást és mesterembert. Ha hirdetsz, három lépés az egész.</p>
<ol>
<li><b>Regisztrálj</b>, és válaszd ki, mit hirdetsz: ingatlant, szállást vagy szolgáltatást.</li>
<li><b>Töltsd fel az adatokat és a képeket.</b> Fekvő képekkel mutat a legjobban.</li>
<li><b>Emeld ki, ha sürgős.</b> A kiemelt hirdetések a találatok elején, kerettel jelennek meg.</li>
</ol>${picture ? `\n<p><img src="${picture}" alt="Világos nappali, nagy ablakkal"></p>` : ''}`;

export const aboutText = [
  '<h2>Egy hely, három keresés</h2>',
  paragraphs(
    'A Piactér azért jött létre, hogy ne kelljen három oldalon három fiókot nyitnod, ha lakást keresel, szállást foglalnál, vagy végre kifestenéd a nappalit. Nálunk szakember, ingatlan és szállás egy helyen van, ugyanazzal a kereséssel.',
    'A keresés ingyenes, regisztráció sem kell hozzá. Ha hirdetsz, te döntöd el, mennyit költesz: az alaphirdetés nem kerül semmibe, a kiemelés ára előre látszik.',
  ),
  '<h2>Hogyan dolgozunk?</h2>',
  '<ul><li>A hirdetéseket te írod, mi a keretet adjuk hozzá.</li><li>Te döntöd el, milyen elérhetőséged látszik; űrlapon is írhatnak neked.</li><li>Az ajánlatkérő dönt: a szakemberek ajánlatait egymás mellett látja, és egyet fogad el; a szállásadók és az ingatlantulajdonosok közvetlenül keresik meg.</li></ul>',
  '<h2>Ki üzemelteti?</h2>',
  paragraphs(
    'Üzemeltető: <b>Minta Piactér Kft.</b>, székhely: 1234 Budapest, Példa utca 1.',
    'Ez a cég nem létezik, csak a bemutatóhoz találtuk ki. Éles indulás előtt az üzemeltető a saját nevét, székhelyét és elérhetőségét írja ide: az adatkezelési nyilatkozat is erre az oldalra hivatkozik.',
  ),
  '<h2>Írj nekünk</h2>',
  paragraphs(
    'Kérdésed, ötleted van, vagy hibát találtál? Az <b>ugyfelszolgalat@piacter.test</b> címen elérsz minket, munkanapokon egy napon belül válaszolunk.',
  ),
].join('\n');

export const termsText = [
  paragraphs(
    'Ez a minta bemutatja, hogyan jelenik meg a szabályzat az oldalon. Éles indulás előtt az üzemeltető a saját, jogász által jóváhagyott szövegére cseréli.',
  ),
  '<h2>1. A szolgáltatás</h2>',
  paragraphs(
    'A Piactér hirdetési felület: szakemberek, ingatlanok és szállások hirdetései jelennek meg rajta. A hirdető és az érdeklődő egymással állapodik meg, ennek az üzemeltető nem részese.',
  ),
  '<h2>2. Regisztráció</h2>',
  paragraphs(
    'Hirdetni és ajánlatot kérni regisztráció után lehet. A regisztráció az e-mailben kapott linkkel válik érvényessé. A jelszavadat tartsd titokban, a fiókodban történtekért te felelsz.',
  ),
  '<h2>3. Hirdetések</h2>',
  paragraphs(
    'A hirdetés tartalmáért a hirdető felel. Csak valós hirdetés tehető közzé: olyan ingatlan, szállás vagy munka, amelyet a hirdető valóban eladhat, elcserélhet, kiadhat, illetve elvégezhet. A képek a sajátjai legyenek.',
    'A hirdetésedet bármikor módosíthatod, szüneteltetheted, foglaltnak jelölheted vagy lezárhatod. Ha 90 napig nem nyúlsz hozzá, lejár: a keresés nem találja többé. Egy héttel előtte e-mailben megkérdezzük, aktuális-e még, és a levél linkjével meg is újíthatod. A lejárt hirdetést nem töröljük, később is megújíthatod. A kiemelt hirdetés a kiemelése végéig nem jár le.',
    'A hirdetőnek a hirdetése oldalán lehet írni. Az üzenetekből beszélgetés lesz, amelyet a csatolt fájlokkal együtt csak a két fél lát, és az utolsó üzenet után 24 hónapig (fiók nélkül 12 hónapig) őrzünk. Amíg a hirdető nem jogosult rá, az ajánlatkérő elérhetősége helyén „•••” jelet lát. Sértő vagy tömeges üzenetet nem lehet küldeni; bárki letilthatja, aki zaklatja.',
    'A hirdetéseket bárki bejelentheti; a hirdető nem tudja meg, ki volt az. A szabályt sértő hirdetést az üzemeltető elrejti, és az okát e-mailben megírja a hirdetőnek, aki kijavíthatja a hibát, vagy megírhatja, ha nem ért egyet.',
  ),
  '<h2>4. Csomagok és fizetés</h2>',
  paragraphs(
    'A csomagok ára forintban értendő; a rendeléskor érvényes árat fizeted, akkor is, ha közben változik. A csomag a sikeres fizetéssel lép életbe. A napokra szóló csomag az aktiválás napján indul, és annyi nappal később éjfélkor jár le, ahány napra szól.',
  ),
  '<h2>5. Ajánlatkérés</h2>',
  paragraphs(
    'A szakembereknek és a szállásadóknak küldött ajánlatkérés nem módosítható, az ingatlant kereső igen. Az elküldött ajánlat nem módosítható, az elfogadása végleges. Az elérhetőségek az elfogadás után, illetve érvényes csomaggal láthatók.',
  ),
  '<h2>6. Kedvencek és figyelések</h2>',
  paragraphs(
    'A keresések figyelése és a levél az olcsóbb lett kedvencekről ingyenes, és bármikor lemondható, a levél linkjével bejelentkezés nélkül is. A nyitott ajánlatkérésedhez illő hirdetéseket és a hirdetéseidhez illő ajánlatkéréseket automatikusan figyeljük; ezt a figyeléseid között kikapcsolhatod.',
  ),
  '<h2>7. Panasz</h2>',
  paragraphs(
    'A panaszodat az <b>ugyfelszolgalat@piacter.test</b> címre írd meg, 30 napon belül válaszolunk.',
  ),
].join('\n');
