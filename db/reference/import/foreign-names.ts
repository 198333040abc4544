/**
 * Hungarian names of settlements abroad, as 'GeoNames name=Hungarian name'. GeoNames has some capitals in English. Other
 * places keep their local name.
 */
const names: Record<string, string> = {
  AT: 'Vienna=Bécs;Graz=Grác;Wiener Neustadt=Bécsújhely;Eisenstadt=Kismarton;Neusiedl am See=Nezsider;Oberwart=Felsőőr;Mattersburg=Nagymarton;Parndorf=Pándorfalu;Bruck an der Leitha=Lajtabruck;Rust=Ruszt;Güssing=Németújvár;Oberpullendorf=Felsőpulya',
  SK: 'Bratislava=Pozsony;Košice=Kassa;Prešov=Eperjes;Nitra=Nyitra;Žilina=Zsolna;Banská Bystrica=Besztercebánya;Trnava=Nagyszombat;Trenčín=Trencsén;Martin=Turócszentmárton;Poprad=Poprád;Prievidza=Privigye;Zvolen=Zólyom;Nové Zámky=Érsekújvár;Michalovce=Nagymihály;Spišská Nová Ves=Igló;Levice=Léva;Komárno=Révkomárom;Humenné=Homonna;Bardejov=Bártfa;Liptovský Mikuláš=Liptószentmiklós;Lučenec=Losonc;Pezinok=Bazin;Dunajská Streda=Dunaszerdahely;Šaľa=Vágsellye;Rimavská Sobota=Rimaszombat;Galanta=Galánta;Rožňava=Rozsnyó;Senec=Szenc;Kežmarok=Késmárk;Trebišov=Tőketerebes;Štúrovo=Párkány;Šamorín=Somorja;Veľký Krtíš=Nagykürtös;Kolárovo=Gúta;Šahy=Ipolyság;Fiľakovo=Fülek;Kráľovský Chlmec=Királyhelmec;Želiezovce=Zselíz;Hurbanovo=Ógyalla;Veľký Meder=Nagymegyer;Moldava nad Bodvou=Szepsi;Tornaľa=Tornalja;Banská Štiavnica=Selmecbánya;Levoča=Lőcse;Piešťany=Pöstyén;Topoľčany=Nagytapolcsány;Ružomberok=Rózsahegy;Malacky=Malacka;Hlohovec=Galgóc;Čadca=Csaca',
  RO: 'Bucharest=Bukarest;Cluj-Napoca=Kolozsvár;Timişoara=Temesvár;Braşov=Brassó;Oradea=Nagyvárad;Târgu-Mureş=Marosvásárhely;Baia Mare=Nagybánya;Satu Mare=Szatmárnémeti;Sibiu=Nagyszeben;Constanţa=Konstanca;Deva=Déva;Hunedoara=Vajdahunyad;Alba Iulia=Gyulafehérvár;Zalău=Zilah;Sfântu Gheorghe=Sepsiszentgyörgy;Miercurea-Ciuc=Csíkszereda;Odorheiu Secuiesc=Székelyudvarhely;Gheorgheni=Gyergyószentmiklós;Târgu Secuiesc=Kézdivásárhely;Turda=Torda;Dej=Dés;Mediaş=Medgyes;Sighişoara=Segesvár;Reghin=Szászrégen;Bistriţa=Beszterce;Salonta=Nagyszalonta;Carei=Nagykároly;Lugoj=Lugos;Reşiţa=Resicabánya;Petroşani=Petrozsény;Aiud=Nagyenyed;Gherla=Szamosújvár;Făgăraş=Fogaras;Sighetu Marmaţiei=Máramarossziget;Marghita=Margitta;Sovata=Szováta;Covasna=Kovászna;Târnăveni=Dicsőszentmárton;Cristuru Secuiesc=Székelykeresztúr;Şimleu Silvaniei=Szilágysomlyó;Câmpia Turzii=Aranyosgyéres;Luduş=Marosludas;Topliţa=Maroshévíz;Baraolt=Barót;Vlăhiţa=Szentegyháza;Bacău=Bákó;Galaţi=Galac;Craiova=Krajova;Iaşi=Jászvásár;Sânnicolau Mare=Nagyszentmiklós;Caransebeş=Karánsebes;Orăştie=Szászváros;Blaj=Balázsfalva;Săcele=Négyfalu;Năsăud=Naszód;Huedin=Bánffyhunyad;Beiuş=Belényes;Valea lui Mihai=Érmihályfalva;Simeria=Piski;Hațeg=Hátszeg;Jimbolia=Zsombolya;Beclean=Bethlen;Sebeș=Szászsebes;Cugir=Kudzsir;Codlea=Feketehalom;Râșnov=Barcarozsnyó;Zărnești=Zernest;Cisnădie=Nagydisznód;Avrig=Felek;Agnita=Szentágota;Ocna Mureș=Marosújvár;Iernut=Radnót;Negrești-Oaș=Avasfelsőfalu;Tășnad=Tasnád;Jibou=Zsibó;Seini=Szinérváralja;Baia Sprie=Felsőbánya;Vișeu de Sus=Felsővisó;Borșa=Borsa;Aleșd=Élesd;Ineu=Borosjenő;Lipova=Lippa;Curtici=Kürtös;Nădlac=Nagylak;Pecica=Pécska;Chișineu-Criș=Kisjenő;Întorsura Buzăului=Bodzaforduló;Oravița=Oravicabánya;Orșova=Orsova;Petrila=Petrilla;Zlatna=Zalatna;Brad=Brád;Sântana=Újszentanna',
  HR: 'Zagreb=Zágráb;Osijek=Eszék;Rijeka=Fiume;Varaždin=Varasd;Karlovac=Károlyváros;Čakovec=Csáktornya;Vukovar=Vukovár;Sisak=Sziszek;Koprivnica=Kapronca;Bjelovar=Belovár;Virovitica=Verőce;Požega=Pozsega;Đakovo=Diakovár;Beli Manastir=Pélmonostor;Križevci=Kőrös;Senj=Zengg;Opatija=Abbázia;Crikvenica=Cirkvenica;Dakovo=Diakovár',
  SI: 'Lendava=Lendva;Murska Sobota=Muraszombat;Koper=Koper',
  RS: 'Belgrade=Belgrád;Novi Sad=Újvidék;Subotica=Szabadka;Zrenjanin=Nagybecskerek;Pančevo=Pancsova;Kikinda=Nagykikinda;Sombor=Zombor;Senta=Zenta;Ada=Ada;Bečej=Óbecse;Kanjiža=Magyarkanizsa;Bačka Topola=Topolya;Apatin=Apatin;Vrbas=Verbász;Sremska Mitrovica=Szávaszentdemeter;Vršac=Versec;Temerin=Temerin;Novi Bečej=Törökbecse;Horgoš=Horgos;Mali Iđoš=Kishegyes;Bačka Palanka=Palánka;Kula=Kúla;Ruma=Ruma;Inđija=Ingyia;Niš=Nis;Palić=Palics;Čoka=Csóka;Novi Kneževac=Törökkanizsa;Mol=Mohol;Bajmok=Bajmok;Stara Pazova=Ópazova',
  UA: 'Kyiv=Kijev;Uzhhorod=Ungvár;Mukacheve=Munkács;Mukachevo=Munkács;Berehove=Beregszász;Khust=Huszt;Vynohradiv=Nagyszőlős;Chop=Csap;Svalyava=Szolyva;Rakhiv=Rahó;Tiachiv=Técső;Tyachiv=Técső;Irshava=Ilosva;Perechyn=Perecseny;Solotvyno=Aknaszlatina;Lviv=Lemberg;Odesa=Odessza;Odessa=Odessza;Kharkiv=Harkiv;Uzhgorod=Ungvár;Kryvyy Rih=Krivij Rih;Mykolayiv=Mikolajiv;Luhansk=Luhanszk;Donetsk=Donyeck;Vinnytsya=Vinnicja;Makiivka=Makijivka;Simferopol=Szimferopol;Sevastopol=Szevasztopol;Chernihiv=Csernyihiv;Kherson=Herszon;Khmelnytskyi=Hmelnickij;Cherkasy=Cserkaszi;Chernivtsi=Csernyivci;Zhytomyr=Zsitomir;Sumy=Szumi;Kamyanske=Kamjanszke;Kropyvnytskyy=Kropivnickij;Kremenchuk=Kremencsuk;Lutsk=Luck;Bila Tserkva=Bila Cerkva;Kerch=Kercs;Kramatorsk=Kramatorszk;Brovary=Brovari;Sloviansk=Szlovjanszk;Berdyansk=Bergyanszk;Yevpatoriya=Jevpatorija;Alchevsk=Alcsevszk;Kamianets-Podilskyi=Kamjanec-Podilszkij;Lysychansk=Liszicsanszk;Yalta=Jalta;Drohobych=Drohobics;Izmail=Izmajil;Kolomyia=Kolomija;Stryi=Sztrij;Sievierodonetsk=Szjeverodoneck;Dnipro=Dnyipro;Zaporizhzhya=Zaporizzsja;Zaporizhia=Zaporizzsja',
  CZ: 'Prague=Prága;Brno=Brno;Pilsen=Plzeň',
  PL: 'Warsaw=Varsó;Kraków=Krakkó',
  DE: 'Munich=München;Nuremberg=Nürnberg;Köln=Köln;Cologne=Köln;Leipzig=Lipcse;Dresden=Drezda;Hannover=Hannover;Hanover=Hannover;Bremen=Bréma;Frankfurt am Main=Frankfurt am Main',
  IT: 'Rome=Róma;Milan=Milánó;Naples=Nápoly;Turin=Torino;Florence=Firenze;Venice=Velence;Genoa=Genova;Padova=Padova;Trieste=Trieszt;Syracuse=Szirakúza',
  CH: 'Genève=Genf;Geneva=Genf;Lucerne=Luzern;Sankt Gallen=Sankt Gallen',
  ES: 'Seville=Sevilla;Gasteiz / Vitoria=Vitoria-Gasteiz;Donostia / San Sebastián=San Sebastián;Cadiz=Cádiz;Palma=Palma de Mallorca',
};

/** Parts of cities that the source lists as separate places. */
const cityParts = new Set(
  `Straßgang;Viktring;Neu-Guntramsdorf;Hafendorf;Deuchendorf;Mühlau;Wölfnitz;Landskron;Taxach;Neualm;Stadl-Traun;Gainfarn
Möllersdorf;Pottschach;Jarovce;Kavečany;Devínska Nová Ves;Sesvete;Mokotów;Praga Południe;Praga Północ;Ursynów;Wola
Bielany;Śródmieście;Białołeka;Białołęka;Targówek;Bemowo;Ochota;Wawer;Żoliborz;Ursus;Fordon;Nowa Huta
Acilia-Castel Fusano-Ostia Antica;Lido di Ostia;Fuorigrotta;Ponticelli;Pianura;Ciudad Lineal;Chamartín;Campiña
Stadt Winterthur (Kreis 1);Seen (Kreis 3);Littau;Jona`.split(/[;\n]/),
);

/** Replaces the cedillas that the source has in some Romanian names by the correct commas below. */
const withCommas = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (letter) => ({ ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' })[letter] ?? letter);

const localName = (country: string, name: string) =>
  country === 'RO' ? withCommas(name) : name.normalize('NFC');

const hungarianNames = new Map(
  Object.entries(names).flatMap(([country, list]) =>
    list.split(';').map((entry): [string, string] => {
      const [local = '', hungarian = ''] = entry.split('=');
      return [`${country}.${localName(country, local)}`, hungarian];
    }),
  ),
);

export const isCityPart = (name: string): boolean => cityParts.has(name);

/**
 * Resolves names of places passed in descending order of size: only the largest place of a name gets the Hungarian name,
 * and counts as known in Hungary whatever its size; others of that name keep the local one.
 */
export function createNameResolver(country: string) {
  const used = new Set<string>();
  return (name: string): { name: string; isKnown: boolean } => {
    const local = localName(country, name);
    const hungarian = hungarianNames.get(`${country}.${local}`);
    if (!hungarian || used.has(hungarian)) return { name: local, isKnown: false };
    used.add(hungarian);
    return { name: hungarian, isKnown: true };
  };
}
