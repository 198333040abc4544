/** Messages of the accounts feature. */
export const text = {
  registered:
    'Köszönjük! Elküldtük e-mailben a linket, amellyel megerősítheted a regisztrációdat. Nézd meg a levélszemét mappát is.',
  activated: 'A regisztrációdat megerősítetted, most már bejelentkezhetsz.',
  activatedBefore:
    'Ezt a fiókot már megerősítetted, bejelentkezhetsz. Ha nem tudod a jelszavadat, kérj újat!',
  twoFactorMailed: 'Elküldtük e-mailben a bejelentkezési linket. Nyisd meg, és már bent is vagy.',
  signedOut: 'Kijelentkeztél.',
  twoFactorOn: 'Bekapcsoltad a kétlépcsős bejelentkezést.',
  twoFactorOff: 'Kikapcsoltad a kétlépcsős bejelentkezést.',
  emailMailed: 'Elküldtük az új címre a megerősítő linket. A változás a link megnyitásakor lép életbe.',
  emailChanged: 'Az e-mail-címed megváltozott.',
  emailChangedBefore: 'Ezt az e-mail-címet már megerősítetted, ezzel jelentkezhetsz be.',
  emailTaken: 'Ezzel az e-mail-címmel időközben másik fiók jött létre, adj meg másikat!',
  sameEmail: 'Most is ez az e-mail-címed, adj meg másikat!',
  passwordChanged: 'A jelszavad megváltozott.',
  wrongPassword: 'A jelszó hibás, írd be újra!',
  notRegisteredPassword: 'Nem ezzel a jelszóval regisztráltak. Írd be újra, vagy állíts be újat!',
  wrongCurrentPassword: 'A jelenlegi jelszó hibás, írd be újra!',
  forgotten: 'Ha van ilyen fiók, elküldtük e-mailben a linket, amellyel új jelszót állíthatsz be.',
  blocked: (reason: string) =>
    `A fiókodat letiltottuk. Indoklás: ${reason} Ha szerinted ez tévedés, írj az üzemeltetőnek!`,
  alreadyActive: 'Ezt a fiókot már megerősítették, nincs mit újra küldeni. Frissítsd az oldalt!',
  activationMailed: 'Újra elküldtük a megerősítő linket. Nézd meg a levélszemét mappát is.',
  linkMailedOften:
    'Erre a címre az előbb már többször küldtünk linket. Nézd meg a levélszemét mappát, vagy próbáld újra később!',
  passwordReset: 'Beállítottad az új jelszavadat, jelentkezz be vele.',
} as const;

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('\n');

/** Security notices, which have no templates of the admin. */
export const notices = {
  alreadyRegistered: {
    subject: 'Már van fiókod a Piactéren',
    content: paragraphs(
      'Szia, {name}!',
      'Ezzel az e-mail-címmel most regisztrálni próbáltak, de már van fiókod. Jelentkezz be, vagy ha elfelejtetted a jelszavadat, kérj újat!',
      '<a href="{url}">Bejelentkezés</a>',
      'Ha nem te voltál, nincs teendőd.',
    ),
  },
  emailAlreadyUsed: {
    subject: 'Már van fiókod a Piactéren',
    content: paragraphs(
      'Szia, {name}!',
      'Ezt az e-mail-címet egy másik fiókhoz szerették volna beállítani, de már a te fiókodhoz tartozik. Ha te voltál, jelentkezz be ezzel a címmel.',
      '<a href="{url}">Bejelentkezés</a>',
      'Ha nem te voltál, nincs teendőd.',
    ),
  },
  emailChangeAsked: {
    subject: 'Az e-mail-címed módosítását kérték',
    content: paragraphs(
      'Szia, {name}!',
      'A fiókod e-mail-címét erre szeretnék módosítani: <strong>{title}</strong>. A változás akkor lép életbe, amikor az új címre küldött linket megnyitják.',
      'Ha nem te kérted, változtasd meg a jelszavadat!',
      '<a href="{url}">Új jelszó kérése</a>',
    ),
  },
  passwordChanged: {
    subject: 'Megváltozott a jelszavad',
    content: paragraphs(
      'Szia, {name}!',
      'A fiókod jelszava most megváltozott, a többi eszközödön kijelentkeztettünk. Ha nem te voltál, kérj azonnal új jelszót!',
      '<a href="{url}">Új jelszó kérése</a>',
    ),
  },
} as const;
