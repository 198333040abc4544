/** Hungarian names of first-level divisions by country and GeoNames code: 'code=name' separated by semicolons. */
const names: Record<string, string> = {
  AT: '01=Burgenland;02=Karintia;03=Alsó-Ausztria;04=Felső-Ausztria;05=Salzburg tartomány;06=Stájerország;07=Tirol;08=Vorarlberg;09=Bécs tartomány',
  SK: '01=Besztercebányai kerület;02=Pozsonyi kerület;03=Kassai kerület;04=Nyitrai kerület;05=Eperjesi kerület;06=Trencséni kerület;07=Nagyszombati kerület;08=Zsolnai kerület',
  RO: '01=Fehér megye;02=Arad megye;03=Argeș megye;04=Bákó megye;05=Bihar megye;06=Beszterce-Naszód megye;07=Botoșani megye;08=Brăila megye;09=Brassó megye;10=Bukarest;11=Buzău megye;12=Krassó-Szörény megye;13=Kolozs megye;14=Konstanca megye;15=Kovászna megye;16=Dâmbovița megye;17=Dolj megye;18=Galac megye;19=Gorj megye;20=Hargita megye;21=Hunyad megye;22=Ialomița megye;23=Iași megye;25=Máramaros megye;26=Mehedinți megye;27=Maros megye;28=Neamț megye;29=Olt megye;30=Prahova megye;31=Szilágy megye;32=Szatmár megye;33=Szeben megye;34=Suceava megye;35=Teleorman megye;36=Temes megye;37=Tulcea megye;38=Vaslui megye;39=Vâlcea megye;40=Vrancea megye;41=Călărași megye;42=Giurgiu megye;43=Ilfov megye',
  HR: '01=Belovár-Bilogora megye;02=Bród-Szávamente megye;03=Dubrovnik-Neretva megye;04=Isztria megye;05=Károlyváros megye;06=Kapronca-Kőrös megye;07=Krapina-Zagorje megye;08=Lika-Zengg megye;09=Muraköz megye;10=Eszék-Baranya megye;11=Pozsega-Szlavónia megye;12=Tengermellék-Hegyvidék megye;13=Šibenik-Knin megye;14=Sziszek-Moslavina megye;15=Split-Dalmácia megye;16=Varasd megye;17=Verőce-Drávamente megye;18=Vukovár-Szerém megye;19=Zadar megye;20=Zágráb megye;21=Zágráb város',
  RS: 'VO=Vajdaság;SE=Közép-Szerbia',
  UA: '01=Cserkaszi terület;02=Csernyihivi terület;03=Csernyivci terület;04=Dnyipropetrovszki terület;05=Donecki terület;06=Ivano-frankivszki terület;07=Harkivi terület;08=Herszoni terület;09=Hmelnickiji terület;10=Kirovohradi terület;11=Krím;12=Kijev város;13=Kijevi terület;14=Luhanszki terület;15=Lvivi terület;16=Mikolajivi terület;17=Odesszai terület;18=Poltavai terület;19=Rivnei terület;20=Szevasztopol város;21=Szumi terület;22=Ternopili terület;23=Vinnicjai terület;24=Volinyi terület;25=Kárpátalja;26=Zaporizzsjai terület;27=Zsitomiri terület',
  CZ: '52=Prága város;78=Dél-morvaországi kerület;79=Dél-csehországi kerület;80=Vysočina kerület;81=Karlovy Vary-i kerület;82=Hradec Králové-i kerület;83=Libereci kerület;84=Olomouci kerület;85=Morva-sziléziai kerület;86=Pardubicei kerület;87=Plzeňi kerület;88=Közép-csehországi kerület;89=Ústí nad Labem-i kerület;90=Zlíni kerület',
  PL: '72=Alsó-sziléziai vajdaság;73=Kujávia-pomerániai vajdaság;74=Łódźi vajdaság;75=Lublini vajdaság;76=Lubusi vajdaság;77=Kis-lengyelországi vajdaság;78=Mazóviai vajdaság;79=Opolei vajdaság;80=Kárpátaljai vajdaság;81=Podlasiei vajdaság;82=Pomerániai vajdaság;83=Sziléziai vajdaság;84=Szentkereszt vajdaság;85=Varmia-mazúriai vajdaság;86=Nagy-lengyelországi vajdaság;87=Nyugat-pomerániai vajdaság',
  DE: '01=Baden-Württemberg;02=Bajorország;03=Bréma tartomány;04=Hamburg tartomány;05=Hessen;06=Alsó-Szászország;07=Észak-Rajna-Vesztfália;08=Rajna-vidék-Pfalz;09=Saar-vidék;10=Schleswig-Holstein;11=Brandenburg;12=Mecklenburg-Elő-Pomeránia;13=Szászország;14=Szász-Anhalt;15=Türingia;16=Berlin tartomány',
  IT: '01=Abruzzo;02=Basilicata;03=Calabria;04=Campania;05=Emilia-Romagna;06=Friuli-Venezia Giulia;07=Lazio;08=Liguria;09=Lombardia;10=Marche;11=Molise;12=Piemont;13=Puglia;14=Szardínia;15=Szicília;16=Toszkána;17=Trentino-Dél-Tirol;18=Umbria;19=Valle d’Aosta;20=Veneto',
  CH: 'AG=Aargau kanton;AI=Appenzell Innerrhoden kanton;AR=Appenzell Ausserrhoden kanton;BE=Bern kanton;BL=Basel-Landschaft kanton;BS=Basel-Stadt kanton;FR=Fribourg kanton;GE=Genf kanton;GL=Glarus kanton;GR=Graubünden kanton;JU=Jura kanton;LU=Luzern kanton;NE=Neuchâtel kanton;NW=Nidwalden kanton;OW=Obwalden kanton;SG=Sankt Gallen kanton;SH=Schaffhausen kanton;SO=Solothurn kanton;SZ=Schwyz kanton;TG=Thurgau kanton;TI=Ticino kanton;UR=Uri kanton;VD=Vaud kanton;VS=Valais kanton;ZG=Zug kanton;ZH=Zürich kanton',
  ES: '07=Baleár-szigetek;27=La Rioja;29=Madrid autonóm közösség;31=Murcia;32=Navarra;34=Asztúria;39=Kantábria;51=Andalúzia;52=Aragónia;53=Kanári-szigetek;54=Kasztília-La Mancha;55=Kasztília és León;56=Katalónia;57=Extremadura;58=Galicia;59=Baszkföld;60=Valenciai közösség;CE=Ceuta;ML=Melilla',
};

const byCode = new Map(
  Object.entries(names).flatMap(([country, list]) =>
    list.split(';').map((entry): [string, string] => {
      const [code = '', name = ''] = entry.split('=');
      return [`${country}.${code}`, name];
    }),
  ),
);

/** The Hungarian name of a region; undefined for Slovenia, whose 212 municipalities are too small to be useful. */
export const foreignRegionName = (country: string, admin1: string): string | undefined =>
  byCode.get(`${country}.${admin1}`);
