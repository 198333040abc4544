const toStems = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

/** What has happened to a thing that is broken, and what it does: 'leállt', 'csöpög'. Beginnings of folded words. */
const signs = [
  ...toStems([
    'elrom tonkrem bedogl megdogl kiegett lyukas meghibas beragad elakad eltor letor torott megrep elreped beszakad',
    'elszakad kiszakad leszakad kilyuk lerobban lefagy befagy leolvad lemerul szetes szettor osszetor kitort behorpad',
    'leesett kiesett levalt elkopott elgorb elvetem vetemed beszorul megszorul bezarod elallit bekrepal kifingott felmondta',
    'akadoz szakadoz ingadoz szikraz villog vibral pislakol sipol recseg ropog csikorog nyikorog zorog kopog kattog',
    'rezeg remeg csorog csopog csepeg szivarog ereszt fustol buzl hibakod',
  ]),
  // Not 'leállító', 'megálló', 'Zugló', 'bugyi', 'hangulatos'.
  ...['leall(?!it)', 'megallt?(?![a-z])', 'zug(?![a-z])', 'bug(?![a-z])', 'furcsa hang'],
  // 'rossz a fűtés', not 'rossz állapotú'
  '(?:rossz|gyenge|lassu|hangos|foltos|kopott|budos|repedt|repedezik) az? ',
];

/** What a broken thing does not do: 'nem megy', 'se villog'. */
const failures = [
  ...toStems([
    'szivatty porog porget centrifug szarit tolt gyullad gyujt huz old ereszt enged csuk adja veszi megy muk ind fut hut',
    'meleg mos forog vilag zar nyil kapcs jon szol villog termel reagal latszik hallatsz csorog fagyaszt fuj fekez csatlak',
  ]),
  ...['ad le', 'eg(?![a-z])', 'fog(?![a-z])', 'jar(?![a-z])', 'all (?:meg|le)'],
];

/**
 * Says that something is broken. A network that somebody has not got is one, too, but not the one that a stay need not have
 * ('nem baj, ha nincs wifi').
 */
export const trouble = new RegExp(
  `(?<![a-z])(?:${signs.join('|')}|(?<!ha )nincs (?:(?:inter)?net|wifi)|(?:nem|sem?) (?:${failures.join('|')}))`,
);
