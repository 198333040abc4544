import { foldText } from '../reference/fold-text.ts';
import type { Random } from './random.ts';

const split = (words: string) => words.split('|');

const lastNames =
  'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Pintér Fodor Orsós Szalai Sipos Magyar Lukács Gulyás Bíró Király Katona László Jakab Bogdán Balog Sándor Boros Fazekas Kelemen Antal Somogyi Váradi Fülöp Orosz Vincze Veres Hegedűs Budai Deák Pap Bálint Pál Illés Szőke Vörös Vass Bognár Lengyel Fábián Bodnár Szücs Hajdu Halász Jónás Kozma Máté Székely Gáspár Pásztor Bakos Dudás Major Virág Hegedüs Novák Soós Tamás Barna Benkő Csonka Erdős Kerekes Dobos Nemes Borbély Szekeres Végh'.split(
    ' ',
  );
const womensNames =
  'Mária Erzsébet Katalin Éva Ilona Anna Zsuzsanna Margit Judit Ágnes Andrea Julianna Ildikó Erika Krisztina Irén Eszter Mónika Edit Gabriella Szilvia Anita Anikó Viktória Magdolna Márta Tímea Tünde Nikolett Csilla Réka Dóra Petra Renáta Bernadett Orsolya Zsófia Noémi Boglárka Hajnalka Kinga Emese Enikő Gyöngyi Beáta'.split(
    ' ',
  );
const mensNames =
  'László István József Zoltán János Ferenc Sándor Attila Gábor Tamás Péter Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dániel Krisztián Norbert Ádám Antal Dávid Miklós Ákos Márk Bence Máté Szabolcs Levente Gergely Zsolt Viktor Roland Árpád Bálint Dezső Kornél Barnabás'.split(
    ' ',
  );

export interface Person {
  firstName: string;
  lastName: string;
  /** Folded name for e-mail addresses: szabo.judit */
  mailName: string;
  mobile: string;
}

export function person(random: Random): Person {
  const lastName = random.pick(lastNames);
  const firstName = random.pick(random.chance(0.52) ? womensNames : mensNames);
  return {
    firstName,
    lastName,
    mailName: `${foldText(lastName)}.${foldText(firstName)}`,
    mobile: `+36 ${random.pick([20, 30, 70])} ${random.int(200, 999)} ${random.int(1000, 9999)}`,
  };
}

const houseNames = split(
  'Kulcspont|Négy Fal|Ligetház|Otthonvonal|Várkapu|Dunapart|Borostyán|Téglaház|Alaprajz|Hetedik Kerület|Zöldudvar|Körtér',
);

/** Names of firms and what they do, by trade; as many of each, so that all trades draw alike. */
const firms = {
  agency: { names: houseNames, trades: split('Ingatlan|Ingatlaniroda|Ingatlanközvetítő') },
  developer: { names: houseNames, trades: split('Építő|Invest|Fejlesztő|Lakópark|Vagyonkezelő') },
  host: {
    names: split(
      'Napút|Vándorbot|Partfény|Lombkorona|Zöldhalom|Tópart|Borostyán|Hársfasor|Völgyhíd|Fehér Vitorla|Harangláb|Mezővirág',
    ),
    trades: split('Vendéglátó|Turisztika|Üdültető|Szállás|Vendégház'),
  },
  professional: {
    names: split(
      'Mesterkéz|Fürge|Biztos Pont|Lendület|Hármas|Körtér|Derékszög|Napi Rend|Jó Munka|Ezermester|Kéznél|Pontos',
    ),
    trades: split('Szolgáltató|Műhely|Csoport|Szerviz|Mester'),
  },
} as const;
export type FirmTrade = keyof typeof firms;

/** A fictitious name of a firm: 'Kulcspont Ingatlan Kft.'. */
export function firmName(random: Random, trade: FirmTrade): string {
  const { names, trades } = firms[trade];
  const name = random.pick(names);
  const kind = random.pick(trades);
  return `${name} ${kind} ${trade === 'agency' ? 'Kft.' : random.pick(['Kft.', 'Kft.', 'Zrt.'])}`;
}

export const taxNumber = (random: Random): string =>
  `${random.int(10_000_000, 32_000_000)}-${random.int(1, 2)}-${String(random.int(2, 44)).padStart(2, '0')}`;
