import { describe, expect, it } from 'vitest';
import { toInflectionStem, toStem } from './hungarian-stem.ts';
import { foldText } from './reference/fold-text.ts';

const stems = (words: string) => words.split(' ').map((word) => toStem(foldText(word)));

describe('the stem of a Hungarian word', () => {
  it.each([
    [
      'vízszerelő vízszerelés vízszerelők vízszerelést vízszereléssel vízszerelőt vízszerelőknek',
      'vizszerel',
    ],
    ['festő festés festést festők festett festővel', 'fest'],
    ['burkoló burkolás burkolat burkolatok burkolatot', 'burkol'],
    ['ajtó ajtók ajtókat ajtóval ajtót ajtóban', 'ajt'],
    ['ház házak házakat házban házzal', 'haz'],
    ['munka munkát munkák munkával munkánk', 'munk'],
    ['fodrász fodrászat fodrászatban fodrásszal', 'fodrasz'],
    ['asztalos asztalosok asztalosnak', 'asztal'],
    ['Győr Győrben győri Győrött', 'gyor'],
    ['Debrecen Debrecenben debreceni Debrecenig', 'debrec'],
    ['Kecskemét Kecskeméten kecskeméti', 'kecsk'],
    ['Budapest Budapesten budapesti', 'budap'],
    ['Balaton Balatonnál balatoni', 'balat'],
    ['lakás lakások lakást lakásokat', 'lak'],
  ])('is the same for %s', (words, stem) => {
    expect(new Set(stems(words))).toEqual(new Set([stem]));
  });

  it('differs for words that only share a prefix', () => {
    expect(new Set(stems('Győr gyors kert kertész')).size).toBe(4);
  });

  it('leaves short words and numbers alone, and truncates long words', () => {
    expect(stems('fal 2026 24h a3 2500at')).toEqual(['fal', '2026', '24h', 'a3', '2500at']);
    expect(toStem('x'.repeat(99))).toHaveLength(32);
  });
});

/** A word, then forms of it as they stand in titles and are typed. */
const paradigms = `
konyhabútor konyhabútort konyhabútorok konyhabútorokat konyhabútorral konyhabútorhoz konyhabútornak konyhabútorom konyhabútora konyhabútorból
bútor bútort bútorok bútorokat bútorral bútorai bútoraink bútorozás
kazán kazánt kazánok kazánokat kazánnal kazánhoz kazánunk kazánja kazánnak
redőny redőnyt redőnyök redőnyöket redőnnyel redőnyhöz redőnye redőnyei
ablak ablakot ablakok ablakokat ablakkal ablakhoz ablaka ablakai ablakunk
ajtó ajtót ajtók ajtókat ajtóval ajtóhoz ajtaja ajtaját
tető tetőt tetők tetőket tetővel tetőhöz tetőn teteje tetejét
kémény kéményt kémények kéményeket kéménnyel kéménye
csap csapot csapok csapokat csappal csapom csapja
fal falat falak falakat fallal falra fala falai
szoba szobát szobák szobákat szobával szobához szobája szobában
konyha konyhát konyhák konyhával konyhánk konyhában konyhájába
fürdőszoba fürdőszobát fürdőszobák fürdőszobában fürdőszobával fürdőszobánk
klíma klímát klímák klímákat klímával klímához klímája
kert kertet kertek kerteket kerttel kerthez kertben kertje kertem
kertész kertészt kertészek kertésszel kertésznek
garázs garázst garázsok garázzsal garázshoz garázsban garázsa
erkély erkélyt erkélyek erkéllyel erkélyes erkélye
terasz teraszt teraszok terasszal teraszos terasza teraszon
pince pincét pincék pincével pincében pincéje
telek telket telkek telkeket telekkel telken telke
lakás lakást lakások lakásokat lakással lakáshoz lakásban lakásunk lakása
ház házat házak házakat házzal házhoz házban háza házunk
kerítés kerítést kerítések kerítéssel kerítéshez kerítése
burkolat burkolatot burkolatok burkolattal burkolatot
csempe csempét csempék csempével csempéket
parketta parkettát parketták parkettával parkettát
szekrény szekrényt szekrények szekrénnyel szekrényem szekrénybe
asztal asztalt asztalok asztallal asztalhoz asztalra asztalom
szék széket székek székeket székkel székek
zongora zongorát zongorák zongorával zongoraóra
autó autót autók autókat autóval autóhoz autóm autója
kutya kutyát kutyák kutyákat kutyával kutyámat kutyája
macska macskát macskák macskával macskám
gyerek gyereket gyerekek gyerekeket gyerekkel gyereknek gyerekem
esküvő esküvőt esküvők esküvővel esküvőre esküvőnk esküvői
torta tortát torták tortával tortához
virág virágot virágok virágokat virággal virágos
fa fát fák fákat fával fához
villany villanyt villanyok villannyal villanyóra
víz vizet vizek vízzel vízhez
cső csövet csövek csövet csővel
dugulás dugulást dugulások dugulással duguláshoz
festés festést festések festéssel festéshez
költöztetés költöztetést költöztetéshez költöztetések költöztetéssel
takarítás takarítást takarítások takarítással takarításhoz
felújítás felújítást felújítások felújítással felújításhoz felújítani felújított
javítás javítást javítások javítással javításhoz
könyvelés könyvelést könyvelések könyveléssel
fordítás fordítást fordítások fordítással
masszázs masszázst masszázsok masszázzsal
medence medencét medencék medencével medencés medencéje
szauna szaunát szaunák szaunával szaunás
napelem napelemet napelemek napelemekkel napelemmel napelemes
hőszivattyú hőszivattyút hőszivattyúk hőszivattyúval
radiátor radiátort radiátorok radiátorral radiátorokat
kandalló kandallót kandallók kandallóval kandallós
panoráma panorámát panorámával panorámás panorámája
lift liftet liftek lifttel liftes
kocsi kocsit kocsik kocsival
bojler bojlert bojlerek bojlerrel bojlerem
mosógép mosógépet mosógépek mosógéppel mosógépem mosógépe
hűtő hűtőt hűtők hűtőket hűtővel hűtőm
számítógép számítógépet számítógépek számítógéppel számítógépem
telefon telefont telefonok telefonnal telefonom
weboldal weboldalt weboldalak weboldallal weboldalam weboldalhoz
fogorvos fogorvost fogorvosok fogorvossal
ügyvéd ügyvédet ügyvédek ügyvéddel ügyvédhez
szúnyogháló szúnyoghálót szúnyoghálók szúnyoghálóval szúnyoghálókat
gipszkarton gipszkartont gipszkartonnal gipszkartonok gipszkartonozás
tapéta tapétát tapéták tapétával tapétázás
szigetelés szigetelést szigetelések szigeteléssel
térkő térkövet térkövek térkővel
gumi gumit gumik gumival
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('the forms of a word', () => {
  const count = (matches: (word: string, form: string) => boolean) => {
    const all = paradigms.flatMap(([word = '', ...forms]) =>
      forms.map((form) => [foldText(word), foldText(form)] as const),
    );
    return all.filter(([word, form]) => matches(word, form)).length / all.length;
  };

  it('have its stem in more than 95 of 100 cases', () => {
    expect(count((word, form) => toStem(word) === toStem(form))).toBeGreaterThan(0.95);
  });

  it('begin with what is left of another without its inflection, which a search of ads looks for', () => {
    expect(count((word, form) => word.startsWith(toInflectionStem(form)))).toBeGreaterThan(0.9);
    expect(count((word, form) => form.startsWith(toInflectionStem(word)))).toBeGreaterThan(0.9);
  });

  it('do not lead to other words', () => {
    const stems = paradigms.map(([word = '']) => toStem(foldText(word)));
    expect(new Set(stems).size).toBe(stems.length);
  });

  // Shows FIND-09.
  it.each(['konyhabútort', 'konyhabútorok', 'KONYHABUTOROKAT', 'konyhabútorral'])(
    '%s is konyhabútor',
    (form) => {
      expect(toStem(foldText(form))).toBe(toStem('konyhabutor'));
      expect(toInflectionStem(foldText(form))).toBe('konyhabutor');
    },
  );
});
