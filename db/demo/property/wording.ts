import { article, formatFigure, inYear, numberWords, toPossessivePlace } from '../wording.ts';
import type { PropertyDraft } from './draft.ts';

const formatRooms = ({ roomNumber, halfRoomNumber }: PropertyDraft): string => {
  const whole = numberWords[roomNumber ?? 1] ?? 'több';
  if (!halfRoomNumber) return `${whole}szobás`;
  return halfRoomNumber === 1 ? `${whole} és fél szobás` : `${roomNumber} + ${halfRoomNumber} szobás`;
};

const formatFloor = ({ floorNumber }: PropertyDraft): string => {
  if (floorNumber === null || floorNumber === 'földszint') return 'a földszinten';
  return `${article(Number(floorNumber))} ${floorNumber}. emeleten`;
};

/** The values of the placeholders in a sentence. */
export function words(draft: PropertyDraft, year: number): Record<string, string> {
  const rooms = formatRooms(draft);
  const [area, site] = [draft.floorArea ?? 0, draft.siteArea ?? 0];
  return {
    of: toPossessivePlace(draft.place.name),
    area: formatFigure(area),
    aArea: `${article(area)} ${formatFigure(area)}`,
    site: formatFigure(site),
    aSite: `${article(site)} ${formatFigure(site)}`,
    rooms,
    aRooms: `${/^(egy|öt|1 |5 )/.test(rooms) ? 'az' : 'a'} ${rooms}`,
    floor: formatFloor(draft),
    year: inYear(year),
    kw: String(draft.solarPanelOutput ?? 0),
  };
}
