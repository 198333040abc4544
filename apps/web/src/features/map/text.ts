/** The map's Hungarian texts. */
export const text = {
  label: (place: string) => `Térkép: ${place}. A nyilakkal mozgatható, a + és − billentyűvel nagyítható.`,
  pin: 'A hirdetés helye: a nyilakkal mozgatható',
  pinLabel: 'Térkép a hirdetés helyével. A jelölő a Tab billentyűvel érhető el, és a nyilakkal mozgatható.',
  noPinLabel:
    'Térkép a hirdetés helyének megjelöléséhez. A nyilakkal mozgatható, az Enter a közepére tesz jelölőt.',
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  /** GeoNames requires this wherever its positions are shown. */
  attribution: 'Településadatok: GeoNames (CC BY 4.0)',
  /** The licence of the waters asks for it, and what the map cannot know is said. */
  groundAttribution:
    'vizek: GSHHG (LGPL), határok: Natural Earth. Az utak vázlatosak, a dőlt betűs nevek helye hozzávetőleges.',
  searchLabel:
    'Találatok a térképen. A nyilakkal mozgatható, a + és − billentyűvel nagyítható; a jelölések között a Tab lépked.',
  searchHere: 'Keresés ezen a területen',
  draw: 'Terület rajzolása',
  cancelDrawing: 'Mégsem rajzolok',
  howToDraw: 'Rajzold körbe a területet egy vonallal, egérrel vagy ujjal!',
  tooFewCorners: 'Ez túl kicsi, rajzolj körbe nagyobb területet!',
  interrupted: 'Megszakadt a rajzolás, kezdd újra!',
  cluster: (count: string) => `${count} hirdetés, nagyítás`,
  /** Of a cluster that cannot be zoomed into any more: its listings become the list. */
  clusterList: (count: string) => `${count} hirdetés, keresés ezen a helyen`,
  listings: (count: string) => `${count} hirdetés`,
  samePoint: (count: string) => `${count} hirdetés egy helyen`,
  approximatePlace: 'Hozzávetőleges hely',
  middleOfCoverage: 'A munkaterület közepe',
} as const;
