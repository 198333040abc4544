/**
 * Settlements abroad that people in Hungary know by a Hungarian name: GeoNames' name=ours.
 * GeoNames has some capitals in English; every other place keeps its local name.
 */
const names: Record<string, string> = {
  AT: 'Vienna=Bécs;Graz=Grác;Wiener Neustadt=Bécsújhely;Eisenstadt=Kismarton;Neusiedl am See=Nezsider;Oberwart=Felsőőr;Mattersburg=Nagymarton;Parndorf=Pándorfalu;Bruck an der Leitha=Lajtabruck;Rust=Ruszt;Güssing=Németújvár;Oberpullendorf=Felsőpulya',
  SK: 'Bratislava=Pozsony;Košice=Kassa;Prešov=Eperjes;Nitra=Nyitra;Žilina=Zsolna;Banská Bystrica=Besztercebánya;Trnava=Nagyszombat;Trenčín=Trencsén;Martin=Turócszentmárton;Poprad=Poprád;Prievidza=Privigye;Zvolen=Zólyom;Nové Zámky=Érsekújvár;Michalovce=Nagymihály;Spišská Nová Ves=Igló;Levice=Léva;Komárno=Révkomárom;Humenné=Homonna;Bardejov=Bártfa;Liptovský Mikuláš=Liptószentmiklós;Lučenec=Losonc;Pezinok=Bazin;Dunajská Streda=Dunaszerdahely;Šaľa=Vágsellye;Rimavská Sobota=Rimaszombat;Galanta=Galánta;Rožňava=Rozsnyó;Senec=Szenc;Kežmarok=Késmárk;Trebišov=Tőketerebes;Štúrovo=Párkány;Šamorín=Somorja;Veľký Krtíš=Nagykürtös;Kolárovo=Gúta;Šahy=Ipolyság;Fiľakovo=Fülek;Kráľovský Chlmec=Királyhelmec;Želiezovce=Zselíz;Hurbanovo=Ógyalla;Veľký Meder=Nagymegyer;Moldava nad Bodvou=Szepsi;Tornaľa=Tornalja;Banská Štiavnica=Selmecbánya;Levoča=Lőcse;Piešťany=Pöstyén;Topoľčany=Nagytapolcsány;Ružomberok=Rózsahegy;Malacky=Malacka;Hlohovec=Galgóc;Čadca=Csaca',
  RO: 'Bucharest=Bukarest;Cluj-Napoca=Kolozsvár;Timişoara=Temesvár;Braşov=Brassó;Oradea=Nagyvárad;Târgu-Mureş=Marosvásárhely;Baia Mare=Nagybánya;Satu Mare=Szatmárnémeti;Sibiu=Nagyszeben;Constanţa=Konstanca;Deva=Déva;Hunedoara=Vajdahunyad;Alba Iulia=Gyulafehérvár;Zalău=Zilah;Sfântu Gheorghe=Sepsiszentgyörgy;Miercurea-Ciuc=Csíkszereda;Odorheiu Secuiesc=Székelyudvarhely;Gheorgheni=Gyergyószentmiklós;Târgu Secuiesc=Kézdivásárhely;Turda=Torda;Dej=Dés;Mediaş=Medgyes;Sighişoara=Segesvár;Reghin=Szászrégen;Bistriţa=Beszterce;Salonta=Nagyszalonta;Carei=Nagykároly;Lugoj=Lugos;Reşiţa=Resicabánya;Petroşani=Petrozsény;Aiud=Nagyenyed;Gherla=Szamosújvár;Făgăraş=Fogaras;Sighetu Marmaţiei=Máramarossziget;Marghita=Margitta;Sovata=Szováta;Covasna=Kovászna;Târnăveni=Dicsőszentmárton;Cristuru Secuiesc=Székelykeresztúr;Şimleu Silvaniei=Szilágysomlyó;Câmpia Turzii=Aranyosgyéres;Luduş=Marosludas;Topliţa=Maroshévíz;Baraolt=Barót;Vlăhiţa=Szentegyháza;Bacău=Bákó;Galaţi=Galac;Craiova=Krajova;Iaşi=Jászvásár;Sânnicolau Mare=Nagyszentmiklós;Caransebeş=Karánsebes;Orăştie=Szászváros;Blaj=Balázsfalva;Săcele=Négyfalu;Năsăud=Naszód;Huedin=Bánffyhunyad;Beiuş=Belényes;Valea lui Mihai=Érmihályfalva;Arad=Arad',
  HR: 'Zagreb=Zágráb;Osijek=Eszék;Rijeka=Fiume;Varaždin=Varasd;Karlovac=Károlyváros;Čakovec=Csáktornya;Vukovar=Vukovár;Sisak=Sziszek;Koprivnica=Kapronca;Bjelovar=Belovár;Virovitica=Verőce;Požega=Pozsega;Đakovo=Diakovár;Beli Manastir=Pélmonostor;Križevci=Kőrös;Senj=Zengg;Opatija=Abbázia;Crikvenica=Cirkvenica;Dakovo=Diakovár',
  SI: 'Lendava=Lendva;Murska Sobota=Muraszombat;Koper=Koper',
  RS: 'Belgrade=Belgrád;Novi Sad=Újvidék;Subotica=Szabadka;Zrenjanin=Nagybecskerek;Pančevo=Pancsova;Kikinda=Nagykikinda;Sombor=Zombor;Senta=Zenta;Ada=Ada;Bečej=Óbecse;Kanjiža=Magyarkanizsa;Bačka Topola=Topolya;Apatin=Apatin;Vrbas=Verbász;Sremska Mitrovica=Szávaszentdemeter;Vršac=Versec;Temerin=Temerin;Novi Bečej=Törökbecse;Horgoš=Horgos;Mali Iđoš=Kishegyes;Bačka Palanka=Palánka;Kula=Kúla;Ruma=Ruma;Inđija=Ingyia;Niš=Nis;Palić=Palics;Čoka=Csóka;Novi Kneževac=Törökkanizsa;Mol=Mohol;Bajmok=Bajmok;Stara Pazova=Ópazova',
  UA: 'Kyiv=Kijev;Uzhhorod=Ungvár;Mukacheve=Munkács;Mukachevo=Munkács;Berehove=Beregszász;Khust=Huszt;Vynohradiv=Nagyszőlős;Chop=Csap;Svalyava=Szolyva;Rakhiv=Rahó;Tiachiv=Técső;Tyachiv=Técső;Irshava=Ilosva;Perechyn=Perecseny;Solotvyno=Aknaszlatina;Lviv=Lemberg;Odesa=Odessza;Odessa=Odessza;Kharkiv=Harkiv;Dnipro=Dnyipro;Zaporizhzhya=Zaporizzsja;Zaporizhia=Zaporizzsja',
  CZ: 'Prague=Prága;Brno=Brno;Pilsen=Plzeň',
  PL: 'Warsaw=Varsó;Kraków=Krakkó',
  DE: 'Munich=München;Nuremberg=Nürnberg;Köln=Köln;Cologne=Köln;Leipzig=Lipcse;Dresden=Drezda;Hannover=Hannover;Hanover=Hannover;Bremen=Bréma;Frankfurt am Main=Frankfurt am Main',
  IT: 'Rome=Róma;Milan=Milánó;Naples=Nápoly;Turin=Torino;Florence=Firenze;Venice=Velence;Genoa=Genova;Padova=Padova;Trieste=Trieszt;Syracuse=Szirakúza',
  CH: 'Genève=Genf;Geneva=Genf;Lucerne=Luzern;Sankt Gallen=Sankt Gallen',
  ES: 'Sevilla=Sevilla;Seville=Sevilla',
};

const byName = new Map(
  Object.entries(names).flatMap(([country, list]) =>
    list.split(';').map((entry): [string, string] => {
      const [local = '', hungarian = ''] = entry.split('=');
      return [`${country}.${local.normalize('NFC')}`, hungarian];
    }),
  ),
);

/** The name that is shown in Hungary. Romanian cedillas become the commas that the language is written with. */
export const shownName = (country: string, name: string): string =>
  byName.get(`${country}.${name}`) ??
  (country === 'RO'
    ? name.replace(/[şţŞŢ]/g, (letter) => ({ ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' })[letter] ?? letter)
    : name);

/** Whether people in Hungary look for the place however small it is. */
export const isKnownInHungary = (country: string, name: string): boolean => byName.has(`${country}.${name}`);
