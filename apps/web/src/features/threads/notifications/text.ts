import { dailyMailHour } from '@piacter/contracts/threads/values';

/** Hungarian texts of the settings of notifications. */
export const text = {
  title: 'Értesítések',
  sub: 'Mikor írjunk e-mailt arról, hogy olvasatlan üzeneted van?',
  back: 'Vissza az üzenetekhez',
  loading: 'Beállítások betöltése…',
  kinds: 'Mikor írjunk?',
  /** What stands before what a thread is about. */
  listing: 'Hirdetés: ',
  frequencies: {
    instant: 'Azonnal (néhány perc után)',
    hourly: 'Óránként',
    daily: `Naponta, ${dailyMailHour} órakor`,
    never: 'Soha',
  },
  hint: 'Egy beszélgetésről naponta legfeljebb egy levelet küldünk, amíg el nem olvasod. Az üzeneteket az oldalon mindig látod.',
  quiet: 'Csendes időszak',
  quietHint: 'Ilyenkor nem küldünk levelet, csak utána. Hagyd üresen, ha bármikor írhatunk!',
  from: 'Ettől',
  to: 'Eddig',
  save: 'Mentés',
} as const;
